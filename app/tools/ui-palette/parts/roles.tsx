/** The roles of the selected mode, each with the step that it uses. They can be swapped by dragging, and pinned. */
import { memo, useRef, useState } from "react";
import { modeStyle, type SeenSheet } from "#app/theme/mode-colors.ts";
import { followSwap } from "#app/tools/ui-palette/follow-swap.ts";
import { RoleTile } from "#app/tools/ui-palette/parts/role-tile.tsx";
import { TokenBar } from "#app/tools/ui-palette/parts/token-bar.tsx";
import type { PaletteTool } from "#app/tools/ui-palette/use-palette.ts";
import { parseColor } from "#engine/parse/parse.ts";
import {
  isRoleToken,
  ROLE_TOKENS,
  type RoleToken,
  SURFACE_STEPS,
  THEME_FAMILIES,
  type ThemeFamily,
} from "#engine/theme/role-graph.ts";

const GROUPS: readonly (readonly [title: string, tokens: readonly RoleToken[]])[] = [
  ["Surfaces", SURFACE_STEPS.map((step) => `a${step}` as const)],
  ["Tinted", SURFACE_STEPS.map((step) => `t${step}` as const)],
  ["Text, lines", ["text", "text-2", "text-3", "line", "line-control", "focus"]],
];
const TITLES: Readonly<Record<ThemeFamily, string>> = {
  brand: "Primary",
  second: "Secondary",
  accent: "Accent",
  success: "Success",
  warning: "Warning",
  danger: "Danger",
  info: "Info",
};
const tokensOf = (family: ThemeFamily): readonly RoleToken[] =>
  ROLE_TOKENS.filter((token) => token === family || token.startsWith(`${family}-`));

interface RolesProps
  extends Pick<PaletteTool, "committed" | "shown" | "solved" | "token" | "takeUp" | "act"> {
  readonly seen: SeenSheet;
}

export const Roles = memo(function Roles({ seen, ...tool }: RolesProps) {
  const { committed, shown, solved, token: current, takeUp, act } = tool;
  const { mode, pins } = committed;
  const grid = useRef<HTMLElement>(null);
  const [target, setTarget] = useState<string>();
  const colors = solved.sheet[mode];
  const swap = (from: RoleToken, to: RoleToken) => {
    const [one, other] = [parseColor(colors[from]), parseColor(colors[to])];
    if (!one.ok || !other.ok) return;
    act({
      type: "pins",
      pins: [
        { mode, token: from, color: other.color },
        { mode, token: to, color: one.color },
      ],
    });
    takeUp(to);
  };
  const row = (title: string, tokens: readonly RoleToken[]) => (
    <div key={title} className="roles-row" role="group" aria-label={title}>
      <b>{title}</b>
      {tokens.map((token) => (
        <RoleTile
          key={token}
          token={token}
          color={colors[token]}
          wears={shown.worn[mode][token]}
          isPinned={pins.some((pin) => pin.mode === mode && pin.token === token)}
          isCurrent={token === current}
          isTarget={token === target}
          onPress={takeUp}
          onDragStart={(event) =>
            followSwap(event, {
              root: grid.current,
              onTarget: setTarget,
              onSwap: (to) => isRoleToken(to) && swap(token, to),
            })
          }
        />
      ))}
    </div>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls must be reachable by keys
    <section className="roles" aria-label="Roles" tabIndex={0} ref={grid}>
      <TokenBar {...tool} onSwap={(to) => swap(current, to)} />
      <div data-theme-mode={mode} style={modeStyle(solved.sheet, mode, seen)} className="roles-grid">
        {GROUPS.map(([title, tokens]) => row(title, tokens))}
        {THEME_FAMILIES.map((family) => row(TITLES[family], tokensOf(family)))}
      </div>
    </section>
  );
});
