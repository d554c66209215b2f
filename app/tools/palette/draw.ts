/** Generates palettes for a document: the request to the generator, and its result. Loaded after hydration. */
import { colorOfText } from "#domain/documents/color-text.ts";
import { constraintsOf } from "#domain/documents/palette/draw-palette.ts";
import { type PaletteColor, type PaletteDocument } from "#domain/documents/palette/palette-document.ts";
import { type GenerateResult, generatePalette, generateVariants } from "#engine/palette/generate.ts";
import type { GenerateLock, GenerateRequest } from "#engine/palette/generate-request.ts";
import { paletteDistance, paletteLabs } from "#engine/palette/palette-distance.ts";
import { seedFromNumber } from "#engine/random/random.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { type DrawOption, type PaletteAction, withOption } from "./model.ts";

/** The only source of randomness: a palette generated from a seed is the same for everyone. */
export function newSeed(): string {
  return seedFromNumber(Math.random() * 2 ** 30);
}

type Drawn = Extract<PaletteAction, { type: "drawn" }>;

/** New colors for the unlocked columns. */
export function drawn(document: PaletteDocument, seed: string): Drawn {
  return {
    type: "drawn",
    seed,
    colors: asLinked(document, generatePalette(requestOf(document, seed))).colors,
  };
}

/** Palettes of the last draws that the next one keeps away from. */
export const MAX_RECENT = 10;
/** The distance that it keeps (palette-distance.ts): without it, two of ten draws are often as near as 0.07, and look alike. */
const MIN_DISTANCE = 0.085;
const MAX_TRIES = 4;

/** As `drawn`, unlike the palette that is there and the recent ones: locks and rules may leave no more than the least alike of some. */
export function drawnUnlike(
  document: PaletteDocument,
  recent: readonly (readonly Color[])[],
  seedOf: () => string = newSeed,
): Drawn {
  const shown = document.colors.map(({ color }) => color);
  const past = [...recent, shown].map(paletteLabs);
  const tries: { readonly action: Drawn; readonly distance: number }[] = [];
  while (tries.length < MAX_TRIES && !tries.some(({ distance }) => distance >= MIN_DISTANCE)) {
    const action = drawn(document, seedOf());
    const labs = paletteLabs(action.colors);
    tries.push({ action, distance: Math.min(...past.map((each) => paletteDistance(each, labs))) });
  }
  return tries.reduce((best, each) => (each.distance > best.distance ? each : best)).action;
}

/**
 * The document with other constraints, and the colors that the current seed gives for them. A palette chosen by hand
 * gets a new seed.
 */
export function redrawn(document: PaletteDocument, option: DrawOption, first = newSeed()): PaletteAction {
  const seed = document.seed === "" ? first : document.seed;
  const asked = withOption(document, option);
  return {
    type: "redraw",
    option,
    seed,
    colors: asLinked(asked, generatePalette(requestOf(asked, seed))).colors,
  };
}

/** A palette around one color, which locked colors stay in; where all are locked, the color comes after them. */
export function drawnFrom(document: PaletteDocument, color: Color, seed: string): PaletteAction {
  if (document.colors.every(({ isLocked }) => isLocked)) return { type: "append", color };
  const request = requestOf({ ...document, method: "from-color", base: color }, seed);
  return { type: "from", color, seed, colors: asLinked(document, generatePalette(request)).colors };
}

/** The generator's request: rule, constraints and locks. */
export function requestOf(document: PaletteDocument, seed: string): GenerateRequest {
  const { colors, base } = document;
  return {
    method: document.method,
    mood: document.mood,
    count: colors.length,
    seed,
    edition: 3,
    ...(document.character !== undefined && { character: document.character }),
    ...(base !== undefined && { base }),
    similarTo: document.like ?? colors.map(({ color }) => color),
    locks: colors.flatMap((entry, index) => lockOf(entry, index)),
    constraints: constraintsOf(document),
  };
}

/** Twelve palettes for the same constraints, to choose from. */
export function variantsOf(document: PaletteDocument, seed: string, amount: number): GenerateResult[] {
  return generateVariants(requestOf(document, seed), amount).map((result) => asLinked(document, result));
}

/** The result after a round trip through its link, so that a reload changes no digit; locked colors stay exact. */
function asLinked({ colors }: PaletteDocument, result: GenerateResult): GenerateResult {
  return {
    ...result,
    colors: result.colors.map((color, index) => (colors[index]?.isLocked ? color : colorOfText(color))),
  };
}

function lockOf(entry: PaletteColor, index: number): GenerateLock[] {
  if (entry.isLocked) return [{ index, color: entry.color }];
  if (!entry.lockedHue && !entry.lockedLightness && !entry.lockedChroma) return [];
  const { lightness, chroma, hueDeg } = colorToOklch(entry.color);
  return [
    {
      index,
      ...(entry.lockedHue && hueDeg !== undefined && { hueDeg }),
      ...(entry.lockedLightness && { lightness }),
      ...(entry.lockedChroma && { chroma }),
    },
  ];
}
