/** A palette for an interface from one brand color: eight ramps of eleven steps, and the purpose of each step. */

import { mapToGamutConstantHue } from "#engine/gamut/gamut.ts";
import { RAMP_STEPS, type RampStepName } from "#engine/ramp/ramp.ts";
import type { Color, Oklch } from "#engine/space/color.ts";
import { colorToOklch, oklchToColor } from "#engine/space/convert.ts";
import { SEMANTIC_HUES } from "./theme-looks.ts";
import { SEMANTIC_NAMES } from "./theme-tokens.ts";
import { type UiRamp, uiRamp } from "./ui-ramp.ts";

export const UI_RAMPS = [
  "primary",
  "secondary",
  "accent",
  "neutral",
  "success",
  "warning",
  "danger",
  "info",
] as const;
export type UiRampName = (typeof UI_RAMPS)[number];

export interface UiPaletteRequest {
  /** Kept exactly, on the step that fits it or on `anchor`. */
  readonly brand: Color;
  readonly anchor?: RampStepName;
  /** Custom colors, also kept exactly; by default they are derived from the brand's hue. */
  readonly secondary?: Color;
  readonly accent?: Color;
  /** Chroma of the grays as a share of the brand's (up to a limit), 0 to 1; 0.35 by default. */
  readonly neutralTint01?: number;
  readonly fit?: "contrast" | "even";
}

export interface UiPalette {
  readonly ramps: Readonly<Record<UiRampName, UiRamp>>;
  /** The brand's step. */
  readonly anchor: RampStepName;
  /** Sentences on targets that were not reached and on choices that were made by default. */
  readonly notes: readonly string[];
}

/** Below this OKLCH chroma a color has no hue to derive others from. */
const GREY_CHROMA = 0.02;
const MOST_NEUTRAL_CHROMA = 0.035;
/** Candidate rotations of the OKLCH hue in degrees, preferred ones first, and the share of the brand's chroma. */
const SECONDARY = { turnsDeg: [-38, 38, -52, 52, -26, 26], share: 0.72 } as const;
const ACCENT = { turnsDeg: [150, 180, 210, 120, 240, 60, 300], share: 0.95 } as const;
/** Hues at least this many degrees apart are not mistaken for each other. */
const CLEAR_OF = 30;
/** OKLCH lightness of derived colors: that of step 600, the first that reads as text on white. */
const MIDDLE = 0.536;

/**
 * Eight ramps from one brand color, which stays exactly on its step: primary, secondary, accent, neutral and four
 * semantic colors. `neutralTint01` is 0 (gray) to 1; other choices that are not given are derived from the brand and
 * explained in `notes`.
 */
export function buildUiPalette(request: UiPaletteRequest): UiPalette {
  const { brand, anchor, fit = "contrast", neutralTint01 = 0.35 } = request;
  const origin = colorToOklch(brand);
  const isGrey = origin.chroma < GREY_CHROMA;
  const kept = (color: Color, step?: RampStepName): UiRamp =>
    uiRamp(color, { fit, ...(step !== undefined && { anchor: step }) });
  const made = (look: Oklch): UiRamp =>
    uiRamp(inSrgb({ ...look, lightness: MIDDLE }), { fit, anchor: 600, isKept: false });
  const turned = (hueDeg: number | undefined, share: number): UiRamp =>
    made({ lightness: MIDDLE, chroma: origin.chroma * share, hueDeg });
  const signals = SEMANTIC_NAMES.map((name) => SEMANTIC_HUES[name].hueDeg);
  const ownHue = (color: Color | undefined) => (color === undefined ? undefined : colorToOklch(color).hueDeg);
  const secondaryHue = ownHue(request.secondary) ?? clearHue(origin.hueDeg, SECONDARY.turnsDeg, signals);
  const accentHue = clearHue(origin.hueDeg, ACCENT.turnsDeg, [...signals, secondaryHue ?? 0]);
  const neutralChroma =
    Math.min(1, Math.max(0, neutralTint01)) * Math.min(MOST_NEUTRAL_CHROMA, origin.chroma);
  // A muted brand gets muted semantic colors, as long as they stay distinguishable.
  const share = Math.min(1, Math.max(0.6, origin.chroma / 0.16));
  const [success, warning, danger, info] = SEMANTIC_NAMES.map((name) => {
    const { chroma, hueDeg } = SEMANTIC_HUES[name];
    return made({ lightness: MIDDLE, chroma: chroma * share, hueDeg });
  });
  const primary = kept(brand, anchor);
  const ramps = {
    primary,
    secondary: request.secondary ? kept(request.secondary) : turned(secondaryHue, SECONDARY.share),
    accent: request.accent ? kept(request.accent) : turned(accentHue, ACCENT.share),
    neutral: made({ lightness: MIDDLE, chroma: neutralChroma, hueDeg: origin.hueDeg }),
    success: success ?? primary,
    warning: warning ?? primary,
    danger: danger ?? primary,
    info: info ?? primary,
  };
  const unmet = UI_RAMPS.flatMap((name) =>
    ramps[name].unmet.map((sentence) => `${capital(name)}: ${sentence}`),
  );
  const grey =
    isGrey && (request.secondary === undefined || request.accent === undefined)
      ? [
          "The brand is a gray and has no hue: the secondary and the accent are gray as well, until you give them a color.",
        ]
      : [];
  return {
    ramps,
    anchor: primary.steps.find(({ isAnchor }) => isAnchor)?.step ?? RAMP_STEPS[5],
    notes: [...unmet, ...grey],
  };
}

/** The first rotation with enough distance to the semantic hues, otherwise the one with the greatest distance. */
function clearHue(
  hueDeg: number | undefined,
  turnsDeg: readonly number[],
  taken: readonly number[],
): number | undefined {
  if (hueDeg === undefined) return undefined;
  const clearance = (hue: number): number =>
    Math.min(...taken.map((other) => Math.abs(((((hue - other + 180) % 360) + 360) % 360) - 180)));
  const hues = turnsDeg.map((turn) => hueDeg + turn);
  return (
    hues.find((hue) => clearance(hue) >= CLEAR_OF) ?? hues.toSorted((a, b) => clearance(b) - clearance(a))[0]
  );
}

function inSrgb(look: Oklch): Color {
  return mapToGamutConstantHue(oklchToColor(look), "srgb");
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
