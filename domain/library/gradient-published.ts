/** What the library keeps of a gradient from its tool. */
import type { GradientLayer } from "#domain/documents/gradient/gradient-layer.ts";
import { publishedGradient } from "#domain/documents/gradient/published-gradient.ts";
import { gradientLink, readGradientLink } from "./gradient-link.ts";

/** Stops on one line where that is all of it, otherwise its link; undefined for what the library cannot keep. */
export function publishedContent(layers: readonly GradientLayer[]) {
  const shown = layers.filter(({ isHidden }) => !isHidden);
  const [only] = shown;
  const gradient = only !== undefined && shown.length === 1 ? publishedGradient(only) : undefined;
  if (gradient !== undefined) return { type: "gradient", gradient } as const;
  const link = gradientLink(layers);
  return readGradientLink(link).ok ? ({ type: "gradient-link", gradientLink: link } as const) : undefined;
}
