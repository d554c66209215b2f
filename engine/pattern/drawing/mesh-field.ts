/** Mesh in version 2: the mesh of a grid of colors, blended in OKLab and bent, as the mesh tool makes it. */
import { ramp } from "#engine/pattern/ramp.ts";
import type { DrawStyle } from "#engine/pattern/style-input.ts";
import { colorField, fieldShapes } from "./color-field.ts";

export const drawMeshField: DrawStyle = (input) => {
  const { width, height, random, control, tones } = input;
  const [fields, softness, strength] = [control("fields"), control("softness"), control("strength")];
  // Weaker fields take fewer of the colors, those with the greatest shares.
  const count = Math.max(2, Math.round(2 + (Math.max(5, tones.along.length) - 2) * (0.4 + 0.6 * strength)));
  const steps = ramp(tones.along, count);
  const short = 1 + Math.max(1, Math.round(fields / 4));
  const isWide = width > height;
  const field = colorField(input, steps, {
    columns: isWide ? short + 1 : short,
    rows: isWide ? short : short + 1,
    turns: random(),
    stir: 0.1 + 0.5 * control("stir"),
    bend: 0.25 + 0.9 * (1 - softness),
    contrast: 0.7 + 0.3 * strength,
  });
  return fieldShapes(input, field);
};
