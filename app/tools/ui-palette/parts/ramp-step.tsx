/** A step of a ramp; in the selected ramp with its contrast on white and on the dark page. */
import { type CSSProperties, memo, useSyncExternalStore } from "react";
import type { SettledStore } from "#app/theme/settled-store.ts";
import { RAMP_NAMES, stepProperty } from "#app/tools/ui-palette/ramp-words.ts";
import type { ShownPalette } from "#domain/ui-palette/shown-palette.ts";
import type { RampStepName } from "#engine/ramp/ramp.ts";
import type { UiRampName } from "#engine/theme/ui-ramp-names.ts";

interface RampStepProps {
  readonly store: SettledStore<ShownPalette>;
  readonly ramp: UiRampName;
  readonly name: RampStepName;
  readonly row: number;
  readonly column: number;
  readonly isTaken: boolean;
  readonly hasFigures: boolean;
  readonly onTake: (ramp: UiRampName, step: RampStepName) => void;
}

/** Only the selected step is a tab stop; arrow keys move between steps. */
export const RampStep = memo(function RampStep(props: RampStepProps) {
  const { store, ramp, name, row, column, isTaken, hasFigures, onTake } = props;
  // During a drag each answer of the worker is a new object; a step only renders if its own text changes.
  const read = () => {
    const step = store.now().ramps[row]?.steps[column];
    if (step === undefined) return "";
    const { color, ink, isKept, isMet, onWhite, onDark } = step;
    return [color, ink, isKept ? 1 : 0, isMet ? 1 : 0, onWhite.toFixed(2), onDark.toFixed(2)].join("|");
  };
  const [color = "", ink, kept, met, onWhite, onDark] = useSyncExternalStore(
    store.subscribe,
    read,
    read,
  ).split("|");
  const [isKept, isMet] = [kept === "1", met === "1"];
  const named = `${RAMP_NAMES[ramp]} ${name}, ${valueText(color)}, `;
  const told = `${isKept ? ", kept exactly" : ""}${isMet ? "" : ", misses its target"}`;
  return (
    <button
      type="button"
      className={`ramps-step on-color-${ink}`}
      style={{ "--c": `var(${stepProperty(ramp, name)})` } as CSSProperties}
      data-row={row}
      data-column={column}
      data-kept={isKept || undefined}
      aria-pressed={isTaken}
      tabIndex={isTaken ? 0 : -1}
      {...(!hasFigures && { "aria-label": `${named}${onWhite} on white, ${onDark} on dark${told}` })}
      onClick={() => onTake(ramp, name)}
    >
      {hasFigures && (
        <>
          <span className="sr-only">{named}</span>
          <span className="t-value">{onWhite}</span>
          <span className="sr-only"> on white, </span>
          <span className="t-value">{onDark}</span>
          <span className="sr-only"> on dark{told}</span>
        </>
      )}
      {!isMet && <i className="ramps-unmet" />}
    </button>
  );
});

/** The displayed value: hex in capitals, functions unchanged. */
export function valueText(color: string): string {
  return color.startsWith("#") ? color.toUpperCase() : color;
}
