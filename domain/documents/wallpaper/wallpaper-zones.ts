/** Areas of a wallpaper that operating systems draw on, as shares of its size, measured on common devices. */
import type { Region01 } from "#engine/contrast/contrast-region.ts";
import type { WallpaperDevice } from "./wallpaper-sizes.ts";

export interface WallpaperZone extends Region01 {
  readonly name: string;
  /** Whether the system draws black or white text directly on the picture. */
  readonly hasText: boolean;
}

const zone = (
  name: string,
  [x, y, width, height]: readonly [number, number, number, number],
): WallpaperZone => ({
  name,
  hasText: name !== "Dock",
  x,
  y,
  width,
  height,
});

export const WALLPAPER_ZONES: Readonly<Record<WallpaperDevice["kind"], readonly WallpaperZone[]>> = {
  phone: [zone("Clock", [0, 0, 1, 0.31]), zone("Dock", [0, 0.87, 1, 0.13])],
  tablet: [zone("Clock", [0, 0, 1, 0.24]), zone("Dock", [0.12, 0.91, 0.76, 0.09])],
  desktop: [zone("Menu bar", [0, 0, 1, 0.045]), zone("Dock", [0.22, 0.91, 0.56, 0.09])],
  screens: [zone("Menu bar", [0, 0, 1, 0.045]), zone("Dock", [0.11, 0.91, 0.28, 0.09])],
  watch: [zone("Time", [0.4, 0, 0.6, 0.22])],
};
