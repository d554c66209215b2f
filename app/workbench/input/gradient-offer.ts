/** Offers a text with gradients to the tool that reads it whole. */
import { GRADIENT } from "#domain/documents/gradient/gradient-document.ts";
import { readGradientCss } from "#domain/documents/gradient/read-gradient-css.ts";
import type { Offer } from "./use-incoming.ts";

/** Undefined for a text whose gradients cannot be read. */
export function gradientOffer(text: string): Offer | undefined {
  const read = readGradientCss(text);
  if (!read.ok || read.layers.length === 0) return undefined;
  const document = { ...GRADIENT.first(), layers: read.layers };
  return {
    text: `This is ${read.layers.length === 1 ? "a gradient" : `${read.layers.length} gradients`}; only the colors of the stops were taken.`,
    label: "Open it as a gradient",
    to: `${GRADIENT.path}?${GRADIENT.encode(document).toString()}`,
  };
}
