/** A solved theme as data: what the call `themes` and a saved theme's file answer. */
import { colorToCss } from "#engine/format/css-text.ts";
import type { Precision } from "#engine/format/format-number.ts";
import type { Color } from "#engine/space/color.ts";
import { auditRoles, type MeasuredRolePair, type UnreachablePair } from "#engine/theme/audit-roles.ts";
import { ROLE_TOKENS, THEME_MODES, type ThemeModeName } from "#engine/theme/role-graph.ts";
import type { FourModeTheme } from "#engine/theme/solve-theme.ts";

interface ThemeReportOptions {
  /** All four by default. */
  readonly mode?: ThemeModeName | undefined;
  /** Decimals of each channel; by default as many as are needed to read the color back. */
  readonly precision?: Precision | undefined;
}

/** The tokens of each mode, the brand colors that high contrast changed, and every pair with its figures. */
export function themeReport(theme: FourModeTheme, { mode, precision }: ThemeReportOptions = {}) {
  const css = (color: Color): string => colorToCss(color, precision ?? "full");
  const { pairs, unreachable } = auditRoles(theme, mode);
  const isAsked = (each: string): boolean => mode === undefined || each === mode;
  return {
    modes: Object.fromEntries(
      THEME_MODES.filter(isAsked).map((each) => [
        each,
        {
          tokens: Object.fromEntries(ROLE_TOKENS.map((token) => [token, css(theme.modes[each][token])])),
        },
      ]),
    ),
    moved: theme.moved
      .filter((each) => isAsked(each.mode))
      .map(({ mode: where, token, from, to, deltaE }) => ({
        mode: where,
        token,
        from: css(from),
        to: css(to),
        deltaEOK: deltaE,
      })),
    alike: theme.close
      .filter((each) => isAsked(each.mode))
      .map(({ mode: where, family, other, deltaE }) => ({
        mode: where,
        tokens: [family, other],
        deltaEOK: deltaE,
      })),
    pairs: pairsReport(pairs),
    unreachable: unreachable.map((pair) => ({ ...failingReport(pair, css), pinned: pair.pinned })),
  };
}

/** Every pair with its figures; one without a floor has null. */
export function pairsReport(pairs: readonly MeasuredRolePair[]) {
  return pairs.map(({ mode, text, surface, use, floor, wcag, apca, passes }) => ({
    mode,
    text,
    surface,
    use,
    floor: floor ?? null,
    wcag,
    apca,
    passes,
  }));
}

/** A pair below its floor, with the nearest color that passes if there is one. */
export function failingReport(
  { mode, text, surface, floor, metric, reached, repair }: UnreachablePair,
  css: (color: Color) => string,
) {
  return {
    mode,
    text,
    surface,
    floor,
    metric,
    reached,
    ...(repair !== undefined && {
      nearest: { token: repair.token, color: css(repair.color), passesAll: repair.passesAll },
    }),
  };
}
