import { type CSSProperties, memo, type PointerEvent, type ReactNode, useRef } from "react";
import { useCopy } from "#app/color/use-copy.ts";
import { valueDrag } from "#app/color/value-drag.ts";
import type { PaletteAction } from "#app/tools/palette/model.ts";
import { IconButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Waiting } from "#app/ui/waiting.tsx";
import { MAX_COLORS, MIN_COLORS, type PaletteColor } from "#domain/documents/palette/palette-document.ts";
import { onColor } from "#engine/contrast/contrast.ts";
import { formatColor, formatHex } from "#engine/format/format.ts";
import { smallestGamut } from "#engine/gamut/gamut.ts";

interface ColumnProps {
  readonly id: number;
  readonly entry: PaletteColor;
  readonly index: number;
  readonly count: number;
  readonly name: string;
  /** The displayed color, possibly with simulated color vision. */
  readonly shownHex: string;
  /** Index of another color that is too similar. */
  readonly alikeTo: number | undefined;
  readonly isEdited: boolean;
  /** True during any drag, of this column or of a slider: the column's tools do not update. */
  readonly isDragged: boolean;
  readonly isShadesOpen: boolean;
  /** The open strip of shades. */
  readonly shades: ReactNode;
  readonly act: (action: PaletteAction) => void;
  readonly onEdit: (index: number) => void;
  readonly onShades: (index: number | undefined) => void;
  readonly onDragStart: (index: number, event: PointerEvent<HTMLElement>) => void;
}

/**
 * One color over the full height: lock and drag handle at the top, its tools below, name and values at the bottom.
 */
export const Column = memo(function Column(props: ColumnProps) {
  const { id, entry, index, count, name, shownHex, alikeTo, act, onDragStart, shades } = props;
  const hex = formatHex(entry.color).toUpperCase();
  const called = name === "" ? hex : name;
  const isPartLocked = entry.lockedHue || entry.lockedLightness || entry.lockedChroma;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys of the buttons inside
    <li
      className={`palette-column on-color-${onColor(entry.color)}`}
      style={{ "--c": shownHex, "--i": index } as CSSProperties}
      data-id={id}
      data-hex={shownHex}
      data-alpha={(entry.color.alpha ?? 1) < 1 || undefined}
      data-locked={entry.isLocked || undefined}
      data-open={props.isShadesOpen || props.isEdited || undefined}
      onKeyDown={(event) => {
        const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
        if (step === undefined || !event.altKey) return;
        event.preventDefault();
        act({ type: "move", from: index, to: index + step });
      }}
    >
      <Waiting isHeld={props.isDragged}>
        <div className="palette-column-top">
          <IconButton
            icon={entry.isLocked ? "lock-fill" : "lock-open"}
            label={`${entry.isLocked ? "Unlock" : "Lock"} ${called}`}
            aria-pressed={entry.isLocked}
            className="palette-tool palette-lock"
            iconSize={20}
            onClick={() => act({ type: "lock", index, part: "isLocked" })}
          />
          <IconButton
            icon="dots-six-vertical"
            label={`Move ${called}: drag, or Alt with the arrow keys`}
            className="palette-tool palette-drag"
            data-tip-side="end"
            onPointerDown={(event) => onDragStart(index, event)}
          />
        </div>
        <ColumnTools {...props} called={called} />
      </Waiting>
      {shades}
      <ColumnText
        {...{ entry, index, name, hex }}
        note={alikeTo === undefined ? undefined : `Too like color ${alikeTo + 1}`}
        keeps={
          isPartLocked && !entry.isLocked
            ? [
                entry.lockedHue && "hue",
                entry.lockedLightness && "lightness",
                entry.lockedChroma && "chroma",
              ].filter((part) => part !== false)
            : []
        }
        onEdit={props.onEdit}
      />
      {index < count - 1 && count < MAX_COLORS && (
        <button
          type="button"
          className="palette-add"
          aria-label={`Add a color between ${index + 1} and ${index + 2}`}
          onClick={() => act({ type: "insert", after: index })}
        >
          <Icon name="plus" />
        </button>
      )}
    </li>
  );
});

function ColumnTools(props: ColumnProps & { readonly called: string }) {
  const { called, index, count, isShadesOpen, isEdited, act, onEdit, onShades } = props;
  return (
    <div className="palette-column-tools">
      <IconButton
        icon="rows"
        label={`Shades of ${called}`}
        className="palette-tool palette-shades-key"
        aria-expanded={isShadesOpen}
        onClick={() => onShades(isShadesOpen ? undefined : index)}
      />
      <IconButton
        icon="sliders-horizontal"
        label={`Edit ${called}`}
        className="palette-tool"
        aria-expanded={isEdited}
        onClick={() => onEdit(index)}
      />
      <IconButton
        icon="copy"
        label={`Duplicate ${called}`}
        className="palette-tool"
        disabled={count >= MAX_COLORS}
        onClick={() => act({ type: "duplicate", index })}
      />
      {count < MAX_COLORS && (
        <IconButton
          icon="columns-plus-right"
          label={`Add a color after ${called}`}
          className="palette-tool"
          onClick={() => act({ type: "insert", after: index })}
        />
      )}
      <IconButton
        icon="x"
        label={`Remove ${called}`}
        className="palette-tool"
        disabled={count <= MIN_COLORS}
        onClick={() => act({ type: "remove", index })}
      />
    </div>
  );
}

interface ColumnTextProps {
  readonly entry: PaletteColor;
  readonly index: number;
  readonly name: string;
  readonly hex: string;
  readonly note: string | undefined;
  /** Properties that are locked when the next palette is generated. */
  readonly keeps: readonly string[];
  readonly onEdit: (index: number) => void;
}

/**
 * Name and values. Pressing a value copies it; pressing the name opens the editor, which has no other button on
 * phones.
 */
function ColumnText({ entry, index, name, hex, note, keeps, onEdit }: ColumnTextProps) {
  const gamut = smallestGamut(entry.color);
  return (
    <div className="palette-column-text">
      {note !== undefined && (
        <span className="palette-note">
          <Icon name="warning" size={16} />
          {note}
        </span>
      )}
      {keeps.length > 0 && (
        <span className="palette-note">
          <Icon name="lock-simple" size={16} />
          Keeps its {keeps.join(" and ")}
        </span>
      )}
      <button
        type="button"
        className="palette-name"
        onClick={() => onEdit(index)}
        aria-label={`${name}, open`}
      >
        {name}
      </button>
      <CopyValue text={hex} className="palette-hex" label={`Copy ${hex}, color ${index + 1}`}>
        {gamut !== "srgb" && <sup>{gamut === "display-p3" ? "P3" : "outside P3"}</sup>}
      </CopyValue>
      <CopyValue text={formatColor(entry.color, "oklch")} className="palette-oklch" />
    </div>
  );
}

function CopyValue(props: { text: string; className: string; label?: string; children?: ReactNode }) {
  const { text, className, label = `Copy ${text}`, children } = props;
  const shown = useRef<HTMLSpanElement>(null);
  const { isCopied, copy } = useCopy();
  return (
    <button
      type="button"
      className={`palette-value ${className}`}
      aria-label={label}
      data-copied={isCopied || undefined}
      {...valueDrag(text)}
      onClick={() => void copy(text, shown.current)}
    >
      <span ref={shown}>
        {text.split(/(^oklch\(|\)$)/).map((part, index) =>
          // Left out in narrow columns, to the eye alone: what is selected or copied has it.
          index % 2 === 1 ? <i key={index}>{part}</i> : part,
        )}
      </span>
      {children}
      {isCopied && <span className="palette-copied">Copied</span>}
    </button>
  );
}
