/** `device-cmyk()` without a color profile (CSS Color Module Level 5 §8.1, the naive conversion): an estimate. */

import type { Color } from "#engine/space/color.ts";
import { refuse } from "./calc.ts";
import { readAlpha } from "./color-functions.ts";
import type { ParseError, Token } from "./tokenize.ts";

/**
 * `values` are the arguments without brackets: `c m y k`, `c m y k / alpha` or `c, m, y, k`; `end` is the position of
 * the closing bracket.
 */
export function readCmyk(values: readonly Token[], end: number): Color | ParseError {
  const hasCommas = values.some((token) => token.kind === "comma");
  const odd = hasCommas
    ? values.find((token, index) => (token.kind === "comma") !== (index % 2 === 1))
    : undefined;
  if (odd !== undefined) return refuse("A comma is expected between all values", odd.position);
  const slash = values.findIndex((token) => token.kind === "slash");
  const inks = (slash < 0 ? values : values.slice(0, slash)).filter((token) => token.kind !== "comma");
  const behind = slash < 0 ? [] : values.slice(slash + 1);
  if (inks.length !== 4) return refuse("device-cmyk() takes four values", inks[4]?.position ?? end);
  if (slash >= 0 && behind.length !== 1) {
    return refuse("One alpha value follows the slash", behind[1]?.position ?? end);
  }
  const amounts: number[] = [];
  for (const ink of inks) {
    // An ink is read like alpha: 0 to 1 or a percentage, clamped.
    const amount = readAlpha(ink);
    if (amount === undefined || (hasCommas && ink.kind !== "number")) {
      return refuse("This value does not fit in device-cmyk()", ink.position);
    }
    amounts.push(amount === "none" ? 0 : amount);
  }
  const opacity = behind[0] === undefined ? 1 : readAlpha(behind[0]);
  if (opacity === undefined) {
    return refuse("This value does not fit in device-cmyk()", behind[0]?.position ?? end);
  }
  const [cyan = 0, magenta = 0, yellow = 0, black = 0] = amounts;
  const light = (ink: number): number => 1 - Math.min(1, ink * (1 - black) + black);
  return {
    space: "srgb",
    coords: [light(cyan), light(magenta), light(yellow)],
    alpha: opacity === "none" ? undefined : opacity,
  };
}
