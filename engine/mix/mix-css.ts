/**
 * A mixture as CSS: `color-mix()` of two colors in another `color-mix()` (CSS Color Module Level 5 §3), layers with
 * `mix-blend-mode` (Compositing and Blending Level 1 §3.4.1), and for paint, which CSS cannot mix, the plain value.
 */

import { colorToCss } from "#engine/format/css-text.ts";
import { formatHex } from "#engine/format/format.ts";
import { round } from "#engine/format/format-number.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import type { MixOptions } from "./mix.ts";
import type { MixPart } from "./mix-many.ts";
import { type MixMethod, mixBy, mixSpace } from "./mix-method.ts";

/** Decimals of a share in percent: far finer than one step of eight bits. */
const SHARE_DECIMALS = 4;

/**
 * What a browser evaluates to the same color as `mixMany`, two colors at a time and so understood everywhere. Parts
 * without an amount are left out; one color alone is written as it is. Undefined without an amount of anything.
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

/** Declarations or rules that give the mixture; the first line serves browsers without the function. "" without an amount of anything. */
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

/** Hex where sRGB holds the color, else CSS in the color's own space, up to 5 decimals. */
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

/** Custom properties `--step-1` and on, with the plain value of each color. */
export function stepsCss(colors: readonly Color[]): string {
  return colors.map((color, index) => `--step-${index + 1}: ${plainCss(color)};`).join("\n");
}

/** A mixture's own value: what paint and blending bring a little outside sRGB is round-off of the model, not a wish. */
function plainCss(color: Color): string {
  return color.space === "srgb" ? formatHex(color) : mixedColorCss(color);
}
