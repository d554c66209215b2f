/** The solid colors of a text for cases in which its gradient is not drawn (TXT). */
import { onColor, wcagRatio } from "#engine/contrast/contrast.ts";
import { nearestPassing } from "#engine/contrast/nearest-lightness.ts";
import { createSampler, type Gradient } from "#engine/gradient/gradient.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklab } from "#engine/space/convert.ts";

export interface RecipeColors {
  /** For browsers that do not draw the gradient. */
  readonly fallback: Color;
  /** On white paper. */
  readonly print: Color;
  readonly selection: { readonly text: Color; readonly ground: Color };
}

const WHITE: Color = { space: "srgb", coords: [1, 1, 1], alpha: 1 };
const BLACK: Color = { space: "srgb", coords: [0, 0, 0], alpha: 1 };
/** WCAG ratio for selected text: that of small text, whatever its size. */
const SELECTED_TARGET = 4.5;

/**
 * The fallback is the mean color of the gradient with its lightness changed until it reaches the target on the
 * background; if no color of its hue does, black or white. For print the same on white paper.
 */
export function recipeColors({
  gradient,
  ground,
  target,
}: {
  readonly gradient: Gradient;
  readonly ground: Color;
  readonly target: number;
}): RecipeColors {
  const mean = meanColor(gradient);
  const fallback = passing(mean, ground, target);
  const on = onColor(fallback);
  const isGroundRead = wcagRatio(ground, fallback) >= SELECTED_TARGET && (ground.alpha ?? 1) >= 1;
  return {
    fallback,
    print: passing(fallback, WHITE, target),
    selection: {
      ground: fallback,
      text: isGroundRead ? ground : on === "dark" || on === "black" ? BLACK : WHITE,
    },
  };
}

function passing(color: Color, ground: Color, target: number): Color {
  const found = nearestPassing(color, ground, { target });
  if (found !== undefined && found !== color) return found;
  // An unrounded color that passes may fail once it is rounded to 8 bits.
  const rounded = nearestPassing(color, ground, { target: Math.min(21, target * 1.02) });
  if (rounded !== undefined) return rounded;
  return wcagRatio(BLACK, ground) >= wcagRatio(WHITE, ground) ? BLACK : WHITE;
}

/** The mean of the gradient in OKLab, opaque. */
export function meanColor(gradient: Gradient): Color {
  const sample = createSampler(gradient);
  const sum = [0, 0, 0];
  for (let step = 0; step < MEAN_PLACES; step += 1) {
    const { lightness, a, b } = colorToOklab(sample((step + 0.5) / MEAN_PLACES));
    sum[0] = (sum[0] ?? 0) + lightness;
    sum[1] = (sum[1] ?? 0) + a;
    sum[2] = (sum[2] ?? 0) + b;
  }
  const [lightness = 0, a = 0, b = 0] = sum.map((each) => each / MEAN_PLACES);
  return { space: "oklab", coords: [lightness, a, b], alpha: 1 };
}

const MEAN_PLACES = 64;
