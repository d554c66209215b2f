import { memo, type PointerEvent } from "react";
import { ColorField } from "#app/color/color-field.tsx";
import type { VisionChoice } from "#app/color/vision-choice.ts";
import type { VariablesAction } from "#app/tools/variables/model.ts";
import { Button, IconButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { mirrored } from "#engine/variables/row-colors.ts";
import { typedName } from "#engine/variables/variable-names.ts";
import type { VariableRow as Row } from "#engine/variables/variable-set.ts";
import { NameField } from "./name-field.tsx";
import { StepsControl } from "./steps-control.tsx";
import { VariableBand } from "./variable-band.tsx";

interface VariableRowProps {
  readonly row: Row;
  readonly index: number;
  readonly isHeld: boolean;
  readonly isOnly: boolean;
  /** The name as written in the selected language. */
  readonly written: string;
  /** A sentence if the written name equals another one. */
  readonly clash: string | undefined;
  readonly vision: VisionChoice;
  readonly problemOf: (index: number, name: string) => string | undefined;
  readonly act: (action: VariablesAction) => void;
  readonly onDragStart: (index: number, event: PointerEvent<HTMLElement>) => void;
}

/** One named color: its colors on the left, then name, values and steps. */
export const VariableRow = memo(function VariableRow(props: VariableRowProps) {
  const { row, index, written, clash, act, problemOf } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys of the fields inside
    <li
      className="variable-row"
      data-held={props.isHeld || undefined}
      onKeyDown={(event) => {
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (step === undefined || !event.altKey || event.target instanceof HTMLSelectElement) return;
        event.preventDefault();
        act({ type: "move", from: index, to: index + step });
      }}
    >
      <VariableBand row={row} vision={props.vision} />
      <IconButton
        icon="dots-six-vertical"
        label={`Move ${row.name}: drag, or Alt with the arrow keys`}
        size="s"
        className="variable-handle"
        onPointerDown={(event) => props.onDragStart(index, event)}
      />
      <div className="variable-name">
        <NameField
          label={`Name of color ${index + 1}`}
          isLabelHidden
          value={row.name}
          hint={written}
          tidy={typedName}
          problemOf={(name) => problemOf(index, name)}
          onCommit={(name) => act({ type: "rename", index, name })}
        />
        {row.refersTo !== undefined && (
          <p className="variable-refers">
            <Icon name="link-simple" size={14} />
            Follows {row.refersTo}
          </p>
        )}
        {clash !== undefined && (
          <p className="variable-clash" role="status">
            <Icon name="warning" size={14} />
            {clash}
          </p>
        )}
      </div>
      <div className="variable-light">
        <ColorField
          label={`Light value of ${row.name}`}
          isLabelHidden
          hasPicker
          color={row.color}
          onCommit={(color) => act({ type: "color", index, color })}
        />
      </div>
      <div className="variable-dark">
        {row.dark === undefined ? (
          <Button
            variant="ghost"
            aria-label={`Add a dark value to ${row.name}`}
            onClick={() => act({ type: "dark", index, color: mirrored(row.color) })}
          >
            <Icon name="plus" size={14} />
            Dark value
          </Button>
        ) : (
          <>
            <ColorField
              label={`Dark value of ${row.name}`}
              isLabelHidden
              hasPicker
              color={row.dark}
              onCommit={(color) => act({ type: "dark", index, color })}
            />
            <IconButton
              icon="x"
              size="s"
              label={`Remove the dark value of ${row.name}`}
              onClick={() => act({ type: "dark", index })}
            />
          </>
        )}
      </div>
      <StepsControl row={row} index={index} act={act} />
      <div className="variable-actions">
        <IconButton
          icon="copy"
          size="s"
          label={`Duplicate ${row.name}`}
          onClick={() => act({ type: "duplicate", index })}
        />
        <IconButton
          icon="trash"
          size="s"
          label={`Remove ${row.name}`}
          data-tip-side="end"
          disabled={props.isOnly}
          onClick={() => act({ type: "remove", index })}
        />
      </div>
    </li>
  );
});
