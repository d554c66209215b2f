/**
 * One color and its relations: what it is in each space, how it is read and written, what it differs and contrasts by,
 * what two of them mix to, who sees it how, and what it is called.
 */

export { type ApcaFont, type ApcaFontRow, apcaFonts, formatLc } from "./contrast/apca-fonts.ts";
export { apcaLc, formatRatio, relativeLuminance, wcagRatio } from "./contrast/contrast.ts";
export { type PassingChange, smallestChange } from "./contrast/contrast-nearest.ts";
export { compositeStack } from "./contrast/contrast-stack.ts";
export { type NearestPassingOptions, nearestPassing } from "./contrast/nearest-lightness.ts";
export { deltaE2000, deltaEOK } from "./difference/difference.ts";
export { colorToCss } from "./format/css-text.ts";
export {
  COLOR_FORMATS,
  type ColorFormat,
  type FormatOptions,
  formatColor,
  formatHex,
} from "./format/format.ts";
export type { Precision } from "./format/format-number.ts";
export { tailwindColor } from "./frameworks/tailwind-colors.ts";
export { type ConstantHue, constantHue } from "./gamut/constant-hue.ts";
export {
  clipToGamut,
  GAMUTS,
  type Gamut,
  isInGamut,
  mapToGamut,
  maxChroma,
  smallestGamut,
} from "./gamut/gamut.ts";
export { BLEND_MODES, type BlendMode, blendColors } from "./mix/blend.ts";
export { compositeOver } from "./mix/composite-over.ts";
export {
  HUE_METHODS,
  type HueMethod,
  INTERPOLATION_SPACES,
  type InterpolationSpace,
  interpolateColors,
  type MixOptions,
  mixColors,
} from "./mix/mix.ts";
export { colorMix, type MixItem, type MixPart } from "./mix/mix-many.ts";
export { type MixMethod, mixBy } from "./mix/mix-method.ts";
export { type MixRecipe, mixRecipes, type RecipeSearch } from "./mix/mix-recipes.ts";
export { mixSteps } from "./mix/mix-steps.ts";
export { type HueFamily, hueFamily } from "./names/hue-family.ts";
export { createNamer, type NameEntry, type Namer, type NearestName, nearestCssName } from "./names/names.ts";
export { type ParseResult, parseColor } from "./parse/parse.ts";
export { parseAnyColor } from "./parse/parse-any.ts";
export { type ParsedColors, parseColorList } from "./parse/parse-list.ts";
export type { ParseError } from "./parse/tokenize.ts";
export {
  colorRamp,
  colorRampOfCount,
  type NumberedStep,
  RAMP_STEPS,
  type RampStep,
  type RampStepName,
} from "./ramp/ramp.ts";
export { type TintKind, tintSeries } from "./ramp/tint-series.ts";
export { createRandom } from "./random/random.ts";
export {
  type Color,
  type Component,
  type Oklab,
  type Oklch,
  SPACE_IDS,
  type SpaceId,
} from "./space/color.ts";
export { colorToOklab, colorToOklch, colorToSrgb, convertColor, oklchToColor } from "./space/convert.ts";
export type { BoundedSpace } from "./space/rgb-spaces.ts";
export { type Analog, SPACES, type Space, type SpaceComponent, type SpaceFunction } from "./space/spaces.ts";
export { DEFICIENCIES, type Deficiency, simulateVision } from "./vision/vision.ts";
