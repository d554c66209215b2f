/** A row of colors to choose from: a single tab stop with arrow keys; the button at its end copies the whole row. */
import { type CSSProperties, type KeyboardEvent, memo, type PointerEvent, useMemo, useState } from "react";
import { useCopy } from "#app/color/use-copy.ts";
import type { VisionChoice } from "#app/color/vision-choice.ts";
import type { Band } from "#app/tools/converter/color-bands.ts";
import { shownCss } from "#app/tools/converter/shown-color.ts";
import { Icon } from "#app/ui/icon.tsx";
import { onColor } from "#engine/contrast/contrast.ts";
import { formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";

interface BandRowProps {
  readonly band: Band;
  readonly vision: VisionChoice;
  /** During a drag the colors update, but their accessible names wait until it ends. */
  readonly isDragged: boolean;
  readonly onPick: (color: Color, index: number) => void;
}

/** With more colors than this there is no room for hex values. */
const MAX_WITH_DIGITS = 6;
/** With more colors than this the row wraps. */
const MAX_IN_LINE = 12;

export const BandRow = memo(function BandRow({ band, vision, isDragged, onPick }: BandRowProps) {
  const { label, colors, at, steps } = band;
  const { isCopied, copy } = useCopy();
  const hexes = useMemo(() => colors.map(formatHex), [colors]);
  const named = useSettled(hexes, isDragged);
  // The first color equals the canvas behind it, so it would look like a gap.
  const isOwnHidden = steps === undefined && band.id !== "list";
  const stop = isOwnHidden ? Math.min(1, colors.length - 1) : Math.max(0, at);
  return (
    <div className="cv-band">
      <span className="cv-band-label">{label}</span>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between its buttons */}
      <div
        role="group"
        aria-label={label}
        className="cv-band-colors"
        data-own-hidden={isOwnHidden || undefined}
        data-many={colors.length > MAX_IN_LINE || undefined}
        style={colorVariables(colors, vision)}
        onClick={({ target }) => {
          const index = target instanceof Element ? Number(target.closest("button")?.dataset["index"]) : NaN;
          const color = colors[index];
          if (color !== undefined) onPick(color, index);
        }}
        onKeyDown={moveFocus}
        onPointerOver={titleOfColor}
      >
        {colors.map((color, index) => (
          <BandColor
            key={index}
            index={index}
            ink={onColor(color)}
            label={`${index === at ? "At hand: " : "Take "}${steps === undefined ? "" : `${steps[index]}, `}${named[index] ?? ""}`}
            isCurrent={index === at}
            isStop={index === stop}
            text={steps?.[index] ?? (colors.length <= MAX_WITH_DIGITS ? (hexes[index]?.slice(1) ?? "") : "")}
          />
        ))}
      </div>
      <button
        type="button"
        className="cv-band-copy"
        aria-label={`Copy all of ${label}`}
        title={`Copy all of ${label}`}
        onClick={() => void copy(hexes.join("\n"))}
      >
        <Icon name={isCopied ? "check" : "copy"} size={14} />
      </button>
    </div>
  );
});

interface BandColorProps {
  readonly index: number;
  readonly ink: string;
  readonly label: string;
  readonly isCurrent: boolean;
  readonly isStop: boolean;
  readonly text: string;
}

/** Takes its color from CSS variables of the row, so that a drag renders the row rather than each color. */
const BandColor = memo(function BandColor({ index, ink, label, isCurrent, isStop, text }: BandColorProps) {
  return (
    <button
      type="button"
      tabIndex={isStop ? 0 : -1}
      className={`on-color-${ink}`}
      data-index={index}
      aria-label={label}
      aria-current={isCurrent || undefined}
      style={{ "--c": `var(--c${index})` } as CSSProperties}
    >
      <span>{text}</span>
    </button>
  );
});

function colorVariables(colors: readonly Color[], vision: VisionChoice): CSSProperties {
  return Object.fromEntries(colors.map((color, index) => [`--c${index}`, shownCss(color, vision)]));
}

/** The value from before the drag, while it lasts. */
function useSettled<T>(value: T, isDragged: boolean): T {
  const [settled, setSettled] = useState(value);
  if (!isDragged && settled !== value) setSettled(value);
  return isDragged ? settled : value;
}

/** Sets the tooltip on hover, because updating eighty of them takes a fifth of a drag frame. */
function titleOfColor({ target }: PointerEvent<HTMLElement>): void {
  const button = target instanceof Element ? target.closest("button") : null;
  if (button !== null) button.title = button.ariaLabel?.replace(/^.*(?=#)/, "") ?? "";
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (!(event.target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const buttons = [...event.currentTarget.querySelectorAll("button")].filter(
    (button) => button.offsetParent !== null,
  );
  const now = buttons.findIndex((button) => button === event.target);
  const next = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  buttons[next]?.focus();
}
