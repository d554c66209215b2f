/** The differences between an imported theme and the current one. */
import { deltaEOK } from "#engine/difference/difference.ts";
import { formatColor, formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { ROLE_TOKENS, type RoleToken, THEME_MODES, type ThemeModeName } from "#engine/theme/role-graph.ts";
import type { FourModeTheme } from "#engine/theme/solve-theme.ts";
import type { ThemePins } from "#engine/theme/theme-request.ts";
import type { ReadTheme } from "./theme-reading.ts";

/** `from` is the value of the theme, `to` the one that was read. */
export interface TokenChange {
  readonly mode: ThemeModeName;
  readonly token: RoleToken;
  readonly from: Color;
  readonly to: Color;
}

/** Least ΔEOK of two colors that are not the same. */
const ROUND_OFF = 1e-4;

/** In the order of modes and tokens. Tokens that the text does not name are unchanged. */
export function themeDifference(theme: FourModeTheme, { modes }: ReadTheme): TokenChange[] {
  return THEME_MODES.flatMap((mode) =>
    ROLE_TOKENS.flatMap((token): TokenChange[] => {
      const from = theme.modes[mode][token];
      const to = modes[mode]?.get(token);
      return to === undefined || isAsWritten(from, to) ? [] : [{ mode, token, from, to }];
    }),
  );
}

/** The pins that give a theme the changed tokens; other pins of the theme stay. */
export function pinsWith(pins: ThemePins, changes: readonly TokenChange[]): ThemePins {
  return Object.fromEntries(
    THEME_MODES.flatMap((mode) => {
      const own = changes.filter((change) => change.mode === mode).map(({ token, to }) => [token, to]);
      const all = { ...pins[mode], ...Object.fromEntries(own) };
      return Object.keys(all).length === 0 ? [] : [[mode, all]];
    }),
  );
}

function isAsWritten(a: Color, b: Color): boolean {
  const isSameHex = a.space === "srgb" && formatHex(a) === formatHex(b);
  if (isSameHex || (a.alpha === b.alpha && deltaEOK(a, b) < ROUND_OFF)) return true;
  // The decimals of oklch() can move a color outside of all gamuts farther than that.
  const written = b.space === "oklch" ? parseColor(formatColor(a, "oklch")) : undefined;
  return written?.ok === true && written.color.alpha === b.alpha && deltaEOK(written.color, b) < ROUND_OFF;
}
