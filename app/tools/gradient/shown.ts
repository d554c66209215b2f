/** The canvas's view of a document. */
import type { CSSProperties } from "react";
import { seenAs, type VisionChoice } from "#app/color/vision-choice.ts";
import { type GradientLayer, paintedLayers } from "#domain/documents/gradient/gradient-layer.ts";
import { shownCss } from "#engine/gradient/shown-css.ts";

/** All layers as a CSS background. */
export function stageStyle(layers: readonly GradientLayer[], vision: VisionChoice): CSSProperties {
  const shown = paintedLayers(layers);
  const seen = (color: Parameters<typeof seenAs>[1]) => seenAs(vision, color);
  return {
    "--g": shown.length === 0 ? "none" : shown.map((layer) => shownCss(layer, { seen })).join(", "),
    "--blend": shown.length === 0 ? "normal" : shown.map(({ blend }) => blend).join(", "),
  } as CSSProperties;
}
