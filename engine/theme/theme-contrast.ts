/**
 * Contrast targets of a theme, and the search for a tone that reaches them. WCAG 2.2 ratios
 * (https://www.w3.org/TR/WCAG22/#contrast-minimum, 1.4.3, 1.4.6, 1.4.11) or absolute APCA Lc
 * (https://git.apcacontrast.com/documentation/APCA_in_a_Nutshell: 75 body text, 60 labels, 45 large text and
 * controls).
 */

import { apcaLc, wcagRatio } from "#engine/contrast/contrast.ts";
import { toBytes } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch, oklchToColor } from "#engine/space/convert.ts";

export type ContrastMetric = "wcag" | "apca";

export interface ContrastTarget {
  readonly metric: ContrastMetric;
  /** Body text: a ratio of 1 to 21, or an absolute Lc of 0 to 106. */
  readonly text: number;
  /** Short bold text on buttons; WCAG does not distinguish it, APCA does. */
  readonly label: number;
  /** Borders of controls, focus rings, icons, filled areas. */
  readonly ui: number;
}

export type ContrastTargetId = "aa" | "aaa" | "apca";
export const CONTRAST_TARGETS: Readonly<Record<ContrastTargetId, ContrastTarget>> = {
  aa: { metric: "wcag", text: 4.5, label: 4.5, ui: 3 },
  aaa: { metric: "wcag", text: 7, label: 7, ui: 4.5 },
  apca: { metric: "apca", text: 75, label: 60, ui: 45 },
};

/** WCAG ratio, 1 to 21, or absolute Lc, 0 to about 108. */
export function measureContrast(foreground: Color, background: Color, metric: ContrastMetric): number {
  return metric === "wcag" ? wcagRatio(foreground, background) : Math.abs(apcaLc(foreground, background));
}

/** The nearest opaque 8-bit color, so that the measured color is the one that the hex value describes. */
export function snapped(color: Color): Color {
  const [red, green, blue] = toBytes(color).bytes;
  return { space: "srgb", coords: [red / 255, green / 255, blue / 255], alpha: 1 };
}

/** A color of this OKLCH lightness, 0 to 1, with as much of the chroma as sRGB contains, rounded to 8 bits. */
export function tone(lightness: number, chroma: number, hueDeg: number | undefined): Color {
  const held = Math.min(1, Math.max(0, lightness));
  const wanted = oklchToColor({ lightness: held, chroma: hueDeg === undefined ? 0 : chroma, hueDeg });
  if (hueDeg === undefined || isInGamut(wanted, "srgb")) return snapped(wanted);
  let [low, high] = [0, chroma];
  for (let step = 0; step < CHROMA_HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (isInGamut(oklchToColor({ lightness: held, chroma: middle, hueDeg }), "srgb")) low = middle;
    else high = middle;
  }
  return snapped(oklchToColor({ lightness: held, chroma: low, hueDeg }));
}

/** Leaves the chroma within 0.001 of the greatest in gamut, less than 8 bits show. */
const CHROMA_HALVINGS = 8;

export interface Requirement {
  readonly against: Color;
  readonly metric: ContrastMetric;
  readonly least: number;
}

export interface ToneRequest {
  readonly hueDeg: number | undefined;
  readonly chroma: number;
  /** Direction of the search, away from the backgrounds. */
  readonly towards: "light" | "dark";
  readonly requirements: readonly Requirement[];
}

/** Whether the color reaches the least contrast of every requirement. */
export function meets(color: Color, requirements: readonly Requirement[]): boolean {
  return requirements.every(({ against, metric, least }) => measureContrast(color, against, metric) >= least);
}

/** Bisection steps of the lightness range: down to less than half an 8-bit step. */
const HALVINGS = 11;

/**
 * The tone nearest to its backgrounds that meets all requirements; if none does, the end of the range (black or
 * white), which comes nearest. `meets` tells which of the two it is.
 */
export function toneAtContrast({ hueDeg, chroma, towards, requirements }: ToneRequest): Color {
  const end = towards === "light" ? 1 : 0;
  const lightnesses = requirements.map(({ against }) => colorToOklch(against).lightness);
  let failing = towards === "light" ? Math.max(0, ...lightnesses) : Math.min(1, ...lightnesses);
  let passing = end;
  let best = tone(end, chroma, hueDeg);
  if (!meets(best, requirements)) return best;
  const hard = hardest(requirements, best);
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (failing + passing) / 2;
    const candidate = tone(middle, chroma, hueDeg);
    if (meets(candidate, hard)) [passing, best] = [middle, candidate];
    else failing = middle;
  }
  return best;
}

/**
 * Among backgrounds with the same requirement, the one with the least contrast to the end of the range is decisive.
 */
function hardest(requirements: readonly Requirement[], end: Color): Requirement[] {
  const kept = new Map<string, { requirement: Requirement; contrast: number }>();
  for (const requirement of requirements) {
    const key = `${requirement.metric} ${requirement.least}`;
    const contrast = measureContrast(end, requirement.against, requirement.metric);
    if (contrast < (kept.get(key)?.contrast ?? Number.POSITIVE_INFINITY))
      kept.set(key, { requirement, contrast });
  }
  return [...kept.values()].map(({ requirement }) => requirement);
}

/**
 * The tone nearest to `color` in OKLCH lightness, with the same hue, that meets all requirements: the color itself if
 * it does, undefined if no tone of its hue does.
 */
export function nearestTone(color: Color, requirements: readonly Requirement[]): Color | undefined {
  if (meets(color, requirements)) return color;
  const { lightness, chroma, hueDeg } = colorToOklch(color);
  const found = [0, 1].flatMap((end) => {
    let best = tone(end, chroma, hueDeg);
    if (!meets(best, requirements)) return [];
    let [failing, passing] = [lightness, end];
    for (let step = 0; step < HALVINGS; step += 1) {
      const middle = (failing + passing) / 2;
      const candidate = tone(middle, chroma, hueDeg);
      if (meets(candidate, requirements)) [passing, best] = [middle, candidate];
      else failing = middle;
    }
    return [{ best, distance: Math.abs(passing - lightness) }];
  });
  return found.toSorted((a, b) => a.distance - b.distance)[0]?.best;
}
