/** A row of colors to take: one stop of Tab, arrows within it; at its end the whole row is copied. */
import { type CSSProperties, type KeyboardEvent, memo } from "react";
import { useCopy } from "#app/color/use-copy.ts";
import type { VisionChoice } from "#app/color/vision-choice.ts";
import type { Band } from "#app/tools/converter/color-bands.ts";
import { shownCss } from "#app/tools/converter/shown-color.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Color } from "#engine/color.ts";
import { onColor } from "#engine/contrast.ts";
import { formatHex } from "#engine/format.ts";

interface BandRowProps {
  readonly band: Band;
  readonly vision: VisionChoice;
  readonly onPick: (color: Color, index: number) => void;
}

/** With more colors than this there is no room for their digits. */
const MOST_WITH_DIGITS = 6;
/** With more than this they take several lines. */
const MOST_IN_LINE = 12;

export const BandRow = memo(function BandRow({ band, vision, onPick }: BandRowProps) {
  const { label, colors, at, steps } = band;
  const { isCopied, copy } = useCopy();
  const hexes = colors.map(formatHex);
  // On the field of its own color the first one would be a gap.
  const isOwnHidden = steps === undefined && band.id !== "list";
  const stop = isOwnHidden ? Math.min(1, colors.length - 1) : Math.max(0, at);
  return (
    <div className="cv-band">
      <span className="cv-band-label">{label}</span>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys go through the buttons in it */}
      <div
        role="group"
        aria-label={label}
        className="cv-band-colors"
        data-own-hidden={isOwnHidden || undefined}
        data-many={colors.length > MOST_IN_LINE || undefined}
        onKeyDown={moveFocus}
      >
        {colors.map((color, index) => (
          <button
            key={index}
            type="button"
            tabIndex={index === stop ? 0 : -1}
            className={`on-color-${onColor(color)}`}
            aria-label={`${index === at ? "At hand: " : "Take "}${hexes[index] ?? ""}`}
            aria-current={index === at || undefined}
            title={hexes[index]}
            style={{ "--c": shownCss(color, vision) } as CSSProperties}
            onClick={() => onPick(color, index)}
          >
            <span>{steps?.[index] ?? (colors.length <= MOST_WITH_DIGITS ? hexes[index]?.slice(1) : "")}</span>
          </button>
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
