/** What lies under the text of the "over" view: its pixels, where the text stands on them, and what that measures. */
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { ContrastDocument } from "#domain/documents/contrast-document.ts";
import { type Region01, type RegionContrast, regionContrast } from "#engine/contrast-region.ts";
import { type Pixels, rasterGradient } from "#engine/gradient-raster.ts";
import { coverPixels } from "./photo-pixels.ts";
import type { Photo } from "./use-photo.ts";

/** Px. Until it is measured, the canvas of a desktop: a shared link is whole without scripts. */
const NOMINAL = { width: 1080, height: 728, boxWidth: 520, boxHeight: 212 };
/** Columns that are measured: enough for smooth gradients; of pictures as many as keep a drag quick. */
const [GRADIENT_COLUMNS, PHOTO_COLUMNS] = [200, 640];

export interface Surface {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly size: typeof NOMINAL;
  readonly pixels: Pixels | undefined;
  readonly region: Region01;
  readonly reading: RegionContrast | undefined;
}

export function useSurface(
  { text, background, view, over }: ContrastDocument,
  photo: Photo | undefined,
): Surface {
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(NOMINAL);
  useEffect(() => {
    const [outer, inner] = [frame.current, box.current];
    if (view !== "over" || outer === null || inner === null) return;
    const observer = new ResizeObserver(() => {
      const next = {
        width: Math.max(1, outer.clientWidth),
        height: Math.max(1, outer.clientHeight),
        boxWidth: inner.offsetWidth,
        boxHeight: inner.offsetHeight,
      };
      setSize((now) => (isSame(now, next) ? now : next));
    });
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- without a picture there is no box to watch
  }, [view, over.ground, photo === undefined]);

  const { width, height, boxWidth, boxHeight } = size;
  const isPhoto = over.ground === "image";
  const columns = Math.min(width, isPhoto ? PHOTO_COLUMNS : GRADIENT_COLUMNS);
  const rows = Math.max(1, Math.round((columns * height) / width));
  const pixels = useMemo(() => {
    if (view !== "over") return undefined;
    if (isPhoto) return photo && coverPixels(photo.bitmap, columns, rows);
    return rasterGradient(over.gradient, [columns, rows], background);
  }, [view, isPhoto, photo, columns, rows, over.gradient, background]);
  const region = useMemo(() => {
    const share = { width: Math.min(1, boxWidth / width), height: Math.min(1, boxHeight / height) };
    return { x: over.x01 * (1 - share.width), y: over.y01 * (1 - share.height), ...share };
  }, [over.x01, over.y01, width, height, boxWidth, boxHeight]);
  const reading = useMemo(
    () => pixels && regionContrast(pixels, region, text, over.scrim),
    [pixels, region, text, over.scrim],
  );
  return { frame, box, size, pixels, region, reading };
}

function isSame(a: typeof NOMINAL, b: typeof NOMINAL): boolean {
  return (
    a.width === b.width && a.height === b.height && a.boxWidth === b.boxWidth && a.boxHeight === b.boxHeight
  );
}
