/**
 * The document of the Text Gradient Generator. Query fields (TLS-2):
 *
 *   t=Ripe plums, late light          the text; line breaks stay
 *   g=…, type=…, angle=…, in=…, …     its gradient, as in gradient-layer.ts
 *   bg=f8d3de                         the ground it stands on
 *   font=archivo · local=Inter        one of text-fonts.ts, or a font of the device by its family
 *   w=820 · wd=88                     weight; width in percent
 *   px=214 · sp=-30 · lh=95           size in px; spacing in thousandths of an em; line height in percent
 *   al=center                         left (default), center, right
 *   per=line                          the gradient spans the whole text (default), each line or each letter
 *   move=8                            seconds of a turn of its animation; 0 is at rest
 *   no=print.selection                parts that are left out of the safe recipe
 *   view=contrast, title=…
 */

import { colorOfText, knownColor } from "#domain/documents/color-text.ts";
import { color } from "#domain/documents/fields/color.ts";
import { describe } from "#domain/documents/fields/describe.ts";
import { type Field, mapped } from "#domain/documents/fields/field.ts";
import { leftOutWithout, list } from "#domain/documents/fields/list.ts";
import { choice, whole, words } from "#domain/documents/fields/simple-fields.ts";
import {
  type GradientLayer,
  layerField,
  MAX_STOPS,
  tidyLayer,
} from "#domain/documents/gradient/gradient-layer.ts";
import { heldShare } from "#domain/documents/gradient/gradient-stop.ts";
import type { DescribedKind } from "#domain/documents/tool-document.ts";
import type { Color } from "#engine/space/color.ts";
import { TEXT_FONT_IDS, type TextFontId } from "./text-fonts.ts";

export const TEXT_VIEWS = ["text", "contrast", "use"] as const;
export type TextView = (typeof TEXT_VIEWS)[number];
export const TEXT_SPANS = ["whole", "line", "letter"] as const;
export type TextSpan = (typeof TEXT_SPANS)[number];
export const TEXT_ALIGNS = ["left", "center", "right"] as const;
export type TextAlign = (typeof TEXT_ALIGNS)[number];
export const RECIPE_PARTS = ["fallback", "forced", "print", "wrap", "descenders", "selection"] as const;
export type RecipePart = (typeof RECIPE_PARTS)[number];

export interface TextDocument {
  /** 1 to 120 characters, including line breaks. */
  readonly text: string;
  readonly gradient: GradientLayer;
  readonly ground: Color;
  readonly font: TextFontId;
  /** Family of a font on the device, instead of `font`; "" for none. */
  readonly localFont: string;
  /** 1 to 1000. */
  readonly weight: number;
  /** Percent, 50 to 200. */
  readonly width: number;
  readonly sizePx: number;
  /** Letter spacing in thousandths of an em. */
  readonly spacing: number;
  /** Line height in percent of the size. */
  readonly leading: number;
  readonly align: TextAlign;
  readonly span: TextSpan;
  /** 0 to 30; 0 is at rest. */
  readonly motionSeconds: number;
  /** The parts that the generated CSS omits. */
  readonly left: readonly RecipePart[];
  readonly view: TextView;
  readonly title: string;
}

export const TEXT_LIMITS = {
  weight: [1, 820, 1000],
  width: [50, 88, 200],
  sizePx: [12, 214, 400],
  spacing: [-100, -30, 300],
  leading: [70, 95, 200],
  motionSeconds: [0, 0, 30],
} as const;
export const MAX_TEXT = 120;
const MAX_TITLE = 80;
const FIRST_TEXT = "Ripe plums, late light";
const FIRST = `g=3b0c47@0-d0123f@44-ff8a38@80-e22a26@100&angle=102&in=oklab`;
const GROUND = knownColor("f8d3de");
const WHITE = knownColor("fff");

/** One gradient layer, without a blend mode, opaque and never hidden. */
const LAYER: Field<GradientLayer> = mapped(
  layerField(1),
  (layer) => onlyLayer(layer ?? firstLayer()),
  (layer) => layer,
);

/** A link may contain only the text; the gradient is then the default one. */
const GRADIENT: Field<GradientLayer> = {
  ...LAYER,
  read: (reading, others) => (reading.params.has("g") ? LAYER.read(reading, others) : firstLayer()),
};

function onlyLayer(layer: GradientLayer): GradientLayer {
  const { opacityPercent: _opacity, isShapeLocked: _lock, ...rest } = layer;
  return tidyLayer({ ...rest, blend: "normal", isHidden: false });
}

function firstLayer(): GradientLayer {
  return ADDRESS.first().gradient;
}

const LEFT: Field<readonly RecipePart[]> = mapped(
  list<RecipePart>(
    "no",
    {
      read: (part, notices) => {
        const known = RECIPE_PARTS.find((each) => each === part);
        if (known === undefined) notices.push(`“${part.slice(0, 30)}” is no part of the safe recipe.`);
        return known;
      },
      write: (part) => part,
    },
    { most: RECIPE_PARTS.length, separators: "." },
  ),
  (parts): readonly RecipePart[] => RECIPE_PARTS.filter((part) => parts.includes(part)),
  (parts) => parts,
);

const ADDRESS = describe<TextDocument>({
  fields: {
    text: words("t", "text", { most: MAX_TEXT, usual: FIRST_TEXT, tidy: tidyText }),
    gradient: GRADIENT,
    ground: color("bg", "ground", GROUND),
    font: choice("font", "font", TEXT_FONT_IDS, "mona-sans"),
    localFont: words("local", "font of the device", {
      most: 60,
      problem: (name) =>
        /^[\p{L}\p{N} ._+-]*$/u.test(name) ? undefined : "It has letters, digits, spaces and hyphens.",
    }),
    weight: whole("w", "weight", TEXT_LIMITS.weight),
    width: whole("wd", "width", TEXT_LIMITS.width),
    sizePx: whole("px", "size", TEXT_LIMITS.sizePx),
    spacing: whole("sp", "spacing", TEXT_LIMITS.spacing),
    leading: whole("lh", "line height", TEXT_LIMITS.leading),
    align: choice("al", "alignment", TEXT_ALIGNS, "left"),
    span: choice("per", "span of the gradient", TEXT_SPANS, "whole"),
    motionSeconds: whole("move", "length of the animation", TEXT_LIMITS.motionSeconds),
    left: LEFT,
    view: choice("view", "view", TEXT_VIEWS, "contrast"),
    title: words("title", "title", { most: MAX_TITLE }),
  },
  given: ["g", "t"],
  missed: leftOutWithout("text (t)", ["font", "w", "wd", "px", "sp", "lh", "al", "per"]),
  first: FIRST,
});

export const TEXT: DescribedKind<TextDocument> = {
  ...ADDRESS,
  tool: "text",
  path: "/text-gradient-generator",
  take: (colors) => withColors(ADDRESS.first(), colors),
  colorsOf: ({ gradient }) => gradient.stops.map(({ color: each }) => each),
  withViewOf: (document, { view }) => ({ ...document, view }),
};

/** Normalizes line breaks, replaces other control characters by spaces and trims each line; "" if nothing is left. */
export function tidyText(text: string): string {
  const lines = text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
    // Control characters, except the line break.
    .replaceAll(/[^\n\P{Cc}]/gu, " ")
    .slice(0, MAX_TEXT)
    .split("\n");
  return lines
    .map((line) => line.trim())
    .join("\n")
    .replaceAll(/\n{2,}/g, "\n")
    .trim();
}

/** The gradient with these colors at even positions; a single color becomes a gradient to white. */
export function withColors(document: TextDocument, colors: readonly Color[]): TextDocument {
  const taken = colors.slice(0, MAX_STOPS);
  if (taken.length === 0) return document;
  const held = taken.length === 1 ? [...taken, WHITE] : taken;
  const stops = held.map((each, index) => ({
    color: colorOfText(each),
    position01: heldShare(index / (held.length - 1)),
  }));
  return { ...document, gradient: onlyLayer({ ...document.gradient, stops }) };
}

/** The WCAG ratio that the text must reach: text of 24 px and more is large (WCAG 2.2, 1.4.3). */
export function targetOf({ sizePx }: Pick<TextDocument, "sizePx">): number {
  return sizePx >= LARGE_PX ? 3 : 4.5;
}

const LARGE_PX = 24;
