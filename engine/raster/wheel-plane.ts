/** A hue wheel as pixels. Angles go clockwise from the top. */

import { rybToOklch, type Wheel } from "#engine/space/color-wheel.ts";
import { hslToSrgb } from "#engine/space/hsl-family.ts";
import { type Raster, type RasterGamut, rasterTile } from "./raster.ts";
import type { WheelPlane } from "./wheel-edge.ts";

const HUES = 720;

/**
 * RGBA bytes of a square of `size` pixels around the wheel, in the RGB space `bytes` (by default the gamut's own).
 * All pixels are opaque: colors outside the gamut are clipped, and should be cut off along `wheelEdge`.
 */
export function paintWheel(
  size: number,
  plane: WheelPlane,
  bytes: RasterGamut = plane.gamut,
): Uint8ClampedArray<ArrayBuffer> {
  const raster = plane.wheel === "hsl" ? hslRaster(size, plane) : oklchRaster(size, plane);
  return rasterTile(raster, { tile: { x: 0, y: 0, width: size, height: size }, gamut: bytes });
}

function oklchRaster(size: number, { wheel, lightness, rim }: WheelPlane): Raster {
  const unit = unitChromas(size, wheel);
  return {
    space: "oklab",
    writeRow(row, y, from, count) {
      for (let at = 0, of = (y * size + from) * 2; at < count * 4; at += 4, of += 2) {
        row[at] = lightness;
        row[at + 1] = (unit[of] ?? 0) * rim;
        row[at + 2] = (unit[of + 1] ?? 0) * rim;
        row[at + 3] = 1;
      }
    },
  };
}

const unitsOf = new Map<string, Float64Array>();

/** OKLab a and b of each pixel at rim chroma 1. Cached, because a wheel is repainted often in one or two sizes. */
function unitChromas(size: number, wheel: Wheel): Float64Array {
  const key = `${wheel} ${size}`;
  const known = unitsOf.get(key);
  if (known !== undefined) return known;
  const units = new Float64Array(size * size * 2);
  const turned = hueTable(wheel);
  const middle = size / 2;
  for (let y = 0; y < size; y += 1) {
    const up = (middle - y - 0.5) / middle;
    for (let x = 0; x < size; x += 1) {
      const right = (x + 0.5 - middle) / middle;
      const radius = Math.min(1.02, Math.sqrt(right * right + up * up));
      const hue = turned[Math.round(((Math.atan2(right, up) / (2 * Math.PI) + 1) % 1) * HUES)] ?? 0;
      const at = (y * size + x) * 2;
      units[at] = radius * Math.cos(hue);
      units[at + 1] = radius * Math.sin(hue);
    }
  }
  unitsOf.set(key, units);
  return units;
}

function hslRaster(size: number, { lightness }: WheelPlane): Raster {
  const middle = size / 2;
  return {
    space: "srgb",
    writeRow(row, y, from, count) {
      const up = (middle - y - 0.5) / middle;
      for (let x = 0; x < count; x += 1) {
        const right = (from + x + 0.5 - middle) / middle;
        const saturation = Math.min(1, Math.sqrt(right * right + up * up)) * 100;
        const srgb = hslToSrgb([(Math.atan2(right, up) / Math.PI) * 180, saturation, lightness]);
        const at = x * 4;
        row[at] = srgb[0];
        row[at + 1] = srgb[1];
        row[at + 2] = srgb[2];
        row[at + 3] = 1;
      }
    },
  };
}

/** OKLCH hue in radians at each wheel angle; the first is repeated at the end. */
function hueTable(wheel: Wheel): Float64Array {
  return Float64Array.from({ length: HUES + 1 }, (_, index) => {
    const angleDeg = (index / HUES) * 360;
    return ((wheel === "ryb" ? rybToOklch(angleDeg) : angleDeg) / 180) * Math.PI;
  });
}
