/**
 * The contrast contract of a theme: every pair that it is used with, with its floors in high contrast
 * (docs/contrast-contract.md).
 */
import { TOKENS_VENDOR } from "#engine/bytes/written-by.ts";
import { ROLE_PAIRS, type RoleToken, type ThemeModeName } from "#engine/theme/role-graph.ts";
import type { FourModeTheme } from "#engine/theme/solve-theme.ts";
import { floorsOf } from "#engine/theme/theme-floors.ts";

/** Where readers of design tokens find the contract, within `$extensions`. */
export const CONTRACT_EXTENSION = `${TOKENS_VENDOR}.contract`;

const GROUPS: readonly (readonly ThemeModeName[])[] = [
  ["light", "dark"],
  ["light-high", "dark-high"],
];

/** As plain data; `nameOf` gives a token's name in the file that the contract is for. */
export function themeContract(
  { floors }: Pick<FourModeTheme, "floors">,
  nameOf: (token: RoleToken) => string,
) {
  return {
    version: 1 as const,
    pairs: GROUPS.flatMap((modes) => {
      const [first = "light"] = modes;
      const { metric, also, ...least } = floorsOf(floors, first);
      return ROLE_PAIRS.flatMap(({ text, surface, use }) =>
        use === "exempt"
          ? []
          : [
              {
                text: nameOf(text),
                on: nameOf(surface),
                use,
                modes: [...modes],
                least: { [metric]: least[use], ...(also && { [also.metric]: also[use] }) },
              },
            ],
      );
    }),
  };
}
