/**
 * Several colors together: harmonies, generated palettes and palettes of charts, their order, their faults and how alike
 * two palettes are.
 */

export { type RandomColors, type RandomRequest, randomSeries } from "#engine/random/random-colors.ts";
export { WHEELS, type Wheel } from "#engine/space/color-wheel.ts";
export {
  type CategoricalPalette,
  type CategoricalRequest,
  categoricalPalette,
} from "#engine/theme/data-palettes.ts";
export {
  type DataScale,
  type DivergingRequest,
  divergingPalette,
  type SequentialRequest,
  sequentialPalette,
} from "#engine/theme/data-scales.ts";
export { type GenerateResult, generatePalette, generateVariants } from "./generate.ts";
export type {
  GenerateConstraints,
  GenerateLock,
  GenerateMethod,
  GenerateRequest,
} from "./generate-request.ts";
export { HARMONY_RULES, type HarmonyOptions, type HarmonyRule, harmony } from "./harmony.ts";
export { MOODS, type Mood } from "./moods.ts";
export { adjustPalette, type PaletteAdjustment, type PaletteOrder, paletteOrder } from "./palette-adjust.ts";
export { type FlatLabs, paletteDistance } from "./palette-distance.ts";
export { type PaletteFacts, paletteFacts } from "./palette-facts.ts";
export { type LintFinding, lintPalette } from "./palette-lint.ts";
