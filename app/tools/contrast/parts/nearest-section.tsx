import { type CSSProperties, useMemo } from "react";
import type { Side } from "#app/tools/contrast/model.ts";
import {
  GOAL_OPTIONS,
  type Goal,
  goalText,
  measureSide,
  readPair,
  wantedGoal,
} from "#app/tools/contrast/reading.ts";
import { type ContrastTool, settledDocument } from "#app/tools/contrast/use-contrast.ts";
import { Button } from "#app/ui/button.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { CONTRAST_GOALS, type ContrastDocument } from "#domain/documents/contrast/contrast-document.ts";
import { leastAlpha } from "#engine/contrast/contrast-alpha.ts";
import { type PassingChange, smallestChange } from "#engine/contrast/contrast-nearest.ts";
import { formatDeltaE } from "#engine/difference/difference.ts";
import { formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";

const SIDES: readonly Side[] = ["text", "background"];

/** The smallest change of either side that reaches the next level, or the selected one. */
export function NearestSection({ tool }: { tool: ContrastTool }) {
  const settled = settledDocument(tool);
  const goal = wantedGoal(settled.goal, readPair(settled).ratio);
  return (
    <>
      <NativeSelect
        label="Contrast to reach"
        isLabelHidden
        fieldClassName="contrast-goal"
        value={settled.goal}
        options={GOAL_OPTIONS}
        onChange={(value) => {
          const chosen = CONTRAST_GOALS.find((known) => known === value);
          if (chosen !== undefined) tool.act({ type: "goal", goal: chosen });
        }}
      />
      {goal === undefined ? (
        <p className="field-hint contrast-reached">This pair reaches AAA, the highest level.</p>
      ) : (
        SIDES.map((side) => <Nearest key={side} side={side} goal={goal} document={settled} tool={tool} />)
      )}
    </>
  );
}

interface NearestProps {
  readonly side: Side;
  readonly goal: Goal;
  readonly document: ContrastDocument;
  readonly tool: ContrastTool;
}

function Nearest({ side, goal, document, tool }: NearestProps) {
  const { found, opaque } = useMemo(() => {
    const color = document[side];
    const measure = measureSide(side, document, goal.metric);
    const lessClear = leastAlpha(color, goal.least, measure);
    const kept = smallestChange(color, goal.least, measure);
    // If no color of this alpha passes, nor this color at any alpha, an opaque one of its hue may.
    const isLast = kept === undefined && lessClear === undefined;
    return {
      found: isLast ? smallestChange({ ...color, alpha: 1 }, goal.least, measure) : kept,
      opaque: lessClear,
    };
  }, [side, goal, document]);
  if (found?.direction === "none")
    return side === "text" ? (
      <p className="field-hint contrast-reached">
        This pair reaches {goal.name} as it is: {goalText(goal, found.contrast)}.
      </p>
    ) : null;
  return (
    <>
      {opaque !== undefined && (
        <Change
          side={side}
          goal={goal}
          document={document}
          tool={tool}
          {...opaque}
          name={`More opaque ${side}`}
        />
      )}
      {(found !== undefined || opaque === undefined) && (
        <Change
          side={side}
          goal={goal}
          document={document}
          tool={tool}
          {...found}
          name={titleOf(side, found)}
        />
      )}
    </>
  );
}

interface ChangeProps extends NearestProps {
  readonly name: string;
  /** Undefined if no color passes. */
  readonly color?: Color;
  readonly contrast?: number;
  readonly deltaE?: number;
}

/** A color that reaches the goal, as it would look, and the key that takes it. */
function Change({ side, goal, document, tool, name, color, contrast = 0, deltaE }: ChangeProps) {
  const shown = color && readPair({ ...document, [side]: color });
  return (
    <div className="contrast-nearest">
      <span
        className="contrast-aa"
        data-none={shown === undefined || undefined}
        aria-hidden="true"
        style={shown && ({ "--c": formatHex(shown.under), "--f": formatHex(shown.shown) } as CSSProperties)}
      >
        {shown && "Aa"}
      </span>
      <span className="min-w-0">
        <b>{name}</b>
        {color === undefined ? (
          <small>
            No {side} of this hue reaches {goal.name} here.
          </small>
        ) : (
          <span className="t-value" {...(deltaE !== undefined && { title: formatDeltaE(deltaE) })}>
            {formatHex(color).toUpperCase()}, {goalText(goal, contrast)}
            {deltaE !== undefined && <span className="sr-only">, a change of {formatDeltaE(deltaE)}</span>}
          </span>
        )}
      </span>
      {color !== undefined && (
        <Button
          size="s"
          aria-label={`Use ${name.toLowerCase()}`}
          onClick={() => tool.act({ type: "color", side, color })}
        >
          Use
        </Button>
      )}
    </div>
  );
}

function titleOf(side: Side, found: PassingChange | undefined): string {
  if (found === undefined) return side === "text" ? "Text" : "Background";
  return `${found.direction === "lighter" ? "Lighter" : "Darker"} ${side}`;
}
