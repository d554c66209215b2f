/**
 * A gradient for GIMP (.ggr, app/core/gimpgradient-load.c): segments with a start, a middle and an end, each a straight mix
 * in sRGB.
 */
import { type FallbackStop, fallbackStops } from "#engine/gradient/fallback.ts";
import type { Gradient } from "#engine/gradient/gradient.ts";

/** Linear blend, mixed in RGB. */
const [LINEAR, RGB] = [0, 0];

/**
 * @param name line breaks in it become blanks
 * @param tolerance largest ΔEOK between the gradient and the straight mixes; the default is that of `fallbackStops`
 * @returns the text of a file, in sRGB; positions and channels from 0 to 1 with six decimals
 */
export function writeGgr(gradient: Gradient, name: string, tolerance?: number): string {
  const { stops } = fallbackStops(gradient, tolerance, "any");
  const whole = withEnds(stops);
  const segments = whole.flatMap((end, index) => {
    const start = whole[index - 1];
    if (start === undefined || end.position01 <= start.position01) return [];
    const middle = (start.position01 + end.position01) / 2;
    const places = [start.position01, middle, end.position01].map((place) => place.toFixed(6));
    return [`${[...places, ...channels(start), ...channels(end)].join(" ")} ${LINEAR} ${RGB} 0 0`];
  });
  return [
    "GIMP Gradient",
    `Name: ${name.replaceAll(/[\r\n]+/g, " ")}`,
    String(segments.length),
    ...segments,
    "",
  ].join("\n");
}

/** GIMP requires segments that cover 0 to 1. */
function withEnds(stops: readonly FallbackStop[]): readonly FallbackStop[] {
  const [first, last] = [stops[0], stops.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [{ ...first, position01: 0 }, ...stops, { ...last, position01: 1 }];
}

function channels({ bytes, alpha }: FallbackStop): readonly string[] {
  return [...bytes, alpha].map((byte) => (byte / 255).toFixed(6));
}
