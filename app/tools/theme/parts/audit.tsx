/** Every pair with its use, floor and figures in each mode; failing pairs come first, with their repairs. */
import { type CSSProperties, Fragment, useMemo, useState } from "react";
import { Repair } from "#app/theme/repair.tsx";
import type { ThemeTool } from "#app/tools/theme/use-theme.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { type FailingGroup, failingGroups } from "#domain/themes/failing-groups.ts";
import { floorsText, minus } from "#domain/themes/figure-text.ts";
import { PAIR_PLACES } from "#domain/themes/pair-places.ts";
import type { SolvedTheme } from "#domain/themes/solved-theme.ts";
import { MODE_NAMES, pairUse, SHORT_MODE_NAMES } from "#domain/themes/theme-words.ts";
import { ROLE_PAIRS, type RolePair, THEME_MODES, type ThemeModeName } from "#engine/theme/role-graph.ts";
import { floorsOf } from "#engine/theme/theme-floors.ts";

type Filter = "all" | "failing" | "text" | "edges";
const keyOf = ({ text, surface }: Pick<RolePair, "text" | "surface">): string => `${text} ${surface}`;
const isEdge = ({ use }: RolePair): boolean => use === "edge";
const isText = ({ use }: RolePair): boolean =>
  use === "text" || use === "caption" || use === "label" || use === "large";

interface AuditProps {
  readonly tool: ThemeTool;
  readonly isProofOpen: boolean;
  readonly onProof: () => void;
}

export function Audit({ tool, isProofOpen, onProof }: AuditProps) {
  const { solved, committed, controls } = tool;
  const [filter, setFilter] = useState<Filter>("all");
  const failing = useMemo(
    () => new Map(solved.failing.map((pair) => [`${keyOf(pair)} ${pair.mode}`, pair])),
    [solved],
  );
  const groups = useMemo(() => failingGroups(solved.failing), [solved]);
  const failingKeys = new Set(solved.failing.map(keyOf));
  const pairs = [
    ...groups.flatMap((group) => group.pairs.map(keyOf)),
    ...ROLE_PAIRS.map(keyOf).filter((key) => !failingKeys.has(key)),
  ];
  const sorted = [...new Set(pairs)].flatMap((key) => ROLE_PAIRS[PAIR_PLACES.get(key) ?? -1] ?? []);
  const shown = sorted.filter((pair) => {
    if (filter === "failing") return failingKeys.has(keyOf(pair));
    return filter === "all" || (filter === "edges" ? isEdge(pair) : isText(pair));
  });
  const options = [
    { value: "all", label: `All ${sorted.length}` },
    { value: "failing", label: `Failing ${failingKeys.size}` },
    { value: "text", label: `Text ${sorted.filter(isText).length}` },
    { value: "edges", label: `Edges ${sorted.filter(isEdge).length}` },
  ] as const;
  return (
    <div className="audit">
      <div className="audit-bar">
        <Segmented label="Pairs" size="s" options={options} value={filter} onChange={setFilter} />
        <span className="grow" />
        <span className="field-hint audit-cut">Figures are cut, never rounded up</span>
        <Button size="s" aria-expanded={isProofOpen} onClick={onProof}>
          <Icon name="file-pdf" size={16} />
          Proof sheet
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls must be reachable by keys */}
      <section className="audit-scroll" aria-label="Audit" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Pair and its use</th>
              <th scope="col" className="audit-floor">
                Floor
              </th>
              {THEME_MODES.map((mode) => (
                <th key={mode} scope="col" data-current={mode === committed.mode || undefined}>
                  <span className="audit-wide">{MODE_NAMES[mode]}</span>
                  <span className="audit-short" aria-hidden="true">
                    {SHORT_MODE_NAMES[mode]}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((pair) => (
              <Fragment key={keyOf(pair)}>
                <tr>
                  <th scope="row">
                    <b>
                      {pair.text} <span>on</span> {pair.surface}
                      {committed.pins.some(({ token }) => token === pair.text || token === pair.surface) && (
                        <>
                          <Icon name="push-pin-fill" size={13} />
                          <span className="sr-only">, pinned</span>
                        </>
                      )}
                    </b>
                    <small>{pairUse(pair)}</small>
                  </th>
                  <td className="audit-floor t-value">{floorText(pair, solved)}</td>
                  {THEME_MODES.map((mode) => (
                    <Cell
                      key={mode}
                      pair={pair}
                      mode={mode}
                      solved={solved}
                      isFailing={failing.has(`${keyOf(pair)} ${mode}`)}
                    />
                  ))}
                </tr>
                {repairsAt(groups, pair).map((group) => (
                  <tr key={group.mode} className="audit-repair">
                    <td colSpan={6}>
                      <Repair group={group} solved={solved} change={controls.change} />
                    </td>
                  </tr>
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
        {shown.length === 0 && <p className="audit-none">No pair fails in any of the four modes.</p>}
      </section>
    </div>
  );
}

/** Each group is listed under its worst pair. */
function repairsAt(groups: readonly FailingGroup[], pair: RolePair): readonly FailingGroup[] {
  return groups.filter(({ worst }) => keyOf(worst) === keyOf(pair));
}

function floorText({ use }: RolePair, { floors, edition }: SolvedTheme): string {
  const texts = (["dark", "dark-high"] as const).map((mode) =>
    floorsText(floorsOf(floors, mode, edition), use),
  );
  return texts.includes(undefined) ? "exempt" : texts.join(" · ");
}

interface CellProps {
  readonly pair: RolePair;
  readonly mode: ThemeModeName;
  readonly solved: SolvedTheme;
  readonly isFailing: boolean;
}

/** A cell in the colors of the pair; an edge is drawn as a border, with its figures in the text color. */
function Cell({ pair, mode, solved, isFailing }: CellProps) {
  const { text, surface, use } = pair;
  const place = PAIR_PLACES.get(keyOf(pair)) ?? 0;
  const colors = solved.sheet[mode];
  const isDrawn = use === "edge" || use === "exempt";
  const style = {
    "--ground": colors[surface],
    "--on": isDrawn ? colors.text : colors[text],
    "--edge": colors[text],
  } as CSSProperties;
  const { wcag, apca } = solved.figures[mode];
  return (
    <td className="audit-cell" data-fails={isFailing || undefined} style={style}>
      <span data-drawn={isDrawn || undefined}>
        {isFailing && (
          <>
            <Icon name="x" size={16} />
            <span className="sr-only">Fails: </span>
          </>
        )}
        <b>{(wcag[place] ?? 0).toFixed(2)}</b>
        <small>Lc {minus(apca[place] ?? 0)}</small>
      </span>
    </td>
  );
}
