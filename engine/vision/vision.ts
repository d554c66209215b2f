/**
 * Simulates color vision deficiencies. Protan, deutan and tritan by G. M. Machado, M. M. Oliveira, L. A. F.
 * Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009): its matrices for
 * severities 0 to 1 in tenths, interpolated, applied to linear sRGB. Achromatopsia: relative luminance.
 */

import { mapToGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToSrgb } from "#engine/space/convert.ts";
import { linearToSrgb, type Matrix, multiply, srgbToLinear, type Triple } from "#engine/space/rgb-spaces.ts";
import { machadoMatrix } from "./machado-2009.ts";

/** Of the cones for long, middle and short waves, or of all. */
export type Deficiency = "protan" | "deutan" | "tritan" | "achroma";

/** The three of one cone, then achromatopsia. */
export const DEFICIENCIES: readonly Deficiency[] = ["protan", "deutan", "tritan", "achroma"];

/** The color as seen with `severity01` (0 none, 1 full) of a deficiency, in sRGB; alpha is kept. */
export function simulateVision(color: Color, deficiency: Deficiency, severity01 = 1): Color {
  const severity = Math.min(1, Math.max(0, severity01));
  const { red, green, blue } = colorToSrgb(mapToGamut(color, "srgb"));
  const linear: Triple = [srgbToLinear(red), srgbToLinear(green), srgbToLinear(blue)];
  const seen = deficiency === "achroma" ? greyed(linear, severity) : machado(linear, deficiency, severity);
  const encode = (value: number): number => Math.min(1, Math.max(0, linearToSrgb(value)));
  return { space: "srgb", coords: [encode(seen[0]), encode(seen[1]), encode(seen[2])], alpha: color.alpha };
}

function machado(linear: Triple, deficiency: "protan" | "deutan" | "tritan", severity: number): Triple {
  const at = severity * 10;
  const low = machadoMatrix(deficiency, Math.floor(at));
  const high = machadoMatrix(deficiency, Math.ceil(at));
  const share = at - Math.floor(at);
  const [a, b] = [multiply(low, linear), multiply(high, linear)];
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

function greyed([red, green, blue]: Triple, severity: number): Triple {
  const grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const towards = (value: number): number => value + (grey - value) * severity;
  return [towards(red), towards(green), towards(blue)];
}

/** The simulation as one matrix on linear sRGB, before clipping to 0 to 1: for SVG filters over pictures. */
export function visionMatrix(deficiency: Deficiency, severity01 = 1): Matrix {
  const severity = Math.min(1, Math.max(0, severity01));
  const seen = (linear: Triple): Triple =>
    deficiency === "achroma" ? greyed(linear, severity) : machado(linear, deficiency, severity);
  const [red, green, blue] = [seen([1, 0, 0]), seen([0, 1, 0]), seen([0, 0, 1])];
  return [
    [red[0], green[0], blue[0]],
    [red[1], green[1], blue[1]],
    [red[2], green[2], blue[2]],
  ];
}
