/**
 * A theme as design tokens: one file a mode and a resolver with one modifier of four contexts (Design Tokens Format and
 * Resolver Modules 2025.10, https://www.designtokens.org/tr/2025.10/). Dark and high contrast do not add up, so they are
 * contexts of one modifier rather than two modifiers.
 */
import { groupedBy } from "#engine/bytes/grouped.ts";
import { formatHex } from "#engine/format/format.ts";
import { isInGamut, mapToGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { convertColor } from "#engine/space/convert.ts";
import { ROLE_TOKENS, type RoleToken, THEME_MODES, type ThemeModeName } from "#engine/theme/role-graph.ts";
import type { FourModeTheme } from "#engine/theme/solve-theme.ts";
import { bareName, PLAIN_NAMES, type ThemeNaming } from "./theme-naming.ts";
import { type Primitive, wornPrimitive } from "./theme-primitives.ts";
import { CONTRACT_EXTENSION, themeContract } from "./write-theme-contract.ts";

/** The name may have folders, separated by "/". */
export interface ThemeFile {
  readonly name: string;
  readonly text: string;
}

/** The name of a mode as a context of the resolver. */
export const RESOLVER_CONTEXTS: Readonly<Record<ThemeModeName, string>> = {
  light: "light",
  dark: "dark",
  "light-high": "lightContrast",
  "dark-high": "darkContrast",
};

/**
 * Four token files, and the resolver that chooses one of them; light is the default. Each file has the primitives, so that
 * it can be read alone. A prefix is a group around all of it.
 */
export function writeThemeTokens(theme: FourModeTheme, naming: ThemeNaming = PLAIN_NAMES): ThemeFile[] {
  const fileOf = (mode: ThemeModeName): string => `${mode}.tokens.json`;
  const resolver = {
    version: "2025.10",
    sets: {},
    modifiers: {
      scheme: {
        contexts: Object.fromEntries(
          THEME_MODES.map((mode) => [RESOLVER_CONTEXTS[mode], [{ $ref: fileOf(mode) }]]),
        ),
        default: RESOLVER_CONTEXTS.light,
      },
    },
    resolutionOrder: [{ $ref: "#/modifiers/scheme" }],
    $extensions: {
      [CONTRACT_EXTENSION]: themeContract(
        theme,
        (token) => `${prefixPath(naming)}color.${bareName(token, naming)}`,
      ),
    },
  };
  return [
    ...THEME_MODES.map((mode) => ({ name: fileOf(mode), text: json(tokensOf(theme, mode, naming)) })),
    { name: "theme.resolver.json", text: json(resolver) },
  ];
}

/** One token file with a group for each mode, for readers that know no resolver; each token by `{dark.color.a0}`. */
export function writeThemeTokenGroups(theme: FourModeTheme): string {
  return json(
    Object.fromEntries(
      THEME_MODES.map((mode) => [RESOLVER_CONTEXTS[mode], tokensOf(theme, mode, PLAIN_NAMES)]),
    ),
  );
}

/** The steps as a group a ramp; no group if there are none. */
export function rampGroups<Value>(
  primitives: readonly Primitive[],
  valueOf: (color: Color) => Value,
): Readonly<Record<string, Readonly<Record<string, { readonly $value: Value }>>>> {
  const byRamp = groupedBy(primitives, ({ ramp }) => ramp);
  return Object.fromEntries(
    [...byRamp].map(([ramp, steps]) => [
      ramp,
      Object.fromEntries(steps.map(({ step, color }) => [String(step), { $value: valueOf(color) }])),
    ]),
  );
}

/** `{ramp.primary.500}` for a token that wears a step. */
export function aliasOf(token: RoleToken, color: Color, naming: ThemeNaming): string | undefined {
  const worn = wornPrimitive(token, color, naming.primitives ?? []);
  return worn && `{${prefixPath(naming)}ramp.${worn.ramp}.${worn.step}}`;
}

const prefixPath = ({ prefix }: ThemeNaming): string => (prefix === "" ? "" : `${prefix}.`);

/** The groups in one of the prefix's name, or as they are. */
export function inPrefix(groups: object, { prefix }: ThemeNaming): object {
  return prefix === "" ? groups : { [prefix]: groups };
}

function tokensOf(theme: FourModeTheme, mode: ThemeModeName, naming: ThemeNaming) {
  const { primitives = [] } = naming;
  const pins = theme.pins[mode] ?? {};
  const entries = ROLE_TOKENS.map((token) => [
    bareName(token, naming),
    {
      $value: aliasOf(token, theme.modes[mode][token], naming) ?? tokenColor(theme.modes[mode][token]),
      ...(pins[token] !== undefined && { $description: "pinned" }),
    },
  ]);
  return inPrefix(
    {
      ...(primitives.length > 0 && { ramp: { $type: "color", ...rampGroups(primitives, tokenColor) } }),
      color: { $type: "color", ...Object.fromEntries(entries) },
    },
    naming,
  );
}

/** sRGB if it holds the color, otherwise Display P3, with a hex fallback. */
export function tokenColor(color: Color) {
  const colorSpace = isInGamut(color, "srgb") ? "srgb" : "display-p3";
  const { coords } = mapToGamut(convertColor(color, colorSpace), colorSpace);
  return { colorSpace, components: coords.map((value) => value ?? 0), hex: formatHex(color).slice(0, 7) };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
