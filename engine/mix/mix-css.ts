/**
 * A mixture as CSS: nested `color-mix()` of two colors each (CSS Color Module Level 5 §3), layers with
 * `mix-blend-mode` (Compositing and Blending Level 1 §3.4.1), or the plain value for pigment, which CSS
 * cannot mix.
 */

import { colorToCss } from "#engine/format/css-text.ts";
import { formatHex } from "#engine/format/format.ts";
import { round } from "#engine/format/format-number.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import type { MixOptions } from "./mix.ts";
import type { MixPart } from "./mix-many.ts";
import { type MixMethod, mixBy, mixSpace } from "./mix-method.ts";

/** Decimals of a percentage: far finer than an 8-bit step. */
const SHARE_DECIMALS = 4;

/**
 * A `color-mix()` that evaluates to the same color as `mixMany`, nested in pairs so that every browser
 * supports it. Parts with amount 0 are omitted; a single color is written unchanged. Undefined if every
 * amount is 0.
 */
export function colorMixCss(parts: readonly MixPart[], { space, hue }: MixOptions): string | undefined {
  const [first, ...others] = parts.filter(({ amount }) => amount > 0);
  if (first === undefined) return undefined;
  const way = hue === undefined || hue === "shorter" ? "" : ` ${hue} hue`;
  let text = mixedColorCss(first.color);
  let total = first.amount;
  for (const { color, amount } of others) {
    total += amount;
    const share = round((amount / total) * 100, SHARE_DECIMALS);
    const rest = round(100 - Number(share), SHARE_DECIMALS);
    const lines = [`in ${space}${way}`, `${text} ${rest}%`, `${mixedColorCss(color)} ${share}%`];
    text = `color-mix(\n${lines.map(indented).join(",\n")}\n)`;
  }
  return text;
}

/**
 * Declarations or rules for the mixture; the first line is the fallback for browsers without `color-mix()`.
 * Empty if every amount is 0.
 */
export function mixCss(parts: readonly MixPart[], how: MixMethod): string {
  const used = parts.filter(({ amount }) => amount > 0);
  const mixed = mixBy(used, how);
  if (mixed === undefined) return "";
  const plain = plainCss(mixed);
  if (how.method === "blend") return layersCss(used, how.mode, plain);
  const options = mixSpace(how);
  if (options === undefined) {
    const recipe = used.map(({ color, amount }) => `   ${round(amount, 2)} × ${mixedColorCss(color)}`);
    return `/* Mixed as pigment:\n${recipe.join("\n")} */\nbackground: ${plain};`;
  }
  return `background: ${plain};\nbackground: ${colorMixCss(used, options) ?? plain};`;
}

/** Hex if sRGB contains the color, otherwise CSS in the color's own space with up to 5 decimals. */
export function mixedColorCss(color: Color): string {
  return isInGamut(color, "srgb") ? formatHex(color) : colorToCss(color, 5);
}

function layersCss(parts: readonly MixPart[], mode: string, plain: string): string {
  const [ground, ...layers] = parts;
  if (ground === undefined) return "";
  const most = Math.max(...parts.map(({ amount }) => amount));
  const rules = layers.map(({ color, amount }, index) => {
    const opacity = amount < most ? `\n  opacity: ${round(amount / most, SHARE_DECIMALS)};` : "";
    return `.mix > :nth-child(${index + 1}) {\n  background: ${mixedColorCss(color)};\n  mix-blend-mode: ${mode};${opacity}\n}`;
  });
  const base = `.mix {\n  isolation: isolate;\n  background: ${mixedColorCss(ground.color)};\n}`;
  return [`/* Gives ${plain} */`, base, ...rules].join("\n");
}

function indented(text: string): string {
  return text.replaceAll(/^/gm, "  ");
}

/** Custom properties `--step-1`, `--step-2` and so on, with the plain value of each color. */
export function stepsCss(colors: readonly Color[]): string {
  return colors.map((color, index) => `--step-${index + 1}: ${plainCss(color)};`).join("\n");
}

/**
 * The plain value of a mixture. Pigment and blending may leave sRGB slightly by round-off of the model, which
 * is clipped.
 */
function plainCss(color: Color): string {
  return color.space === "srgb" ? formatHex(color) : mixedColorCss(color);
}
