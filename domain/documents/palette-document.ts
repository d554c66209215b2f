/**
 * The Palette Generator's document: all of its state, as its address says it (TLS-2). Version 1.
 *
 *   c=0e2a47-2f6690*-81b1cc   colors from left to right; `*` locks one, `~h`, `~l`, `~c` lock its hue, lightness, chroma
 *   m=split-complementary     rule · mood=muted · seed=k3x9ab · base=oklch(…)   color the rule starts from
 *   like=0e2a47-2f6690        palette whose character the rule "similar" keeps
 *   aa=2 · gamut=p3 · cvd=1   wishes · view=contrast · title=… · v=1 only once there is a version 2
 *
 * Colors that six or eight hex digits cannot hold are written as OKLCH: `oklch(66.2%_0.226_36.5)`.
 */

import type { GenerateMethod } from "#engine/palette/generate-request.ts";
import { HARMONY_RULES } from "#engine/palette/harmony.ts";
import { MOODS, type Mood } from "#engine/palette/moods.ts";
import type { Color } from "#engine/space/color.ts";
import { colorText, colorTexts, parseColorText, shortText, splitColors } from "./color-text.ts";
import type { Decoded } from "./tool-document.ts";

export const METHODS: readonly GenerateMethod[] = [
  ...HARMONY_RULES,
  "ramp",
  "random",
  "from-color",
  "similar",
];
export const VIEWS = ["columns", "contrast", "use"] as const;
export type PaletteView = (typeof VIEWS)[number];
export const MIN_COLORS = 2;
export const MAX_COLORS = 12;

export interface PaletteColor {
  readonly color: Color;
  readonly isLocked: boolean;
  readonly lockedHue: boolean;
  readonly lockedLightness: boolean;
  readonly lockedChroma: boolean;
}

export interface PaletteDocument {
  readonly colors: readonly PaletteColor[];
  readonly method: GenerateMethod;
  readonly mood: Mood;
  readonly seed: string;
  /** Color the rule starts from. */
  readonly base?: Color;
  /** Palette whose character the rule "similar" keeps; without it that of the colors themselves. */
  readonly like?: readonly Color[];
  /** Pairs wanted that carry text. */
  readonly aaPairs: number;
  readonly gamut: "srgb" | "display-p3";
  readonly isVisionSafeWanted: boolean;
  readonly view: PaletteView;
  readonly title: string;
}

export const DEFAULTS: Omit<PaletteDocument, "colors"> = {
  method: "split-complementary",
  mood: "any",
  seed: "",
  aaPairs: 1,
  gamut: "srgb",
  isVisionSafeWanted: false,
  view: "columns",
  title: "",
};

/** A link of a later version is read as far as it is understood. */
const VERSION = 1;
const SEED = /^[a-z0-9]{1,16}$/;
const MAX_TITLE = 80;

export function freeColor(color: Color): PaletteColor {
  return { color, isLocked: false, lockedHue: false, lockedLightness: false, lockedChroma: false };
}

export function encodePalette(document: PaletteDocument): URLSearchParams {
  const params = new URLSearchParams();
  params.set("c", document.colors.map(encodeColor).join("-"));
  if (document.method !== DEFAULTS.method) params.set("m", document.method);
  if (document.mood !== DEFAULTS.mood) params.set("mood", document.mood);
  if (document.seed !== "") params.set("seed", document.seed);
  if (document.base !== undefined) params.set("base", colorText(document.base));
  if (document.like !== undefined) params.set("like", colorTexts(document.like));
  if (document.aaPairs !== DEFAULTS.aaPairs) params.set("aa", String(document.aaPairs));
  if (document.gamut === "display-p3") params.set("gamut", "p3");
  if (document.isVisionSafeWanted) params.set("cvd", "1");
  if (document.view !== DEFAULTS.view) params.set("view", document.view);
  if (document.title !== "") params.set("title", document.title);
  return params;
}

/** Total: a bad parameter falls back to its default and leaves a sentence; it never throws. */
export function decodePalette(params: URLSearchParams): Decoded<PaletteDocument> {
  const notices: string[] = [];
  const choose = <Value extends string>(name: string, values: readonly Value[], fallback: Value): Value => {
    const given = params.get(name);
    const found = values.find((value) => value === given);
    if (given !== null && found === undefined)
      notices.push(`“${shortText(given)}” is not known for ${name}, so it was left out.`);
    return found ?? fallback;
  };
  const colors = decodeColors(params.get("c"), notices);
  const seed = params.get("seed") ?? "";
  if (seed !== "" && !SEED.test(seed))
    notices.push("The seed can hold small letters and digits only, so it was left out.");
  const aa = Number(params.get("aa") ?? DEFAULTS.aaPairs);
  const isAa = Number.isInteger(aa) && aa >= 0 && aa <= 20;
  if (!isAa) notices.push("The number of text pairs is a whole number from 0 to 20.");
  const base = decodeBase(params.get("base"), notices);
  const like = decodeLike(params.get("like"), notices);
  if (Number(params.get("v") ?? VERSION) > VERSION)
    notices.push("This link comes from a newer version; what is new in it was left out.");
  const document: Omit<PaletteDocument, "colors"> = {
    method: choose("m", METHODS, DEFAULTS.method),
    mood: choose("mood", MOODS, DEFAULTS.mood),
    seed: SEED.test(seed) ? seed : "",
    ...(base !== undefined && { base }),
    ...(like !== undefined && { like }),
    aaPairs: isAa ? aa : DEFAULTS.aaPairs,
    gamut: choose("gamut", ["srgb", "p3"], "srgb") === "p3" ? "display-p3" : "srgb",
    isVisionSafeWanted: choose("cvd", ["0", "1"], "0") === "1",
    view: choose("view", VIEWS, DEFAULTS.view),
    title: (params.get("title") ?? "").slice(0, MAX_TITLE),
  };
  return { document: colors === undefined ? undefined : { ...document, colors }, notices };
}

function decodeColors(text: string | null, notices: string[]): PaletteColor[] | undefined {
  if (text === null || text === "") return undefined;
  const parts = splitColors(text);
  const colors: PaletteColor[] = [];
  for (const part of parts.slice(0, MAX_COLORS)) {
    const [, body = "", flags = ""] = /^(.*?)((?:\*|~[hlc])*)$/.exec(part) ?? [];
    const parsed = parseColorText(body);
    if (!parsed.ok) {
      notices.push(`“${shortText(body)}” is not a color: ${parsed.error.message}`);
      continue;
    }
    colors.push({
      color: parsed.color,
      isLocked: flags.includes("*"),
      lockedHue: flags.includes("~h"),
      lockedLightness: flags.includes("~l"),
      lockedChroma: flags.includes("~c"),
    });
  }
  if (parts.length > MAX_COLORS)
    notices.push(`A palette holds at most ${MAX_COLORS} colors; the others were left out.`);
  if (colors.length >= MIN_COLORS) return colors;
  notices.push(`A palette needs at least ${MIN_COLORS} colors.`);
  return undefined;
}

function decodeBase(text: string | null, notices: string[]): Color | undefined {
  if (text === null || text === "") return undefined;
  const parsed = parseColorText(text);
  if (parsed.ok) return parsed.color;
  notices.push(`The base “${shortText(text)}” is not a color: ${parsed.error.message}`);
  return undefined;
}

function decodeLike(text: string | null, notices: string[]): readonly Color[] | undefined {
  if (text === null || text === "") return undefined;
  const parsed = splitColors(text).map((part) => parseColorText(part));
  const colors = parsed.flatMap((result) => (result.ok ? [result.color] : []));
  if (colors.length === parsed.length && colors.length >= MIN_COLORS) return colors.slice(0, MAX_COLORS);
  notices.push("The palette to be like (like) cannot be read, so it was left out.");
  return undefined;
}

function encodeColor(entry: PaletteColor): string {
  const flags = `${entry.isLocked ? "*" : ""}${entry.lockedHue ? "~h" : ""}${entry.lockedLightness ? "~l" : ""}${entry.lockedChroma ? "~c" : ""}`;
  return colorText(entry.color) + flags;
}
