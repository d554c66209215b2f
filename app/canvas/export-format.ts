/** Export formats of pictures, and their limits. */

/** Raster formats; SVG is created by the caller. */
export const PIXEL_FORMATS = ["png", "jpeg", "webp", "avif"] as const;
export type PixelFormat = (typeof PIXEL_FORMATS)[number];

interface FormatFacts {
  readonly label: string;
  readonly mediaType: string;
  /** Longest side that the format supports, in px. */
  readonly mostSide: number;
  /** Most pixels that its encoder has memory for; by default only the device limits it. */
  readonly mostPixels?: number;
  readonly holdsAlpha: boolean;
}

/**
 * The AVIF encoder is a 32-bit program: 7000 × 7000 succeeded, 8192 × 8192 failed (libavif in WebAssembly, 2026-11).
 */
const MAX_AVIF_PIXELS = 40_000_000;

export const PIXEL_FORMAT_FACTS: Readonly<Record<PixelFormat, FormatFacts>> = {
  png: { label: "PNG", mediaType: "image/png", mostSide: 2 ** 31 - 1, holdsAlpha: true },
  jpeg: { label: "JPEG", mediaType: "image/jpeg", mostSide: 65_535, holdsAlpha: false },
  webp: { label: "WebP", mediaType: "image/webp", mostSide: 16_383, holdsAlpha: true },
  avif: {
    label: "AVIF",
    mediaType: "image/avif",
    mostSide: 65_536,
    mostPixels: MAX_AVIF_PIXELS,
    holdsAlpha: true,
  },
};

export const isPixelFormat = (value: unknown): value is PixelFormat =>
  PIXEL_FORMATS.some((format) => format === value);
