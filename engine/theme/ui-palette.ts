/** A palette for an interface from one brand color: eight ramps of eleven steps, and the purpose of each step. */

import { mapToGamutConstantHue, maxChroma } from "#engine/gamut/gamut.ts";
import { RAMP_STEPS, type RampStepName } from "#engine/ramp/ramp.ts";
import { apartDeg, turnDeg } from "#engine/space/angle.ts";
import type { Color, Oklch } from "#engine/space/color.ts";
import { colorToOklch, oklchToColor } from "#engine/space/convert.ts";
import type { RampBend } from "./bend-handles.ts";
import { gamutFill } from "./gamut-fill.ts";
import { SEMANTIC_HUES } from "./theme-looks.ts";
import { SEMANTIC_NAMES, type SemanticName } from "./theme-tokens.ts";
import { type UiRamp, uiRamp } from "./ui-ramp.ts";
import { UI_RAMPS, type UiRampName } from "./ui-ramp-names.ts";

export interface UiPaletteRequest {
  /** Kept exactly, on the step that fits it or on `anchor`. */
  readonly brand: Color;
  readonly anchor?: RampStepName;
  /** Custom colors of the other ramps, also kept exactly; by default they are derived from the brand. */
  readonly own?: Readonly<Partial<Record<Exclude<UiRampName, "primary">, Color>>>;
  /** OKLCH hue of a derived color from that of the brand, in degrees; by default clear of the semantic hues. */
  readonly secondaryTurnDeg?: number;
  readonly accentTurnDeg?: number;
  readonly bends?: RampBends;
  /** Chroma of the grays as a share of the brand's (up to a limit), 0 to 1; 0.35 by default. */
  readonly neutralTint01?: number;
  readonly fit?: "contrast" | "even";
}

export type RampBends = Readonly<Partial<Record<UiRampName, RampBend>>>;

export interface UiPalette {
  readonly ramps: Readonly<Record<UiRampName, UiRamp>>;
  /** The brand's step. */
  readonly anchor: RampStepName;
  /** Degrees by which the secondary and the accent are turned from the brand's hue, -180 to 180; none for grays. */
  readonly turnsDeg: Readonly<Partial<Record<"secondary" | "accent", number>>>;
  /** Sentences on targets that were not reached and on choices that were made by default. */
  readonly notes: readonly string[];
}

/** Below this OKLCH chroma a color has no hue to derive others from. */
const GREY_CHROMA = 0.02;
const MAX_NEUTRAL_CHROMA = 0.035;
/** Candidate rotations of the OKLCH hue in degrees, preferred ones first, and the share of the brand's strength. */
const SECONDARY = { turnsDeg: [-38, 38, -52, 52, -26, 26], share: 0.8 } as const;
const ACCENT = { turnsDeg: [150, 180, 210, 120, 240, 60, 300], share: 0.95 } as const;
/** Greatest OKLCH chroma of a derived color, unless the brand has more. */
const MAX_DERIVED_CHROMA = 0.16;
/** Hues at least this many degrees apart are not mistaken for each other. */
const CLEAR_OF = 30;
/** OKLCH lightness of derived colors: that of step 600, the first that reads as text on white. */
const MIDDLE = 0.536;
export const DERIVED_STEP = 600;

/**
 * Eight ramps from one brand color, which stays exactly on its step: primary, secondary, accent, neutral and four
 * semantic colors. `neutralTint01` is 0 (gray) to 1; other choices that are not given are derived from the brand and
 * explained in `notes`.
 */
export function buildUiPalette(request: UiPaletteRequest): UiPalette {
  const { brand, anchor, fit = "contrast", neutralTint01 = 0.35, bends = {}, own = {} } = request;
  const origin = colorToOklch(brand);
  const isGrey = origin.chroma < GREY_CHROMA;
  const kept = (name: UiRampName, color: Color, step?: RampStepName): UiRamp =>
    uiRamp(color, { fit, bend: bends[name] ?? {}, ...(step !== undefined && { anchor: step }) });
  const made = (name: UiRampName, look: Oklch): UiRamp =>
    uiRamp(inSrgb({ ...look, lightness: MIDDLE }), {
      fit,
      anchor: DERIVED_STEP,
      isKept: false,
      bend: bends[name] ?? {},
    });
  const turned = (name: UiRampName, hueDeg: number | undefined, share: number): UiRamp =>
    made(name, {
      lightness: MIDDLE,
      chroma: Math.min(
        Math.max(MAX_DERIVED_CHROMA, origin.chroma),
        hueDeg === undefined ? 0 : share * fill * maxChroma(MIDDLE, hueDeg, "srgb"),
      ),
      hueDeg,
    });
  // The brand's share of the chroma that sRGB contains at its lightness: a dark color with little chroma can be vivid.
  const fill = gamutFill(origin);
  // A muted brand gets muted semantic colors, as long as they stay distinguishable.
  const muted = Math.min(1, Math.max(0.6, fill * 1.3));
  const signal = (name: SemanticName): UiRamp => {
    const { chroma, hueDeg } = SEMANTIC_HUES[name];
    return made(name, { lightness: MIDDLE, chroma: chroma * muted, hueDeg });
  };
  const by = (degrees: number | undefined) =>
    degrees === undefined || origin.hueDeg === undefined ? undefined : origin.hueDeg + degrees;
  const signals = SEMANTIC_NAMES.map((name) => SEMANTIC_HUES[name].hueDeg);
  const ownHue = (color: Color | undefined) => (color === undefined ? undefined : colorToOklch(color).hueDeg);
  const secondaryHue =
    ownHue(own.secondary) ??
    by(request.secondaryTurnDeg) ??
    clearHue(origin.hueDeg, SECONDARY.turnsDeg, signals);
  const accentHue =
    ownHue(own.accent) ??
    by(request.accentTurnDeg) ??
    clearHue(origin.hueDeg, ACCENT.turnsDeg, [...signals, secondaryHue ?? 0]);
  const neutralChroma = Math.min(1, Math.max(0, neutralTint01)) * Math.min(MAX_NEUTRAL_CHROMA, origin.chroma);
  const derived: Readonly<Record<Exclude<UiRampName, "primary">, () => UiRamp>> = {
    secondary: () => turned("secondary", secondaryHue, SECONDARY.share),
    accent: () => turned("accent", accentHue, ACCENT.share),
    neutral: () => made("neutral", { lightness: MIDDLE, chroma: neutralChroma, hueDeg: origin.hueDeg }),
    success: () => signal("success"),
    warning: () => signal("warning"),
    danger: () => signal("danger"),
    info: () => signal("info"),
  };
  const rampOf = (name: UiRampName): UiRamp => {
    if (name === "primary") return kept(name, brand, anchor);
    const given = own[name];
    return given === undefined ? derived[name]() : kept(name, given);
  };
  const ramps = Object.fromEntries(UI_RAMPS.map((name) => [name, rampOf(name)])) as Record<
    UiRampName,
    UiRamp
  >; // the keys are those of the list
  const unmet = UI_RAMPS.flatMap((name) =>
    ramps[name].unmet.map((sentence) => `${capital(name)}: ${sentence}`),
  );
  const grey =
    isGrey && (own.secondary === undefined || own.accent === undefined)
      ? [
          "The brand is a gray and has no hue: the secondary and the accent are gray as well, until you give them a color.",
        ]
      : [];
  return {
    ramps,
    anchor: ramps.primary.steps.find(({ isAnchor }) => isAnchor)?.step ?? RAMP_STEPS[5],
    turnsDeg: {
      ...turnBetween("secondary", origin.hueDeg, secondaryHue),
      ...turnBetween("accent", origin.hueDeg, accentHue),
    },
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
  const clearance = (hue: number): number => Math.min(...taken.map((other) => apartDeg(hue, other)));
  const hues = turnsDeg.map((turn) => hueDeg + turn);
  return (
    hues.find((hue) => clearance(hue) >= CLEAR_OF) ?? hues.toSorted((a, b) => clearance(b) - clearance(a))[0]
  );
}

function turnBetween<Name extends string>(
  name: Name,
  from: number | undefined,
  to: number | undefined,
): Partial<Record<Name, number>> {
  if (from === undefined || to === undefined) return {};
  return { [name]: turnDeg(from, to) } as Partial<Record<Name, number>>; // the one key of the name
}

function inSrgb(look: Oklch): Color {
  return mapToGamutConstantHue(oklchToColor(look), "srgb");
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
