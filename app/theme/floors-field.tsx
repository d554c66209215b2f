/** Selects the set of contrast floors, and shows its values for the mode on the canvas. */
import { Segmented } from "#app/ui/segmented.tsx";
import { formatFloor } from "#domain/themes/figure-text.ts";
import { FLOOR_NAMES, MODE_IN_WORDS } from "#domain/themes/theme-words.ts";
import { FLOOR_SETS, floorsOf } from "#engine/theme/theme-floors.ts";
import type { ThemeControls } from "./theme-controls.ts";
import "./theme.css";

const SETS = FLOOR_SETS.map((value) => ({ value, label: FLOOR_NAMES[value] }));

export function FloorsField({ document, mode, change }: Omit<ThemeControls, "preview" | "solved">) {
  const floors = floorsOf(document.floors, mode);
  return (
    <>
      <Segmented
        label="Contrast floors"
        isFilled
        size="s"
        options={SETS}
        value={document.floors}
        onChange={(chosen) => change({ type: "floors", floors: chosen })}
      />
      <dl className="theme-floors" aria-label={`Floors in ${MODE_IN_WORDS[mode]}`}>
        {(
          [
            ["Text", floors.text],
            ["Large", floors.large],
            ["Edges", floors.edge],
          ] as const
        ).map(([what, floor]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className="t-value">{formatFloor(floor, floors.metric)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
