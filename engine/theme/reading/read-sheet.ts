/** Reads the tokens of a theme in each mode from a style sheet, with the position of each. */

import { FileProblem } from "#engine/files/import/file-problem.ts";
import { type Declaration, declarationsOf } from "#engine/files/import/style-sheets/css-declarations.ts";
import { MOST_VALUE } from "#engine/files/import/style-sheets/css-references.ts";
import { formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import { shadcnTokenOf } from "#engine/theme/outputs/shadcn-tokens.ts";
import { isRoleToken, type RoleToken, type ThemeModeName } from "#engine/theme/role-graph.ts";
import { type ReadToken, readTokens, unreadTokens } from "#engine/variables/read-tokens.ts";
import { splitContrast } from "./split-contrast.ts";
import {
  type ReadColors,
  type ThemeKind,
  type ThemeReading,
  TRANSLUCENT,
  type UnreadProperty,
} from "./theme-reading.ts";
import { cssSheet, type ThemeSheet } from "./theme-sheet.ts";
import { namePrefix } from "./token-names.ts";
import { writtenHex } from "./written-hex.ts";

/** The declarations of a token's color in a mode: for each of its names the value, and the value for a wider gamut. */
export type TokenPlaces = ReadonlyMap<RoleToken, readonly Declaration[]>;

export interface SheetReading {
  readonly colors: ReadColors;
  readonly places: Readonly<Partial<Record<ThemeModeName, TokenPlaces>>>;
  /** All declarations with their offsets in the sheet: those for high contrast, and the others. */
  readonly regions: { readonly plain: readonly Declaration[]; readonly high: readonly Declaration[] };
  readonly unread: readonly UnreadProperty[];
  readonly others: number;
  readonly kind: ThemeKind;
}

/**
 * Only reads CSS. `prefix` is the beginning of the names, without dashes; by default it is detected. Never throws.
 *
 * @internal CSS alone, for tests of the reader.
 */
export function readThemeCss(text: string, prefix?: string): ThemeReading {
  try {
    return readSheet(cssSheet(text), prefix);
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    return { ok: false, message: `The text ${error.message}` };
  }
}

/** Throws a FileProblem on text that is too large for a style sheet. */
export function readSheet(sheet: ThemeSheet, prefix?: string): ThemeReading {
  const { colors, unread, others, kind } = readPlaces(sheet, prefix);
  if (Object.values(colors).some((mode) => mode.size > 0))
    return { ok: true, kind, modes: colors, unread, others };
  const [first] = unread;
  return first === undefined
    ? { ok: false, message: "There are no tokens of a theme in this text." }
    : { ok: false, message: `${first.name} cannot be read. ${first.why}`, line: first.line };
}

/** Each mode with its tokens and their positions. Throws a FileProblem on text that is too large for a style sheet. */
export function readPlaces(sheet: ThemeSheet, prefix?: string): SheetReading {
  const { css, kind } = sheet;
  const { plain, high } = splitContrast(css);
  const names = new Set(declarationsOf(css).map(({ name }) => name.slice(2)));
  const isShadcn =
    kind === "shadcn/ui" || ["background", "foreground", "primary"].every((name) => names.has(name));
  const own = prefix ?? namePrefix([...names]);
  const roleOf = (name: string): RoleToken | undefined => {
    if (isShadcn) return shadcnTokenOf(name, names);
    const bare = own !== "" && name.startsWith(`${own}-`) ? name.slice(own.length + 1) : name;
    const token = bare.replace(/^color-/, "");
    return isRoleToken(token) ? token : undefined;
  };
  const usual = readPair(plain, roleOf);
  // The first declaration of a name counts, so tokens without a value for high contrast have that of the mode without
  // it.
  const more = high === undefined ? undefined : readPair(`${high}\n${plain}`, roleOf);
  const inSheet = (each: Declaration): Declaration => {
    const back = high !== undefined && each.at > high.length ? high.length + 1 : 0;
    return { ...each, at: each.at - back, from: each.from - back, to: each.to - back };
  };
  const placed = (places: ReadonlyMap<RoleToken, readonly Declaration[]>): TokenPlaces =>
    new Map([...places].map(([token, list]) => [token, list.map(inSheet)]));
  const regions = {
    plain: declarationsOf(plain),
    high: high === undefined ? [] : declarationsOf(high),
  };
  const says = (region: readonly Declaration[], isDark: boolean): boolean =>
    region.some((each) => each.isDark === isDark || isBoth(each));
  const isLight = says(regions.plain, false);
  const isDark = says(regions.plain, true);
  const isLightHigh = more !== undefined && isLight && says(regions.high, false);
  const isDarkHigh = more !== undefined && isDark && says(regions.high, true);
  const pick = <Side extends "colors" | "places">(side: Side) => ({
    ...(isLight && { light: usual.light[side] }),
    ...(isDark && { dark: usual.dark[side] }),
    ...(isLightHigh && { "light-high": more.light[side] }),
    ...(isDarkHigh && { "dark-high": more.dark[side] }),
  });
  const places = pick("places");
  const lines = css.split("\n").length;
  const unread = [...usual.unread, ...(more?.unread.filter(({ line }) => line <= lines) ?? [])];
  return {
    colors: pick("colors"),
    places: Object.fromEntries(Object.entries(places).map(([mode, each]) => [mode, placed(each)])),
    regions,
    unread: unread
      .map((each) => ({ ...each, line: sheet.lineOf(each.line) }))
      .toSorted((a, b) => a.line - b.line),
    others: usual.others,
    kind: kind !== "CSS" ? kind : isShadcn ? "shadcn/ui" : /@theme\b/.test(css) ? "Tailwind 4" : "CSS",
  };
}

/** Whether one value applies to light and dark mode. */
export const isBoth = ({ value }: Pick<Declaration, "value">): boolean => /^light-dark\(/i.test(value);

interface ModeReading {
  readonly colors: Map<RoleToken, Color>;
  readonly places: Map<RoleToken, readonly Declaration[]>;
}

function readPair(text: string, roleOf: (name: string) => RoleToken | undefined) {
  const tokens = readTokens(text);
  const declarations = declarationsOf(text).filter(
    ({ value, isInline }) => value.length <= MOST_VALUE && !(isInline && value.startsWith("var(")),
  );
  const modes = { light: newMode(), dark: newMode() };
  const unread: UnreadProperty[] = unreadTokens(text)
    .filter(({ name }) => roleOf(name.replace(/^--/, "")) !== undefined)
    .map(({ name, line, why }) => ({ name, line, why }));
  let others = 0;
  for (const token of tokens) {
    const role = roleOf(token.name);
    if (role === undefined) {
      others += 1;
      continue;
    }
    const own = declarations.filter(({ name }) => name === `--${token.name}`);
    const inLight = counted(own.filter(({ isDark }) => !isDark));
    const inDark = counted(own.filter(({ isDark }) => isDark));
    const dark = inDark[0] ?? inLight.find(isBoth);
    if (dark !== undefined && inLight.length > 0 && token.dark === undefined) {
      unread.push({ name: dark.name, line: dark.line, why: "Its dark value is not a color." });
      continue;
    }
    for (const [mode, color, places] of [
      ["light", token.light, inLight],
      ["dark", token.dark ?? token.light, inDark.length > 0 ? inDark : inLight],
    ] as const) {
      const why = places.length === 0 ? undefined : take(modes[mode], role, color, places);
      const place = places[0];
      if (why !== undefined && place !== undefined && !unread.some((each) => isAt(each, token, place)))
        unread.push({ name: place.name, line: place.line, why });
    }
  }
  return { ...modes, unread, others };
}

/** Sets the color of the token, or adds the reason why that is impossible. */
function take(
  { colors, places }: ModeReading,
  role: RoleToken,
  color: Color,
  from: readonly Declaration[],
): string | undefined {
  if ((color.alpha ?? 0) < 1) return TRANSLUCENT;
  const first = colors.get(role);
  // Several variables of shadcn/ui map to one token.
  if (first !== undefined && formatHex(first) !== formatHex(color))
    return `It stands for ${role}, as an earlier name with another color does.`;
  if (first === undefined) colors.set(role, writtenHex(color));
  places.set(role, [...(places.get(role) ?? []), ...from]);
  return undefined;
}

function isAt(each: UnreadProperty, { name }: ReadToken, { line }: Declaration): boolean {
  return each.name === `--${name}` && each.line === line;
}

/** The first declaration of a name, or the first one for a wider gamut, which replaces it. */
function counted(own: readonly Declaration[]): readonly Declaration[] {
  const [first] = own;
  const wide = own.find(({ isWide }) => isWide);
  if (first === undefined) return [];
  return wide === undefined || wide === first ? [first] : [first, wide];
}

const newMode = (): ModeReading => ({ colors: new Map(), places: new Map() });
