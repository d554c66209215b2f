/** The styles of wallpapers with their controls; what draws them is apart (draw.ts), since it is loaded late. */

export interface PatternControl {
  readonly id: string;
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly usual: number;
  readonly unit?: "°" | "%";
}

export interface PatternStyle {
  readonly id: PatternStyleId;
  readonly name: string;
  /** Whether opposite edges fit together. */
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
  "quarters",
  "grain",
  "arcs",
  "bands",
  "orbits",
  "dunes",
] as const;
export type PatternStyleId = (typeof PATTERN_STYLE_IDS)[number];

export const PATTERN_STYLES: readonly PatternStyle[] = [
  style("contours", "Contours", [
    whole("layers", "Layers", 3, 16, 9),
    share("relief", "Relief", 62),
    share("scale", "Scale", 55),
    turn(24, 180),
  ]),
  style("waves", "Waves", [
    whole("layers", "Layers", 3, 14, 8),
    share("swell", "Swell", 45),
    share("length", "Length", 50),
    share("relief", "Relief", 30),
  ]),
  style("peaks", "Peaks", [
    whole("layers", "Layers", 2, 9, 6),
    share("rugged", "Ruggedness", 55),
    share("horizon", "Horizon", 52),
    share("haze", "Haze", 55),
    share("sun", "Sun", 45),
  ]),
  style("blobs", "Blobs", [
    whole("count", "Count", 2, 12, 5),
    share("size", "Size", 60),
    share("wobble", "Wobble", 50),
    whole("rings", "Rings", 0, 6, 2),
  ]),
  style("facets", "Facets", [
    share("size", "Size", 45),
    share("jitter", "Jitter", 75),
    share("depth", "Depth", 45),
    turn(30, 360),
  ]),
  style("cells", "Cells", [
    share("size", "Size", 45),
    share("even", "Evenness", 40),
    share("gap", "Gap", 30),
    share("round", "Roundness", 60),
  ]),
  style("flow", "Flow", [
    share("density", "Density", 50),
    share("curl", "Curl", 45),
    share("width", "Width", 45),
    share("length", "Length", 60),
  ]),
  style("mesh", "Mesh", [
    whole("points", "Points", 3, 12, 6),
    share("spread", "Spread", 60),
    share("grain", "Grain", 0),
  ]),
  style("rays", "Rays", [
    whole("rays", "Rays", 6, 60, 24),
    share("x", "Across", 50),
    share("y", "Down", 72),
    share("twist", "Twist", 0),
    share("glow", "Glow", 55),
  ]),
  style("terrazzo", "Terrazzo", [
    share("density", "Density", 50),
    share("size", "Size", 45),
    share("mixed", "Mixed sizes", 65),
    share("round", "Roundness", 0),
  ]),
  style(
    "quarters",
    "Quarters",
    [whole("columns", "Columns", 3, 12, 6), share("calm", "Calm", 20), share("whole", "Disks", 20)],
    true,
  ),
  style("grain", "Grain", [
    whole("forms", "Forms", 1, 5, 3),
    share("soft", "Softness", 60),
    share("grain", "Grain", 55),
    turn(20, 360),
  ]),
  style(
    "arcs",
    "Arcs",
    [whole("columns", "Columns", 3, 12, 6), whole("rings", "Rings", 1, 5, 3), share("gap", "Gap", 0)],
    true,
  ),
  style("bands", "Bands", [
    whole("count", "Bands", 4, 40, 16),
    share("mixed", "Mixed widths", 70),
    turn(24, 180),
    share("relief", "Relief", 0),
  ]),
  style("orbits", "Orbits", [
    whole("rings", "Rings", 4, 24, 12),
    share("x", "Across", 50),
    share("y", "Down", 45),
    share("drift", "Drift", 35),
    share("relief", "Relief", 25),
  ]),
  style("dunes", "Dunes", [
    whole("lines", "Lines", 12, 60, 30),
    share("height", "Height", 40),
    share("length", "Length", 70),
  ]),
];

/** The style with this id; throws for an id that is not in the list. */
export function patternStyle(id: PatternStyleId): PatternStyle {
  const found = PATTERN_STYLES.find((each) => each.id === id);
  if (found === undefined) throw new Error(`There is no style ${id}`);
  return found;
}

function style(
  id: PatternStyleId,
  name: string,
  controls: readonly PatternControl[],
  tiles = false,
): PatternStyle {
  return { id, name, tiles, controls };
}

function whole(id: string, name: string, least: number, most: number, usual: number): PatternControl {
  return { id, name, least, most, step: 1, usual };
}

function share(id: string, name: string, usual: number): PatternControl {
  return { id, name, least: 0, most: 100, step: 1, usual, unit: "%" };
}

function turn(usual: number, most: number): PatternControl {
  return { id: "turn", name: "Turn", least: 0, most, step: 1, usual, unit: "°" };
}
