/** The work in a palette's colors: an interface, a wallpaper, a gradient and a pair of text and field. */
import { formatRatio } from "#engine/contrast/contrast.ts";
import { colorToCss } from "#engine/format/css-text.ts";
import type { Color } from "#engine/space/color.ts";
import { auditRoles } from "#engine/theme/audit-roles.ts";
import type { RoleToken } from "#engine/theme/role-graph.ts";
import { type FourModeTheme, type RoleColors, solveTheme } from "#engine/theme/solve-theme.ts";
import { gradientColors, mixedColors, patternSvg } from "./gradient-pictures.ts";
import { hexOf, type PaletteRoles, paletteRoles, readColors } from "./palette-roles.ts";

/** The tokens that the interface of a window uses. */
export const INTERFACE_TOKENS = [
  "a0",
  "text",
  "brand",
  "on-brand",
  "line",
  "line-control",
  "second-soft",
  "second-text",
  "accent-soft",
  "accent-text",
] as const satisfies readonly RoleToken[];

export type InterfaceTokens = Readonly<Record<(typeof INTERFACE_TOKENS)[number], string>>;

export interface WornPalette {
  /** Hex of the colors that the theme is solved from. */
  readonly brand: readonly string[];
  /** Hex by token, of the theme in light mode. */
  readonly tokens: InterfaceTokens;
  /** Pairs of the theme in light mode that reach their floor, and how many there are. */
  readonly passing: number;
  readonly pairs: number;
  /** A wallpaper as SVG. */
  readonly pattern: string;
  readonly gradient: {
    /** The colors of its stops, from one end of the axis to the other. */
    readonly stops: readonly string[];
    /** CSS color list for a gradient function, with what lies between the stops in OKLab. */
    readonly colors: string;
  };
  readonly pair: {
    readonly field: string;
    readonly text: string;
    /** Cut to two decimals. */
    readonly ratio: string;
    readonly level: "AAA" | "AA" | "AA large" | "fails";
  };
}

const WALLPAPER = { style: "peaks", seed: 58_638 } as const;
/** Tall, and cut at the sides where a window is narrower. */
const WALLPAPER_SIZE = [320, 512] as const;
/** WCAG 2.2, 1.4.6 and 1.4.3: enhanced, minimum, and minimum of large text. */
const LEVELS = [
  [7, "AAA"],
  [4.5, "AA"],
  [3, "AA large"],
] as const;

export interface WornParts {
  readonly worn: WornPalette;
  readonly theme: FourModeTheme;
}

/** `id` starts the ids in the SVG. */
export function wearPalette(roles: PaletteRoles, id: string): WornParts {
  const theme = solveTheme({ brand: roles.brand });
  const audited = auditRoles(theme, "light").pairs.filter(({ floor }) => floor !== undefined);
  const stops = gradientColors(roles).toReversed();
  return {
    theme,
    worn: {
      brand: roles.brand.map(hexOf),
      tokens: interfaceTokens(theme.modes.light),
      passing: audited.filter(({ passes }) => passes).length,
      pairs: audited.length,
      pattern: patternSvg(roles, WALLPAPER, WALLPAPER_SIZE, id),
      gradient: { stops: stops.map(hexOf), colors: mixedColors(stops).map(cssOf).join(", ") },
      pair: {
        field: hexOf(roles.pair.field),
        text: hexOf(roles.pair.text),
        ratio: formatRatio(roles.pair.ratio),
        level: LEVELS.find(([least]) => roles.pair.ratio >= least)?.[1] ?? "fails",
      },
    },
  };
}

/** Hex of each token in one mode of a theme. */
export function interfaceTokens(colors: RoleColors): InterfaceTokens {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an entry for every token of the list
  return Object.fromEntries(
    INTERFACE_TOKENS.map((token) => [token, hexOf(colors[token])]),
  ) as InterfaceTokens;
}

function cssOf(color: Color): string {
  return colorToCss(color, 3);
}

export interface WornInput {
  /** CSS colors. */
  readonly colors: readonly string[];
  /** Starts the ids in the SVG. */
  readonly id: string;
}

/** The work in the colors of an item. Throws without a color. */
export function wornPalette({ colors, id }: WornInput): WornPalette {
  return wearPalette(paletteRoles(readColors(colors) ?? []), id).worn;
}
