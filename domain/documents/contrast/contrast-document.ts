/**
 * The Contrast Checker's document. Query fields (TLS-2):
 *
 *   fg=f48067 · bg=112f2c         text and background; either may be translucent
 *   over=00000080-ffffff33        layers between them, from the bottom up
 *   target=aaa · view=palette     contrast target · view of the canvas
 *   p=0e2a47-2f6690-81b1cc        palette of the matrix
 *   say=… · body=… · note=…       custom sample texts
 *   on=image                      text over a picture (which stays on the device) instead of a gradient
 *   g=112f2c@0-f48067@100 · type=radial · angle=135 · in=oklch      the gradient: stops in percent, color space
 *   at=12_60 · scrim=black_40     text position in percent of the free room · layer under the text, in percent
 */

import { knownColor } from "#domain/documents/color-text.ts";
import { color } from "#domain/documents/fields/color.ts";
import { describe } from "#domain/documents/fields/describe.ts";
import { group } from "#domain/documents/fields/field.ts";
import { COLOR, list } from "#domain/documents/fields/list.ts";
import { choice, words } from "#domain/documents/fields/simple-fields.ts";
import type { Color } from "#engine/space/color.ts";
import { OVER, type OverSettings } from "./contrast-over.ts";

export const CONTRAST_VIEWS = ["sample", "palette", "over"] as const;
export type ContrastView = (typeof CONTRAST_VIEWS)[number];
/** "next" is the next WCAG level that the pair does not reach yet. */
export const CONTRAST_GOALS = ["next", "large", "aa", "aaa", "lc60", "lc75", "lc90"] as const;
export type ContrastGoal = (typeof CONTRAST_GOALS)[number];
export const MAX_LAYERS = 6;
export const MAX_PALETTE = 24;
export const MAX_WORDS = { headline: 80, body: 240, note: 120 } as const;

export interface SampleWords {
  readonly headline: string;
  readonly body: string;
  readonly note: string;
}

export interface ContrastDocument {
  readonly text: Color;
  readonly background: Color;
  /** Layers between background and text, from the bottom up. */
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

/** Normalizes a sample text to one trimmed line. */
export function oneLine(text: string): string {
  // oxlint-disable-next-line no-control-regex -- the expression removes control characters
  return text.replaceAll(/[\s\u0000-\u001f]+/g, " ").trim();
}

const sample = (key: string, part: keyof SampleWords) =>
  words(key, part, { most: MAX_WORDS[part], usual: FIRST_WORDS[part], tidy: oneLine });
const [FIRST_TEXT, FIRST_BACKGROUND] = ["f48067", "112f2c"];

export const CONTRAST_ADDRESS = describe<ContrastDocument>({
  fields: {
    text: color("fg", "text color", knownColor(FIRST_TEXT)),
    background: color("bg", "background", knownColor(FIRST_BACKGROUND)),
    layers: list("over", COLOR, { most: MAX_LAYERS }),
    goal: choice("target", "contrast to reach", CONTRAST_GOALS, "next"),
    view: choice("view", "view", CONTRAST_VIEWS, "sample"),
    palette: list("p", COLOR, { most: MAX_PALETTE, fewest: 2 }),
    words: group({
      headline: sample("say", "headline"),
      body: sample("body", "body"),
      note: sample("note", "note"),
    }),
    over: OVER,
  },
  given: ["fg", "bg", "p"],
  first: `fg=${FIRST_TEXT}&bg=${FIRST_BACKGROUND}`,
});
export const { decode: decodeContrast, encode: encodeContrast, first: firstContrast } = CONTRAST_ADDRESS;
