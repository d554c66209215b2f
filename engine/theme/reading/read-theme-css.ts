/** Reads a theme back from CSS, from the theme file of Tailwind 4 or from the style sheet of shadcn/ui. */
import { declarationsOf } from "#engine/files/import/css-declarations.ts";
import { FileProblem } from "#engine/files/import/file-problem.ts";
import { formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import { SHADCN_TOKENS } from "#engine/theme/outputs/write-theme-shadcn.ts";
import { isRoleToken, type RoleToken, type ThemeModeName } from "#engine/theme/role-graph.ts";
import { readTokens, unreadTokens } from "#engine/variables/read-tokens.ts";
import { splitContrast } from "./split-contrast.ts";

export interface UnreadProperty {
  /** As written. */
  readonly name: string;
  /** Counted from 1. */
  readonly line: number;
  /** A sentence. */
  readonly why: string;
}

export interface ReadTheme {
  /** The tokens that the text names, by mode; a mode that the text does not have is absent. */
  readonly modes: Readonly<Partial<Record<ThemeModeName, ReadonlyMap<RoleToken, Color>>>>;
  /** In the order of the lines; they change nothing. */
  readonly unread: readonly UnreadProperty[];
}

export type ThemeReading =
  | ({ readonly ok: true } & ReadTheme)
  | { readonly ok: false; readonly message: string; readonly line?: number };

interface PairReading {
  readonly light: ReadonlyMap<RoleToken, Color>;
  readonly dark: ReadonlyMap<RoleToken, Color>;
  readonly hasDark: boolean;
  readonly unread: readonly UnreadProperty[];
}

/** `prefix` is what the names of the theme's custom properties begin with, without dashes. Never throws. */
export function readThemeCss(text: string, prefix = ""): ThemeReading {
  try {
    const { plain, high } = splitContrast(text);
    const usual = readPair(plain, prefix);
    // The first declaration of a name counts, so what high contrast leaves out is as in the modes without it.
    const more = high === undefined ? undefined : readPair(`${high}\n${plain}`, prefix);
    const lines = text.split("\n").length;
    const unread = [...usual.unread, ...(more?.unread.filter(({ line }) => line <= lines) ?? [])];
    if (usual.light.size === 0) {
      const [first] = unread;
      return first === undefined
        ? { ok: false, message: "There are no tokens of a theme in this text." }
        : { ok: false, message: `${first.name} cannot be read. ${first.why}`, line: first.line };
    }
    return {
      ok: true,
      modes: {
        light: usual.light,
        ...(usual.hasDark && { dark: usual.dark }),
        ...(more !== undefined && { "light-high": more.light }),
        ...(more?.hasDark === true && { "dark-high": more.dark }),
      },
      unread: unread.toSorted((a, b) => a.line - b.line),
    };
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    return { ok: false, message: `The text ${error.message}` };
  }
}

function readPair(text: string, prefix: string): PairReading {
  const tokens = readTokens(text);
  const declarations = declarationsOf(text);
  const names = new Set(tokens.map(({ name }) => name));
  const isShadcn = ["background", "foreground", "primary"].every((name) => names.has(name));
  const [light, dark] = [new Map<RoleToken, Color>(), new Map<RoleToken, Color>()];
  const unread: UnreadProperty[] = unreadTokens(text).map(({ name, line, why }) => ({ name, line, why }));
  let hasDark = false;
  for (const token of tokens) {
    const role = roleOf(token.name, prefix, isShadcn);
    if (role === undefined) continue;
    const own = declarations.filter(({ name }) => name === `--${token.name}`);
    const inDark = own.find(({ isDark, value }) => isDark || /^light-dark\(/i.test(value));
    if (inDark !== undefined && token.dark === undefined) {
      unread.push({ name: inDark.name, line: inDark.line, why: "Its dark value is not a color." });
      continue;
    }
    const [first, firstDark] = [light.get(role), dark.get(role)];
    if (first !== undefined && firstDark !== undefined) {
      // Several names of shadcn/ui stand for one token.
      const isSame =
        formatHex(first) === formatHex(token.light) &&
        formatHex(firstDark) === formatHex(token.dark ?? token.light);
      const why = `It stands for ${role}, as an earlier name with another color does.`;
      if (!isSame) unread.push({ name: `--${token.name}`, line: own[0]?.line ?? 1, why });
      continue;
    }
    hasDark ||= token.dark !== undefined;
    light.set(role, token.light);
    dark.set(role, token.dark ?? token.light);
  }
  return { light, dark, hasDark, unread };
}

function roleOf(name: string, prefix: string, isShadcn: boolean): RoleToken | undefined {
  if (isShadcn) return Object.entries(SHADCN_TOKENS).find(([variable]) => variable === name)?.[1];
  const own = prefix !== "" && name.startsWith(`${prefix}-`) ? name.slice(prefix.length + 1) : name;
  const plain = own.replace(/^color-/, "");
  return isRoleToken(plain) ? plain : undefined;
}
