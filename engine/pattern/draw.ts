/** A pattern as a scene: the same pattern and size give the same scene in every engine of JavaScript. */
import { createRandom } from "#engine/random/random.ts";
import { drawArcs } from "./drawing/arcs.ts";
import { drawBlobs } from "./drawing/blobs.ts";
import { drawBlocks } from "./drawing/blocks.ts";
import { drawCells } from "./drawing/cells.ts";
import { drawContours } from "./drawing/contours.ts";
import { drawDunes } from "./drawing/dunes.ts";
import { drawFacets } from "./drawing/facets.ts";
import { drawFlow } from "./drawing/flow.ts";
import { drawGrainGradient } from "./drawing/grain-gradient.ts";
import { drawMeshField } from "./drawing/mesh-field.ts";
import { drawOrbits } from "./drawing/orbits.ts";
import { orderedTones } from "./drawing/ordered-tones.ts";
import { drawPeaks } from "./drawing/peaks.ts";
import { drawPleats } from "./drawing/pleats.ts";
import { drawRibbons } from "./drawing/ribbons.ts";
import { drawTerrazzo } from "./drawing/terrazzo.ts";
import { drawBands } from "./drawing/version-1/bands.ts";
import { drawGrain } from "./drawing/version-1/grain.ts";
import { drawMesh } from "./drawing/version-1/mesh.ts";
import { drawRays } from "./drawing/version-1/rays.ts";
import { drawTiles } from "./drawing/version-1/tiles.ts";
import { drawWaves } from "./drawing/waves.ts";
import { checkPattern, controlValue, type Pattern, type PatternSize } from "./pattern.ts";
import type { Scene } from "./scene.ts";
import type { DrawStyle } from "./style-input.ts";
import type { PatternStyleId } from "./styles.ts";
import { tonesOf } from "./tones.ts";

const STYLES: Readonly<Record<PatternStyleId, DrawStyle>> = {
  contours: drawContours,
  waves: drawWaves,
  arcs: drawArcs,
  orbits: drawOrbits,
  bands: drawBands,
  dunes: drawDunes,
  cells: drawCells,
  flow: drawFlow,
  grain: drawGrain,
  terrazzo: drawTerrazzo,
  blobs: drawBlobs,
  facets: drawFacets,
  mesh: drawMesh,
  peaks: drawPeaks,
  rays: drawRays,
  tiles: drawTiles,
};

/** Styles that version 2 draws in another way. */
const NEWER: Partial<Record<PatternStyleId, DrawStyle>> = {
  mesh: drawMeshField,
  grain: drawGrainGradient,
  rays: drawPleats,
  tiles: drawBlocks,
  bands: drawRibbons,
};

/** Throws a RangeError for a seed, a size or a number of colors out of range; controls are clamped. */
export function drawPattern(pattern: Pattern, { width, height }: PatternSize): Scene {
  checkPattern(pattern, { width, height });
  const tones = pattern.version === 1 ? tonesOf(pattern) : orderedTones(pattern, tonesOf(pattern));
  const { version, style } = pattern;
  const draw = version === 1 ? STYLES[style] : (NEWER[style] ?? STYLES[style]);
  const shapes = draw({
    version,
    width,
    height,
    long: Math.max(width, height),
    random: createRandom(`${pattern.style} ${pattern.seed}`),
    control: (id) => controlValue(pattern, id),
    tones,
  });
  return { width, height, gamut: tones.gamut, shapes };
}
