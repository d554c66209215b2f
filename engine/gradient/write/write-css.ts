/**
 * Gradients as CSS (GRD-2): one's own stops in their space where browsers draw them alike, and stops in sRGB for browsers
 * without it, or for all where they do not (GRD-1). A reader finds the same gradients again: where only found stops are written,
 * a comment has the gradient itself, and is believed while the stops are those that it gives.
 */

import { easedComment } from "#engine/gradient/eased-comment.ts";
import { DEFAULT_TOLERANCE, type Fallback, fallbackStops } from "#engine/gradient/fallback.ts";
import type { Gradient } from "#engine/gradient/gradient.ts";
import type { BlendMode } from "#engine/mix/blend.ts";
import { functionName, geometryText, hexOfStop, percentText } from "./gradient-text.ts";
import { alikeItems, ownItems, wideItems, wideStops } from "./modern-stops.ts";

/** One of several stacked gradients, the topmost first. */
export interface GradientLayer extends Gradient {
  /** Blend mode with the layers below. */
  readonly blend: BlendMode;
}

/** A gradient as CSS values. */
export interface GradientWords {
  /** Without an interpolation space, for every browser; its stops are verified. */
  readonly plain: string;
  /** For browsers that know its space, or wide colors; undefined if the plain line is as good. */
  readonly modern: string | undefined;
  /** Its own stops with hints and easings, which browsers draw differently or not at all. */
  readonly own: string;
  /** Whether the line for browsers of today has its own stops and nothing else. */
  readonly isOwn: boolean;
  /** The stops of the plain line. */
  readonly fallback: Fallback;
  /** The stops of the line for browsers of today if they had to be found. */
  readonly found: Fallback | undefined;
}

/** `tolerance` in ΔEOK, for stops that are not one's own. */
export function gradientWords(gradient: Gradient, tolerance = DEFAULT_TOLERANCE): GradientWords {
  const name = functionName(gradient);
  const [head, plainHead] = [geometryText(gradient, true), geometryText(gradient, false)];
  const alike = alikeItems(gradient);
  const own = wrapped(name, head, ownItems(gradient));
  if (alike !== undefined && gradient.space === "srgb") {
    // Browsers of all times mix these stops in sRGB.
    const fallback = fallbackStops(gradient, tolerance);
    return {
      plain: wrapped(name, plainHead, alike),
      modern: undefined,
      own,
      isOwn: true,
      fallback,
      found: undefined,
    };
  }
  const wide = alike === undefined ? wideStops(gradient, tolerance) : undefined;
  const isAlone = alike === undefined && wide === undefined;
  const fallback = fallbackStops(gradient, tolerance, isAlone ? "any" : "fallback");
  const plainItems = fallback.stops.map((stop) => `${hexOfStop(stop)} ${percentText(stop.position01)}`);
  // Older browsers require at least two stops.
  const plain = wrapped(
    name,
    plainHead,
    plainItems.length === 1 ? [...plainItems, ...plainItems] : plainItems,
  );
  const modern =
    alike !== undefined
      ? wrapped(name, head, alike)
      : wide && wrapped(name, geometryText({ ...gradient, space: "display-p3" }, true), wideItems(wide));
  const found = wide ?? (isAlone ? fallback : undefined);
  return { plain, modern, own, isOwn: alike !== undefined && isReadBack(gradient, alike), fallback, found };
}

/** Whether the stops are written as they are, not in place of a grey. */
function isReadBack(gradient: Gradient, alike: readonly string[]): boolean {
  const own = ownItems(gradient);
  return own.length === alike.length && own.every((item, index) => item === alike[index]);
}

export type CssForm = "property" | "custom-property";

/** Which lines are written: for browsers that know the gradient's space, for all of them, or both one after the other. */
export const CSS_LINES = ["modern", "plain", "both"] as const;
export type CssLines = (typeof CSS_LINES)[number];

export interface CssOptions {
  readonly tolerance?: number;
  readonly lines?: CssLines;
  readonly form?: CssForm;
  /** Name of the custom property, the variable and the class, without prefix. */
  readonly name?: string;
}

/** The layers as `background` declarations, or as a custom property with its modern value inside @supports. */
export function writeCss(layers: readonly GradientLayer[], options: CssOptions = {}): string {
  const { tolerance, form = "property", name = "gradient", lines = "both" } = options;
  const words = layers.map((layer) => gradientWords(layer, tolerance));
  const { blend, ...joined } = joinedWords(layers, words, tolerance);
  const { first, second, comment } = chosenLines(joined, lines);
  if (form === "property") {
    const declarations = [first, ...(second === undefined ? [] : [second])].map(
      (value) => `background: ${value};\n`,
    );
    return `${comment}${declarations.join("")}${blend}`;
  }
  const guard = layers.map(({ space }) => `(background: linear-gradient(in ${space}, red, red))`);
  const guards = guard.filter((each, index) => guard.indexOf(each) === index).join(" and ");
  return [
    `${comment}:root {\n  --${name}: ${indented(first)};\n}\n`,
    second === undefined
      ? ""
      : `@supports ${guards} {\n  :root {\n    --${name}: ${indented(second, 4)};\n  }\n}\n`,
    `.${name} {\n  background: var(--${name});\n${blend === "" ? "" : `  ${blend}`}}\n`,
  ].join("");
}

/** Variables and a mixin for Sass. */
export function writeScss(
  layers: readonly GradientLayer[],
  { tolerance, name = "gradient", lines = "both" }: CssOptions = {},
): string {
  const words = layers.map((layer) => gradientWords(layer, tolerance));
  const { blend, ...joined } = joinedWords(layers, words, tolerance);
  const { first, second, comment } = chosenLines(joined, lines);
  const ending = blend === "" ? "}\n" : `  ${blend}}\n`;
  if (second === undefined)
    return `${comment}$${name}: ${first};\n\n@mixin ${name} {\n  background: $${name};\n${ending}`;
  return [
    `${comment}$${name}-fallback: ${first};\n$${name}: ${second};\n`,
    `\n@mixin ${name} {\n  background: $${name}-fallback;\n  background: $${name};\n${ending}`,
  ].join("");
}

function chosenLines(
  { plain, modern, comment }: Pick<ReturnType<typeof joinedWords>, "plain" | "modern" | "comment">,
  lines: CssLines,
) {
  if (modern === undefined) return { first: plain, second: undefined, comment };
  // The comment belongs to the modern line, because that is the one a reader takes.
  if (lines === "plain") return { first: plain, second: undefined, comment: "" };
  return lines === "modern"
    ? { first: modern, second: undefined, comment }
    : { first: plain, second: modern, comment };
}

/** All layers in one value, each form of them. */
export function joinedWords(
  layers: readonly GradientLayer[],
  words: readonly GradientWords[],
  tolerance = DEFAULT_TOLERANCE,
) {
  const isModern = words.some(({ modern }) => modern !== undefined);
  const isBlended = layers.some(({ blend }) => blend !== "normal");
  return {
    plain: words.map(({ plain }) => plain).join(",\n"),
    modern: isModern ? words.map(({ modern, plain }) => modern ?? plain).join(",\n") : undefined,
    comment: words.every(({ isOwn }) => isOwn)
      ? ""
      : easedComment({ tolerance, own: words.map(({ own }) => own).join(",\n") }),
    blend: isBlended ? `background-blend-mode: ${layers.map(({ blend }) => blend).join(", ")};\n` : "",
  };
}

function wrapped(name: string, head: string, items: readonly string[]): string {
  return `${name}(\n  ${[head, ...items].join(",\n  ")}\n)`;
}

function indented(value: string, by = 2): string {
  return value.replaceAll("\n", `\n${" ".repeat(by)}`);
}
