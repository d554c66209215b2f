/** The "over" view: the pixels under the text, the text's position, and its contrast. */
import { useMemo } from "react";
import type { ContrastDocument } from "#domain/documents/contrast/contrast-document.ts";
import type { OverSettings } from "#domain/documents/contrast/contrast-over.ts";
import { type Region01, type RegionContrast, regionContrast } from "#engine/contrast/contrast-region.ts";
import { type Pixels, rasterGradient } from "#engine/raster/gradient-raster.ts";
import type { Color } from "#engine/space/color.ts";
import { coverPixels } from "./photo-pixels.ts";
import type { SurfaceSize } from "./surface-size.ts";
import type { Photo } from "./use-photo.ts";

/** Width at which it is measured: enough for smooth gradients; for pictures as much as keeps a drag responsive. */
const [GRADIENT_COLUMNS, PHOTO_COLUMNS] = [200, 640];

export interface SurfaceReading {
  /** Undefined while there is no picture. */
  readonly pixels: Pixels | undefined;
  readonly region: Region01;
  readonly measured: RegionContrast | undefined;
}

export function useSurfaceReading(
  { text, background, over }: ContrastDocument,
  photo: Photo | undefined,
  size: SurfaceSize,
): SurfaceReading {
  const { width, height, boxWidth, boxHeight, insetX, insetY } = size;
  const { ground, gradient, x01, y01, scrim } = over;
  const pixels = useMemo(
    () => pixelsUnder({ ground, gradient, background, photo, width, height }),
    [ground, gradient, background, photo, width, height],
  );
  const region = useMemo(
    () => ({
      x: (x01 * Math.max(0, width - boxWidth) + insetX) / width,
      y: (y01 * Math.max(0, height - boxHeight) + insetY) / height,
      width: (Math.min(width, boxWidth) - 2 * insetX) / width,
      height: (Math.min(height, boxHeight) - 2 * insetY) / height,
    }),
    [x01, y01, width, height, boxWidth, boxHeight, insetX, insetY],
  );
  const measured = useMemo(
    () => pixels && regionContrast(pixels, region, text, scrim),
    [pixels, region, text, scrim],
  );
  return useMemo(() => ({ pixels, region, measured }), [pixels, region, measured]);
}

interface Under extends Pick<OverSettings, "ground" | "gradient"> {
  readonly background: Color;
  readonly photo: Photo | undefined;
  readonly width: number;
  readonly height: number;
}

/** Cache of the last result, which the canvas and the inspector both use. */
let last: { readonly asked: Under; readonly pixels: Pixels | undefined } | undefined;

function pixelsUnder(asked: Under): Pixels | undefined {
  const isKnown =
    last !== undefined &&
    (["ground", "gradient", "background", "photo", "width", "height"] as const).every(
      (part) => last?.asked[part] === asked[part],
    );
  if (!isKnown) last = { asked, pixels: paintUnder(asked) };
  return last?.pixels;
}

function paintUnder({ ground, gradient, background, photo, width, height }: Under): Pixels | undefined {
  const columns = Math.round(Math.min(width, ground === "image" ? PHOTO_COLUMNS : GRADIENT_COLUMNS));
  const rows = Math.max(1, Math.round((columns * height) / width));
  return ground === "image"
    ? photo && coverPixels(photo.bitmap, columns, rows)
    : rasterGradient(gradient, [columns, rows], background);
}
