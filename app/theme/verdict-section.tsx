/** The number of figures that reach their floors, and each failing group with its smallest repair. */
import { memo, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Verdict } from "#app/ui/verdict.tsx";
import { failingGroups } from "#domain/themes/failing-groups.ts";
import { MODE_IN_WORDS } from "#domain/themes/theme-words.ts";
import { groupedBy } from "#engine/bytes/grouped.ts";
import { ROLE_PAIRS, THEME_MODES } from "#engine/theme/role-graph.ts";
import { CloseColors } from "./close-colors.tsx";
import { MovedBrands } from "./moved-brands.tsx";
import { Repair } from "./repair.tsx";
import type { ThemeControls } from "./theme-controls.ts";

const FIGURES = ROLE_PAIRS.filter(({ use }) => use !== "exempt").length * THEME_MODES.length;
/** The audit shows the others. */
const MAX_SHOWN = 3;

interface VerdictProps extends Pick<ThemeControls, "solved" | "change"> {
  /** Opens the audit of the tool; a tool without an audit lists all groups here. */
  readonly onAll?: () => void;
}

export const VerdictSection = memo(function VerdictSection({ solved, change, onAll }: VerdictProps) {
  const { failing } = solved;
  const [kept, setKept] = useState<readonly string[]>([]);
  const groups = failingGroups(failing);
  const keyOf = ({ mode, text }: (typeof groups)[number]) => `${mode} ${text}`;
  const most = onAll === undefined ? groups.length : MAX_SHOWN;
  const open = groups.filter((group) => !kept.includes(keyOf(group)));
  return (
    <>
      <p className="theme-verdict">
        <b>
          {FIGURES - failing.length} of {FIGURES} figures reach their floor
        </b>
        {failing.length === 0 ? (
          <Verdict tone="ok">All pass</Verdict>
        ) : (
          <Verdict tone="bad">{failing.length === 1 ? "1 fails" : `${failing.length} fail`}</Verdict>
        )}
      </p>
      {[...groupedBy(solved.targetFailing, ({ target }) => target)].map(([target, pairs]) => (
        <p key={target} className="field-hint">
          {pairs.every(({ mode }) => mode.endsWith("-high")) ? `In high contrast, ${target}` : target} misses
          its floor in {pairs.length} {pairs.length === 1 ? "pair" : "pairs"}; the proof names{" "}
          {pairs.length === 1 ? "it" : "them"}.
        </p>
      ))}
      <MovedBrands moved={solved.moved} />
      <CloseColors solved={solved} change={change} />
      {open.slice(0, most).map((group) => (
        <Repair
          key={keyOf(group)}
          isShort={onAll !== undefined}
          group={group}
          solved={solved}
          change={change}
          {...(onAll !== undefined && { onKeep: () => setKept([...kept, keyOf(group)]) })}
        />
      ))}
      {open.length < groups.length && (
        <p className="field-hint">
          Kept, and named in the proof:{" "}
          {groups
            .filter((group) => kept.includes(keyOf(group)))
            .map(({ worst, mode }) => `${worst.text} on ${worst.surface} in ${MODE_IN_WORDS[mode]}`)
            .join("; ")}
          .
        </p>
      )}
      {open.length > most && (
        <Button size="s" onClick={onAll}>
          All {open.length} in the audit
        </Button>
      )}
    </>
  );
});
