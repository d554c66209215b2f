/** Draws a pattern of any style: the same list for the same pattern and ratio of sides, in every engine of JavaScript. */
import { isInGamut } from "#engine/gamut/gamut.ts";
import { createBrush, type Draw } from "./brush.ts";
import type { Pattern, PatternSize } from "./pattern.ts";
import type { Scene } from "./scene.ts";
import { arcs } from "./styles/arcs.ts";
import { bands } from "./styles/bands.ts";
import { blobs } from "./styles/blobs.ts";
import { cells } from "./styles/cells.ts";
import { contoursStyle } from "./styles/contours.ts";
import { dunes } from "./styles/dunes.ts";
import { facets } from "./styles/facets.ts";
import { flow } from "./styles/flow.ts";
import { grain } from "./styles/grain.ts";
import { mesh } from "./styles/mesh.ts";
import { orbits } from "./styles/orbits.ts";
import { peaks } from "./styles/peaks.ts";
import { quarters } from "./styles/quarters.ts";
import { rays } from "./styles/rays.ts";
import { terrazzo } from "./styles/terrazzo.ts";
import { waves } from "./styles/waves.ts";
import type { PatternStyleId } from "./styles.ts";

const STYLES: Readonly<Record<PatternStyleId, Draw>> = {
  contours: contoursStyle,
  waves,
  peaks,
  blobs,
  facets,
  cells,
  flow,
  mesh,
  rays,
  terrazzo,
  quarters,
  grain,
  arcs,
  bands,
  orbits,
  dunes,
};

/** `size` has positive sides of a ratio of at most 8. */
export function drawPattern(pattern: Pattern, size: PatternSize): Scene {
  const brush = createBrush(pattern, size);
  const gamut = pattern.colors.every(({ color }) => isInGamut(color, "srgb")) ? "srgb" : "display-p3";
  return { width: brush.width, height: brush.height, gamut, ...STYLES[pattern.style](brush) };
}
