/** Which of thousands of palettes are nearest to one, from the Morton codes of their colors. */

import { type FlatLabs, paletteDistance } from "#engine/palette/palette-distance.ts";
import { writeMortonColor } from "./oklab-morton.ts";

/** The bytes between two palettes; no code of a color, which has 30 bits, is the same. */
const BETWEEN = 0xffffffff;
const CODE_BYTES = 4;

/**
 * Places of up to `most` palettes, the nearest first. `packed` has the codes of each palette's colors as big-endian 32-bit integers,
 * with ff ff ff ff between palettes. Distances are measured from the middles of cells and so are wrong by up to 0.001.
 */
export function nearestPalettes(labs: FlatLabs, packed: Uint8Array, most: number): number[] {
  const codes = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  const coordinates = new Float64Array((3 * packed.byteLength) / CODE_BYTES);
  const nearest: { readonly place: number; readonly distance: number }[] = [];
  let [place, from, to] = [0, 0, 0];
  const measure = (): void => {
    const within = nearest.length < most ? Number.POSITIVE_INFINITY : (nearest.at(-1)?.distance ?? 0);
    const distance = paletteDistance(labs, coordinates.subarray(from, to), within);
    if (distance < within) {
      const after = nearest.findIndex((each) => distance < each.distance);
      nearest.splice(after === -1 ? nearest.length : after, 0, { place, distance });
      if (nearest.length > most) nearest.pop();
    }
    place += 1;
    from = to;
  };
  for (let at = 0; at < packed.byteLength; at += CODE_BYTES) {
    const code = codes.getUint32(at);
    if (code === BETWEEN) {
      measure();
      continue;
    }
    writeMortonColor(code, coordinates, to);
    to += 3;
  }
  if (packed.byteLength > 0) measure();
  return nearest.map((each) => each.place);
}
