/** Sizes of the screens of common devices, in px. */
import type { PatternSize } from "#engine/pattern/pattern.ts";

export interface WallpaperDevice extends PatternSize {
  readonly label: string;
  /** Determines its frame and zones. */
  readonly kind: "phone" | "tablet" | "desktop" | "screens" | "watch";
}

/** The first device of each kind is the default. */
export const WALLPAPER_DEVICES: readonly WallpaperDevice[] = [
  { label: "Phone", kind: "phone", width: 1290, height: 2796 },
  { label: "Phone, small", kind: "phone", width: 1170, height: 2532 },
  { label: "Phone, wide", kind: "phone", width: 1440, height: 3120 },
  { label: "Tablet", kind: "tablet", width: 2048, height: 2732 },
  { label: "Desktop", kind: "desktop", width: 2560, height: 1440 },
  { label: "Laptop", kind: "desktop", width: 2880, height: 1800 },
  { label: "Desktop 4K", kind: "desktop", width: 3840, height: 2160 },
  { label: "Desktop, ultrawide", kind: "desktop", width: 3440, height: 1440 },
  { label: "Two screens", kind: "screens", width: 5120, height: 1440 },
  { label: "Watch", kind: "watch", width: 410, height: 502 },
];

/** The device with exactly this size; undefined for a custom size. */
export function deviceOfSize({ width, height }: PatternSize): WallpaperDevice | undefined {
  return WALLPAPER_DEVICES.find((device) => device.width === width && device.height === height);
}
