/** Gradients: read from code, sampled, improved, and written as code, SVG and PNG with stops that are verified. */

export { type GradientContrast, worstAlongGradient } from "#engine/contrast/contrast-gradient.ts";
export {
  GRADIENT_FORMATS,
  type GradientFormatId,
  type GradientFormatOptions,
  writeGradient,
} from "#engine/files/gradient/gradient-formats.ts";
export { gradientPng } from "#engine/files/gradient/gradient-png.ts";
export { readAnyGradient } from "#engine/files/gradient/read-any.ts";
export { type SvgOptions, writeSvg } from "#engine/files/gradient/write-svg.ts";
export { type Banding, findBanding } from "./banding.ts";
export { type Easing, formatEasing, parseEasing } from "./easing.ts";
export { DEFAULT_TOLERANCE, type Fallback, type FallbackStop, fallbackStops } from "./fallback.ts";
export {
  createSampler,
  type Gradient,
  type GradientStop,
  type RadialSize,
  sampleGradient,
} from "./gradient.ts";
export { avoidGrey, equaliseSteps, flattenLightness, type Improved } from "./improve.ts";
export { randomGradient } from "./random-gradient.ts";
export type { GradientBox } from "./read/gradient-lengths.ts";
export type { ReadGradients } from "./read/read-css.ts";
export { type CssOptions, type GradientLayer, writeCss } from "./write/write-css.ts";
