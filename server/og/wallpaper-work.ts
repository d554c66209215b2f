import type { WorkKind } from "#server/work/work-kind.ts";

/** The SVG of a saved wallpaper's link. */
export const WALLPAPER_SVG_WORK: WorkKind<string, string> = {
  name: "wallpaper-svg",
  keyOf: (link) => link,
  bytesOf: (svg) => 2 * svg.length,
};
