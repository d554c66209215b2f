/** The styles of the wallpaper maker and their controls: all that a page needs before it draws anything. */

import { count, type PatternControl, share, turn } from "./pattern-control.ts";

export interface PatternStyle {
  readonly id: PatternStyleId;
  readonly name: string;
  /** Whether copies side by side join without a seam. */
  readonly tiles: boolean;
  readonly controls: readonly PatternControl[];
}

export const PATTERN_STYLE_IDS = [
  "contours",
  "waves",
  "peaks",
  "blobs",
  "facets",
  "cells",
  "flow",
  "mesh",
  "rays",
  "terrazzo",
  "tiles",
  "grain",
  "arcs",
  "orbits",
  "bands",
  "dunes",
] as const;
export type PatternStyleId = (typeof PATTERN_STYLE_IDS)[number];

/** In the order in which they are offered. */
export const PATTERN_STYLES: readonly PatternStyle[] = [
  {
    id: "contours",
    name: "Contours",
    tiles: false,
    controls: [
      count("layers", "Layers", 3, 16, 9),
      share("relief", "Relief", 0.62),
      share("scale", "Scale", 0.62),
      turn(360, 24),
    ],
  },
  {
    id: "waves",
    name: "Waves",
    tiles: false,
    controls: [
      count("layers", "Layers", 3, 14, 8),
      share("swell", "Swell", 0.5),
      share("length", "Length", 0.55),
      share("relief", "Relief", 0.5),
    ],
  },
  {
    id: "peaks",
    name: "Peaks",
    tiles: false,
    controls: [
      count("ranges", "Ranges", 2, 9, 5),
      share("height", "Height", 0.55),
      share("rugged", "Rugged", 0.5),
      share("sun", "Sun", 0.45),
    ],
  },
  {
    id: "blobs",
    name: "Blobs",
    tiles: false,
    controls: [
      count("count", "Forms", 2, 14, 7),
      share("size", "Size", 0.55),
      share("wobble", "Wobble", 0.5),
      share("relief", "Relief", 0.5),
    ],
  },
  {
    id: "facets",
    name: "Facets",
    tiles: false,
    controls: [
      share("size", "Size", 0.62),
      share("depth", "Depth", 0.6),
      share("drift", "Drift", 0.6),
      turn(360, 30),
    ],
  },
  {
    id: "cells",
    name: "Cells",
    tiles: true,
    controls: [
      share("size", "Size", 0.5),
      share("contrast", "Contrast", 0.6),
      share("gap", "Gap", 0.4),
      share("roundness", "Round", 0.7),
      share("drift", "Drift", 0.4),
    ],
  },
  {
    id: "flow",
    name: "Flow",
    tiles: false,
    controls: [
      share("width", "Width", 0.5),
      share("density", "Density", 0.7),
      share("curl", "Curl", 0.4),
      turn(360, 20),
    ],
  },
  {
    id: "mesh",
    name: "Mesh",
    tiles: false,
    controls: [
      count("fields", "Fields", 3, 16, 9),
      share("softness", "Softness", 0.6),
      share("strength", "Strength", 0.85),
      share("stir", "Stir", 0.4),
    ],
  },
  {
    id: "rays",
    name: "Rays",
    tiles: false,
    controls: [
      count("rays", "Rays", 6, 60, 24),
      share("rhythm", "Rhythm", 0.5),
      share("swirl", "Swirl", 0),
      share("sun", "Sun", 0.35),
    ],
  },
  {
    id: "terrazzo",
    name: "Terrazzo",
    tiles: true,
    controls: [
      share("density", "Density", 0.55),
      share("size", "Size", 0.5),
      share("variety", "Variety", 0.7),
      share("roundness", "Round", 0.3),
    ],
  },
  {
    id: "tiles",
    name: "Tiles",
    tiles: true,
    controls: [
      count("columns", "Columns", 3, 24, 8),
      share("calm", "Calm", 0.3),
      share("round", "Round", 0.8),
    ],
  },
  {
    id: "grain",
    name: "Grain",
    tiles: false,
    controls: [
      count("count", "Forms", 1, 9, 5),
      share("scale", "Scale", 0.6),
      share("grain", "Grain", 0.8),
      share("size", "Dot", 0.3),
      turn(360, 60),
    ],
  },
  {
    id: "arcs",
    name: "Arcs",
    tiles: true,
    controls: [
      count("columns", "Columns", 4, 24, 6),
      count("bands", "Bands", 1, 5, 3),
      share("fullness", "Fullness", 0.7),
    ],
  },
  {
    id: "orbits",
    name: "Orbits",
    tiles: false,
    controls: [
      count("rings", "Rings", 4, 20, 11),
      share("drift", "Drift", 0.5),
      share("core", "Core", 0.4),
      share("relief", "Relief", 0.5),
    ],
  },
  {
    id: "bands",
    name: "Bands",
    tiles: false,
    controls: [share("width", "Width", 0.5), share("contrast", "Contrast", 0.85), turn(360, 335)],
  },
  {
    id: "dunes",
    name: "Dunes",
    tiles: false,
    controls: [
      count("ridges", "Ridges", 10, 60, 30),
      share("swell", "Swell", 0.5),
      share("length", "Length", 0.5),
      share("relief", "Relief", 0.4),
    ],
  },
];

/** The style with this id; throws a RangeError for another. */
export function patternStyle(id: PatternStyleId): PatternStyle {
  const style = PATTERN_STYLES.find((one) => one.id === id);
  if (style === undefined) throw new RangeError(`No pattern style "${id}".`);
  return style;
}
