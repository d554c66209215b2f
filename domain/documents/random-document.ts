/**
 * The Random Color tool's document (TLS-2). Version 1.
 *
 *   seed=k3x9ab   what the colors are drawn from: the same link gives the same colors
 *   n=12          how many, 1 to 100
 */
import type { Color } from "#engine/color.ts";
import { colorToOklch } from "#engine/convert.ts";
import { MOST_RANDOM, randomColors } from "#engine/random-colors.ts";
import type { Decoded, DocumentKind } from "./tool-document.ts";

export interface RandomDocument {
  readonly seed: string;
  /** 1 to 100. */
  readonly count: number;
}

const FIRST: RandomDocument = { seed: "tincture", count: 1 };
const SEED = /^[a-z0-9]{1,16}$/;

export const RANDOM: DocumentKind<RandomDocument> = {
  tool: "random",
  path: "/random-color",
  decode,
  encode,
  first: () => FIRST,
  take: (colors) => ({ ...FIRST, seed: seedOf(colors) }),
  colorsOf: drawnColors,
};

export function drawnColors({ seed, count }: RandomDocument): readonly Color[] {
  return randomColors({ seed, count }).colors;
}

function encode({ seed, count }: RandomDocument): URLSearchParams {
  const params = new URLSearchParams({ seed });
  if (count !== FIRST.count) params.set("n", String(count));
  return params;
}

function decode(params: URLSearchParams): Decoded<RandomDocument> {
  const seed = params.get("seed");
  if (seed === null) return { document: undefined, notices: [] };
  const notices: string[] = [];
  if (!SEED.test(seed)) notices.push("The seed can hold small letters and digits only, so it was left out.");
  const count = Number(params.get("n") ?? FIRST.count);
  const isCount = Number.isInteger(count) && count >= 1 && count <= MOST_RANDOM;
  if (!isCount) notices.push(`The number of colors is a whole number from 1 to ${MOST_RANDOM}.`);
  return {
    document: { seed: SEED.test(seed) ? seed : FIRST.seed, count: isCount ? count : FIRST.count },
    notices,
  };
}

function seedOf(colors: readonly Color[]): string {
  return colors
    .map((color) => Math.round(colorToOklch(color).lightness * 1000).toString(36))
    .join("")
    .slice(0, 16);
}
