/** Names of modes, floors and uses in words. */
import type { RolePair, RoleToken } from "#engine/theme/role-graph.ts";
import type { FloorSet } from "#engine/theme/theme-floors.ts";
import type { ByMode } from "./solved-theme.ts";

export const MODE_NAMES: ByMode<string> = {
  light: "Light",
  dark: "Dark",
  "light-high": "Light, high contrast",
  "dark-high": "Dark, high contrast",
};
/** Short names for narrow places. */
export const SHORT_MODE_NAMES: ByMode<string> = {
  light: "Light",
  dark: "Dark",
  "light-high": "Light +",
  "dark-high": "Dark +",
};
/** For use in a sentence: "in light with high contrast". */
export const MODE_IN_WORDS: ByMode<string> = {
  light: "light",
  dark: "dark",
  "light-high": "light with high contrast",
  "dark-high": "dark with high contrast",
};
export const FLOOR_NAMES: Readonly<Record<FloorSet, string>> = {
  aa: "AA",
  aaa: "AAA",
  both: "AA and APCA",
  apca: "APCA alone",
};

const PLAIN_WORDS: Readonly<Partial<Record<RoleToken, string>>> = {
  text: "Body",
  "text-2": "Secondary text",
  "text-3": "Captions",
  line: "Hairline, decorative",
  "line-control": "Edge of an input",
  focus: "Focus ring",
  "on-disabled": "Disabled, exempt",
  a0: "Text on the text color",
};

/** The use of the pair in a few words. */
export function pairUse({ text, surface }: Pick<RolePair, "text" | "surface">): string {
  const plain = PLAIN_WORDS[text];
  if (plain !== undefined) return on(plain, text, surface);
  const [, filled] = /^on-(.+)$/.exec(text) ?? [];
  if (filled !== undefined) {
    const name = `${capital(filled)} button`;
    if (surface.endsWith("-hover")) return `${name}, hovered`;
    return surface.endsWith("-pressed") ? `${name}, pressed` : name;
  }
  const [, family = text, part] = /^(.+)-(text|edge)$/.exec(text) ?? [];
  if (part === "edge") return on(`Edge of a ${family} fill`, text, surface);
  if (surface === `${family}-soft`) return family === "brand" ? "Selected row" : `${capital(family)} notice`;
  return on(family === "brand" ? "Links" : `${capital(family)} text`, text, surface);
}

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** The kind of surface, if that is clearer than its name. */
function on(what: string, text: RoleToken, surface: RoleToken): string {
  if (surface.endsWith("-soft") && text !== "line-control")
    return `${what} in ${/^[aeiou]/.test(surface) ? "an" : "a"} ${surface.slice(0, -5)} notice`;
  if (surface === "a30" || surface === "t30") return `${what}, row hovered`;
  return surface.startsWith("t") && surface !== "text" ? `${what}, tinted` : what;
}

const SURFACE_WORDS: Readonly<Record<number, string>> = {
  0: "Page",
  10: "Surface",
  20: "Quiet or raised surface",
  30: "Hovered row",
  40: "Pressed row",
  50: "Strongest surface",
};
const TOKEN_WORDS: Readonly<Partial<Record<RoleToken, string>>> = {
  text: "Text",
  "text-2": "Secondary text",
  "text-3": "Captions",
  line: "Hairline",
  "line-control": "Edge of an input",
  focus: "Focus ring",
  disabled: "Disabled",
  "on-disabled": "Text on disabled",
  primary: "Buttons",
};
const PART_WORDS: Readonly<Record<string, string>> = {
  hover: "hovered",
  pressed: "pressed",
  soft: "quiet ground",
  text: "text in its color",
  edge: "edge",
};

/** What a token is for, with its name: "Page (a0)", "Brand, hovered (brand-hover)". */
export function tokenLabel(token: RoleToken): string {
  return `${tokenWords(token)} (${token})`;
}

function tokenWords(token: RoleToken): string {
  const plain = TOKEN_WORDS[token];
  if (plain !== undefined) return plain;
  const [, kind, step] = /^([at])(\d+)$/.exec(token) ?? [];
  if (step !== undefined) {
    const words = SURFACE_WORDS[Number(step)] ?? "Surface";
    return kind === "t" ? `${words}, tinted` : words;
  }
  if (token.startsWith("on-")) return `Text on ${token.slice(3)}`;
  const [family = token, part = ""] = token.split("-");
  const words = PART_WORDS[part];
  return words === undefined ? capital(family) : `${capital(family)}, ${words}`;
}
