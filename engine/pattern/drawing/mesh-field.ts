/** Mesh since version 2: colors blended in OKLab, in version 2 and 3 those of a bent grid, then those of fields that flow. */
import { ramp } from "#engine/pattern/ramp.ts";
import type { DrawStyle } from "#engine/pattern/style-input.ts";
import { colorField, FLOW_STOPS, fieldShapes, GRID_STOPS } from "./color-field.ts";
import { softField } from "./soft-field.ts";

export const drawMeshField: DrawStyle = (input) => {
  const { version, width, height, random, control, tones } = input;
  const [fields, softness, strength] = [control("fields"), control("softness"), control("strength")];
  // Weaker fields take fewer of the colors, those with the greatest shares.
  const count = Math.max(2, Math.round(2 + (Math.max(5, tones.along.length) - 2) * (0.4 + 0.6 * strength)));
  const steps = ramp(tones.along, count);
  const turns = random();
  const stir = 0.1 + 0.5 * control("stir");
  const contrast = 0.7 + 0.3 * strength;
  if (version >= 4) {
    const field = softField(input, steps, { count: fields, turns, stir, flow: 0.85, softness, contrast });
    return fieldShapes(input, field, FLOW_STOPS);
  }
  const short = 1 + Math.max(1, Math.round(fields / 4));
  const isWide = width > height;
  const field = colorField(input, steps, {
    columns: isWide ? short + 1 : short,
    rows: isWide ? short : short + 1,
    turns,
    stir,
    bend: 0.25 + 0.9 * (1 - softness),
    contrast,
  });
  return fieldShapes(input, field, GRID_STOPS);
};
