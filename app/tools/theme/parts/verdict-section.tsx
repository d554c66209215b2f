/** How many figures reach their floor, and every group that fails with its smallest repair. */
import { memo, useState } from "react";
import { MovedBrands } from "#app/theme/moved-brands.tsx";
import { Repair } from "#app/theme/repair.tsx";
import type { ThemeControls } from "#app/theme/theme-controls.ts";
import type { ThemeTool } from "#app/tools/theme/use-theme.ts";
import { Button } from "#app/ui/button.tsx";
import { Verdict } from "#app/ui/verdict.tsx";
import { failingGroups } from "#domain/themes/failing-groups.ts";
import { MODE_IN_WORDS } from "#domain/themes/theme-words.ts";
import { ROLE_PAIRS, THEME_MODES } from "#engine/theme/role-graph.ts";

export const FIGURES = ROLE_PAIRS.filter(({ use }) => use !== "exempt").length * THEME_MODES.length;
/** More are named in the audit. */
const MOST_SHOWN = 3;

type VerdictProps = Pick<ThemeTool, "solved" | "act"> & Pick<ThemeControls, "change">;

export const VerdictSection = memo(function VerdictSection({ solved, act, change }: VerdictProps) {
  const { failing } = solved;
  const [kept, setKept] = useState<readonly string[]>([]);
  const groups = failingGroups(failing);
  const keyOf = ({ mode, text }: (typeof groups)[number]) => `${mode} ${text}`;
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
      <MovedBrands moved={solved.moved} />
      {open.slice(0, MOST_SHOWN).map((group) => (
        <Repair
          key={keyOf(group)}
          isShort
          group={group}
          solved={solved}
          change={change}
          onKeep={() => setKept([...kept, keyOf(group)])}
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
      {open.length > MOST_SHOWN && (
        <Button size="s" onClick={() => act({ type: "view", view: "audit" })}>
          All {open.length} in the audit
        </Button>
      )}
    </>
  );
});
