/** Converts gradients of the tools to the form in which the library stores them. */
import { colorText, cssOfColorText } from "#domain/documents/color-text.ts";
import { type GradientLayer, paintedLayers } from "./gradient-layer.ts";

/**
 * A layer as the library stores it, without hints and easings; undefined if the layer has any, since it would become
 * another gradient.
 */
export function publishedGradient(given: GradientLayer) {
  const [layer = given] = paintedLayers([{ ...given, isHidden: false }]);
  const { type, angleDeg, space, hue, stops, isRepeating, center01, size } = layer;
  const isPlain =
    (hue ?? "shorter") === "shorter" &&
    !isRepeating &&
    space !== "display-p3" &&
    (center01 === undefined || center01.every((share) => share === 0.5)) &&
    (size === undefined ||
      (size.shape === "circle" && "extent" in size && size.extent === "farthest-corner")) &&
    stops.every(
      ({ end01, hint01, easing }) => end01 === undefined && hint01 === undefined && easing === undefined,
    );
  if (!isPlain) return undefined;
  return {
    type,
    angleDeg,
    space,
    stops: stops.map(({ color, position01 }) => ({ color: cssOfColorText(colorText(color)), position01 })),
  };
}
