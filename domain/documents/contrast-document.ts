/**
 * The Contrast Checker's document: all of its state, as its address says it (TLS-2). Version 1.
 *
 *   fg=f48067 · bg=112f2c         text and background; either may be translucent
 *   over=00000080-ffffff33        layers between them, from the bottom up
 *   target=aaa · view=palette     contrast to reach · what the canvas shows
 *   p=0e2a47-2f6690-81b1cc        palette of the matrix
 *   say=… · body=… · note=…       own words for the samples
 *   on=image                      text over a picture (which stays on the device) instead of a gradient
 *   g=112f2c@0-f48067@100 · type=radial · angle=135 · in=oklch      the gradient: stops, percent, space
 *   at=12_60 · scrim=black_40     place of the text, percent of the free room · layer under the text, percent
 */
import type { Color } from "#engine/space/color.ts";
import { colorText, colorTexts, parseColorText, readColorTexts, shortText } from "./color-text.ts";
import { encodeOver, FIRST_OVER, type OverSettings, readOver } from "./contrast-over.ts";
import type { Decoded } from "./tool-document.ts";

export const CONTRAST_VIEWS = ["sample", "palette", "over"] as const;
export type ContrastView = (typeof CONTRAST_VIEWS)[number];
/** "next" is the next level of WCAG that the pair does not reach. */
export const CONTRAST_GOALS = ["next", "large", "aa", "aaa", "lc60", "lc75", "lc90"] as const;
export type ContrastGoal = (typeof CONTRAST_GOALS)[number];
export const MOST_LAYERS = 6;
export const MOST_PALETTE = 24;
export const MOST_WORDS = { headline: 80, body: 240, note: 120 } as const;

export interface SampleWords {
  readonly headline: string;
  readonly body: string;
  readonly note: string;
}

export interface ContrastDocument {
  readonly text: Color;
  readonly background: Color;
  /** Between background and text, from the bottom up. */
  readonly layers: readonly Color[];
  readonly goal: ContrastGoal;
  readonly view: ContrastView;
  /** 2 to 24 colors, or none. */
  readonly palette: readonly Color[];
  readonly words: SampleWords;
  readonly over: OverSettings;
}

export const FIRST_WORDS: SampleWords = {
  headline: "Read it across a field, in the rain, at a gallop",
  body: "Body text at sixteen pixels carries most of what a page says, so it needs the most contrast and gets the least attention.",
  note: "Twelve pixels, the size of a caption under a chart or a label on an axis.",
};

const VERSION = 1;

export function encodeContrast(document: ContrastDocument): URLSearchParams {
  const params = new URLSearchParams({
    fg: colorText(document.text),
    bg: colorText(document.background),
  });
  if (document.layers.length > 0) params.set("over", colorTexts(document.layers));
  if (document.goal !== "next") params.set("target", document.goal);
  if (document.view !== "sample") params.set("view", document.view);
  if (document.palette.length > 0) params.set("p", colorTexts(document.palette));
  const { words } = document;
  if (words.headline !== FIRST_WORDS.headline) params.set("say", words.headline);
  if (words.body !== FIRST_WORDS.body) params.set("body", words.body);
  if (words.note !== FIRST_WORDS.note) params.set("note", words.note);
  encodeOver(document.over, params);
  return params;
}

/** Total: a bad parameter falls back to its default and leaves a sentence; it never throws. */
export function decodeContrast(params: URLSearchParams): Decoded<ContrastDocument> {
  const [fg, bg] = [params.get("fg"), params.get("bg")];
  if (fg === null && bg === null && params.get("p") === null) return { document: undefined, notices: [] };
  const notices: string[] = [];
  const first = firstContrast();
  const color = (given: string | null, name: string, fallback: Color): Color => {
    if (given === null) return fallback;
    const parsed = parseColorText(given);
    if (parsed.ok) return parsed.color;
    notices.push(`The ${name} “${shortText(given)}” is not a color: ${parsed.error.message}`);
    return fallback;
  };
  const choose = <Value extends string>(name: string, values: readonly Value[], fallback: Value): Value => {
    const given = params.get(name);
    const found = values.find((value) => value === given);
    if (given !== null && found === undefined)
      notices.push(`“${shortText(given)}” is not known for ${name}, so it was left out.`);
    return found ?? fallback;
  };
  const palette = readColorTexts(params.get("p"), MOST_PALETTE, notices);
  const words = (name: string, part: keyof SampleWords): string =>
    oneLine(params.get(name) ?? "").slice(0, MOST_WORDS[part]) || FIRST_WORDS[part];
  if (Number(params.get("v") ?? VERSION) > VERSION)
    notices.push("This link comes from a newer version; what is new in it was left out.");
  return {
    document: {
      text: color(fg, "text color", first.text),
      background: color(bg, "background", first.background),
      layers: readColorTexts(params.get("over"), MOST_LAYERS, notices),
      goal: choose("target", CONTRAST_GOALS, "next"),
      view: choose("view", CONTRAST_VIEWS, "sample"),
      palette: palette.length >= 2 ? palette : [],
      words: {
        headline: words("say", "headline"),
        body: words("body", "body"),
        note: words("note", "note"),
      },
      over: readOver(params, choose, notices),
    },
    notices,
  };
}

/** Words of a sample as they are kept: one line, no edges. */
export function oneLine(text: string): string {
  // oxlint-disable-next-line no-control-regex -- they have no place in a sample
  return text.replaceAll(/[\s\u0000-\u001f]+/g, " ").trim();
}

const srgb = (red: number, green: number, blue: number): Color => ({
  space: "srgb",
  coords: [red / 255, green / 255, blue / 255],
  alpha: 1,
});

/** What a bare address shows. */
export function firstContrast(): ContrastDocument {
  return {
    text: srgb(0xf4, 0x80, 0x67),
    background: srgb(0x11, 0x2f, 0x2c),
    layers: [],
    goal: "next",
    view: "sample",
    palette: [],
    words: FIRST_WORDS,
    over: FIRST_OVER,
  };
}
