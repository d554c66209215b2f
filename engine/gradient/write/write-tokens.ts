/**
 * A gradient as a design token (https://tr.designtokens.org/format/#gradient), which only has stops; everything else is
 * in an extension.
 */

import { TOKENS_VENDOR } from "#engine/bytes/written-by.ts";
import { fallbackStops } from "#engine/gradient/fallback.ts";
import type { Gradient } from "#engine/gradient/gradient.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { hexOfStop } from "./gradient-text.ts";
import type { GradientLayer } from "./write-css.ts";
import { writeCss } from "./write-css.ts";

const EXTENSION = `${TOKENS_VENDOR}.gradient`;

/**
 * The stops are those that give the same gradient in sRGB, because the format does not define an interpolation space.
 */
export function writeTokens(layers: readonly GradientLayer[], name: string, tolerance?: number): string {
  const tokens = Object.fromEntries(
    layers.map((layer, index) => [index === 0 ? name : `${name}-${index + 1}`, tokenOf(layer, tolerance)]),
  );
  return `${JSON.stringify(tokens, undefined, 2)}\n`;
}

function tokenOf(layer: GradientLayer, tolerance: number | undefined) {
  const { stops, maxDelta } = fallbackStops(layer, tolerance, "any");
  return {
    $type: "gradient",
    $value: stops.map((stop) => ({
      color: {
        colorSpace: "srgb",
        components: stop.bytes.map((byte) => rounded(byte / 255)),
        alpha: rounded(stop.alpha / 255),
        hex: hexOfStop({ ...stop, alpha: 255 }),
      },
      position: rounded(stop.position01),
    })),
    $extensions: {
      [EXTENSION]: {
        ...geometryOf(layer),
        maxDelta: rounded(maxDelta),
        css: writeCss([layer], { ...(tolerance !== undefined && { tolerance }) }).trim(),
      },
    },
  };
}

function geometryOf({ type, angleDeg, space, hue, isRepeating = false, center01, size, stops }: Gradient) {
  return {
    type,
    angleDeg,
    space,
    hue: hue ?? "shorter",
    isRepeating,
    ...(center01 !== undefined && type !== "linear" && { center: center01 }),
    ...(size !== undefined && type === "radial" && { size }),
    stops: stops.map(({ color, position01 }) => {
      const { lightness, chroma, hueDeg } = colorToOklch(color);
      return {
        oklch: [rounded(lightness), rounded(chroma), hueDeg === undefined ? 0 : rounded(hueDeg)],
        position: rounded(position01),
      };
    }),
  };
}

function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
