/**
 * Generates palettes for addresses with fewer than two colors. It imports the generator, so it is loaded on
 * demand.
 */

import { colorOfText } from "#domain/documents/color-text.ts";
import { generatePalette } from "#engine/palette/generate.ts";
import type { GenerateConstraints } from "#engine/palette/generate-request.ts";
import { TOO_ALIKE_SIMULATED } from "#engine/palette/palette-facts.ts";
import type { Color } from "#engine/space/color.ts";
import { DEFAULTS, FIRST_SEED, freeColor, type PaletteDocument, usualMethod } from "./palette-document.ts";

const COUNT = 5;

/** A palette around one locked color. */
export function paletteAround(base: Color, name = ""): PaletteDocument {
  const alone = { ...DEFAULTS, colors: [freeColor(base, name)] };
  return drawn({ ...alone, method: usualMethod(alone) }, {});
}

/**
 * Generates from the rule, mood and seed of an address, as the tool itself does; a color in the address becomes a
 * locked color of the palette.
 */
export function drawPalette(rest: PaletteDocument): PaletteDocument {
  return drawn(rest, constraintsOf(rest));
}

/** The constraints that the document sets for the generator. */
export function constraintsOf({ aaPairs, gamut, isVisionSafeWanted }: PaletteDocument): GenerateConstraints {
  return { aaPairs, gamut, ...(isVisionSafeWanted && { minVisionDeltaE: TOO_ALIKE_SIMULATED }) };
}

function drawn(rest: PaletteDocument, constraints: GenerateConstraints): PaletteDocument {
  const [only] = rest.colors;
  const base = only?.color ?? rest.base;
  const isAround = only !== undefined && rest.method === usualMethod(rest);
  const asked: PaletteDocument = {
    ...rest,
    ...(base !== undefined && { base }),
    method: isAround ? "from-color" : rest.method,
    seed: rest.seed === "" ? FIRST_SEED : rest.seed,
  };
  const { colors } = generatePalette({
    method: asked.method,
    mood: asked.mood,
    seed: asked.seed,
    count: COUNT,
    edition: asked.edition ?? 1,
    ...(asked.character !== undefined && { character: asked.character }),
    ...(base !== undefined && { base }),
    ...(asked.like !== undefined && { similarTo: asked.like }),
    ...(only !== undefined && !isAround && { locks: [{ index: 0, color: only.color }] }),
    constraints,
  });
  return {
    ...asked,
    colors: colors.map((color) =>
      color === only?.color ? { ...only, isLocked: true } : freeColor(colorOfText(color)),
    ),
  };
}
