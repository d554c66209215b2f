/** Offers a text with gradients to the tool that reads it whole. */
import { GRADIENT } from "#domain/documents/gradient/gradient-document.ts";
import { readGradientCss } from "#domain/documents/gradient/read-gradient-css.ts";
import type { Offer } from "./use-incoming.ts";

/** `isAll`: the text holds nothing else. Undefined for a text whose gradients cannot be read. */
export function gradientOffer(text: string, isAll: boolean): Offer | undefined {
  const read = readGradientCss(text);
  if (!read.ok || read.layers.length === 0) return undefined;
  const what = read.layers.length === 1 ? "a gradient" : `a gradient of ${read.layers.length} layers`;
  const document = { ...GRADIENT.first(), layers: read.layers };
  return {
    text: isAll
      ? `This is ${what}; only the colors of the stops were taken.`
      : `It holds ${what} as well, which was not taken.`,
    label: "Open it as a gradient",
    to: `${GRADIENT.path}?${GRADIENT.encode(document).toString()}`,
  };
}
