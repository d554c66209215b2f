/**
 * Gradients as CSS (GRD-2): the modern form with its interpolation space, after plain stops that give the same result
 * in browsers without it (GRD-1). read-css.ts reads the output back as the same gradients. An easing, which CSS
 * cannot express, is written as a comment, which the reader only trusts if the stops match it.
 */

import { DEFAULT_TOLERANCE, type Fallback, fallbackStops } from "#engine/gradient/fallback.ts";
import type { Gradient } from "#engine/gradient/gradient.ts";
import type { BlendMode } from "#engine/mix/blend.ts";
import { functionName, geometryText, hexOfStop, percentText } from "./gradient-text.ts";
import { easedItems, isEased, modernItems } from "./modern-stops.ts";

/** One of several stacked gradients, the topmost first. */
export interface GradientLayer extends Gradient {
  /** Blend mode with the layers below. */
  readonly blend: BlendMode;
}

/** A gradient as CSS values. */
export interface GradientWords {
  /** Without an interpolation space, for every browser; its stops are verified. */
  readonly plain: string;
  /** In its own space; undefined if only the plain form can express it. */
  readonly modern: string | undefined;
  /** The gradient with its easing, in a notation that no browser supports; undefined without easing. */
  readonly eased: string | undefined;
  readonly fallback: Fallback;
}

/** `tolerance` in ΔEOK, for the fallback and for stops that replace an easing. */
export function gradientWords(gradient: Gradient, tolerance = DEFAULT_TOLERANCE): GradientWords {
  const name = functionName(gradient);
  const head = geometryText(gradient, true);
  const fallback = fallbackStops(gradient, tolerance);
  const items = modernItems(gradient, tolerance);
  const plainItems = fallback.stops.map((stop) => `${hexOfStop(stop)} ${percentText(stop.position01)}`);
  return {
    // Older browsers require at least two stops.
    plain: wrapped(
      name,
      geometryText(gradient, false),
      plainItems.length === 1 ? [...plainItems, ...plainItems] : plainItems,
    ),
    modern: items && wrapped(name, head, items),
    eased: isEased(gradient) ? wrapped(name, head, easedItems(gradient)) : undefined,
    fallback,
  };
}

export type CssForm = "property" | "custom-property";

export interface CssOptions {
  readonly tolerance?: number;
  readonly form?: CssForm;
  /** Name of the custom property, the variable and the class, without prefix. */
  readonly name?: string;
}

/** The layers as two `background` declarations, or as a custom property with its modern value inside @supports. */
export function writeCss(layers: readonly GradientLayer[], options: CssOptions = {}): string {
  const { tolerance, form = "property", name = "gradient" } = options;
  const words = layers.map((layer) => gradientWords(layer, tolerance));
  const { plain, modern, comment, blend } = joinedWords(layers, words, tolerance);
  if (form === "property") {
    const declarations = [plain, ...(modern === undefined ? [] : [modern])].map(
      (value) => `background: ${value};\n`,
    );
    return `${comment}${declarations.join("")}${blend}`;
  }
  const guard = layers.map(({ space }) => `(background: linear-gradient(in ${space}, red, red))`);
  const guards = guard.filter((each, index) => guard.indexOf(each) === index).join(" and ");
  return [
    `${comment}:root {\n  --${name}: ${indented(plain)};\n}\n`,
    modern === undefined
      ? ""
      : `@supports ${guards} {\n  :root {\n    --${name}: ${indented(modern, 4)};\n  }\n}\n`,
    `.${name} {\n  background: var(--${name});\n${blend === "" ? "" : `  ${blend}`}}\n`,
  ].join("");
}

/** Variables and a mixin for Sass. */
export function writeScss(
  layers: readonly GradientLayer[],
  { tolerance, name = "gradient" }: CssOptions = {},
): string {
  const words = layers.map((layer) => gradientWords(layer, tolerance));
  const { plain, modern, comment, blend } = joinedWords(layers, words, tolerance);
  return [
    comment,
    `$${name}-fallback: ${plain};\n`,
    modern === undefined ? "" : `$${name}: ${modern};\n`,
    `\n@mixin ${name} {\n  background: $${name}-fallback;\n`,
    modern === undefined ? "" : `  background: $${name};\n`,
    blend === "" ? "" : `  ${blend}`,
    "}\n",
  ].join("");
}

/** All layers in one value, each form of them. */
export function joinedWords(
  layers: readonly GradientLayer[],
  words: readonly GradientWords[],
  tolerance = DEFAULT_TOLERANCE,
) {
  const isModern = words.every(({ modern }) => modern !== undefined);
  const eased = words.some((each) => each.eased !== undefined)
    ? words.map((each) => each.eased ?? each.modern ?? each.plain)
    : [];
  const isBlended = layers.some(({ blend }) => blend !== "normal");
  return {
    plain: words.map(({ plain }) => plain).join(",\n"),
    modern: isModern ? words.map(({ modern }) => modern ?? "").join(",\n") : undefined,
    comment: eased.length === 0 ? "" : `/* eased within ${tolerance}: ${eased.join(",\n")} */\n`,
    blend: isBlended ? `background-blend-mode: ${layers.map(({ blend }) => blend).join(", ")};\n` : "",
  };
}

function wrapped(name: string, head: string, items: readonly string[]): string {
  return `${name}(\n  ${[head, ...items].join(",\n  ")}\n)`;
}

function indented(value: string, by = 2): string {
  return value.replaceAll("\n", `\n${" ".repeat(by)}`);
}
