/** Selects the set of contrast floors, and shows its values for the mode on the canvas. */
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { failingWcagAa } from "#domain/themes/failing-wcag.ts";
import { floorsText } from "#domain/themes/figure-text.ts";
import { MODE_IN_WORDS } from "#domain/themes/theme-words.ts";
import { floorsOf, hasApca } from "#engine/theme/theme-floors.ts";
import { RatioFields } from "./ratio-fields.tsx";
import type { ThemeControls } from "./theme-controls.ts";
import "./theme.css";

const SETS = [
  { value: "aa", label: "AA" },
  { value: "aaa", label: "AAA" },
  { value: "apca", label: "APCA" },
] as const;
const USES = [
  ["Text", "text"],
  ["Captions", "caption"],
  ["Edges", "edge"],
] as const;

/** APCA comes with WCAG AA, unless one takes it alone. */
export function FloorsField({ document, mode, solved, change }: Omit<ThemeControls, "preview">) {
  const set = document.floors;
  const floors = floorsOf(set, mode, document.edition ?? 1);
  const missed = set === "apca" ? failingWcagAa(solved) : 0;
  return (
    <>
      <Segmented
        label="Contrast floors"
        isFilled
        size="s"
        options={SETS}
        value={set === "aa" || set === "aaa" ? set : "apca"}
        onChange={(chosen) => change({ type: "floors", floors: chosen === "apca" ? "both" : chosen })}
      />
      {hasApca(set) && (
        <Checkbox
          label="WCAG AA as well"
          checked={set === "both"}
          onChange={({ currentTarget }) =>
            change({ type: "floors", floors: currentTarget.checked ? "both" : "apca" })
          }
        />
      )}
      {set === "apca" && (
        <p className="field-hint">
          {missed === 0
            ? "By APCA alone; no figure misses WCAG AA."
            : `By APCA alone ${missed} ${missed === 1 ? "figure misses" : "figures miss"} WCAG AA, which laws ask for.`}
        </p>
      )}
      <dl
        className="theme-floors"
        data-wide={floors.also !== undefined || undefined}
        aria-label={`Floors in ${MODE_IN_WORDS[mode]}`}
      >
        {USES.map(([what, use]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className="t-value">{floorsText(floors, use)}</dd>
          </div>
        ))}
      </dl>
      <RatioFields document={document} mode={mode} solved={solved} change={change} />
    </>
  );
}
