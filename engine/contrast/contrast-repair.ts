/**
 * Changes that make text readable along a whole gradient: the smallest shift of its lightness, or the thinnest scrim
 * over the parts where text fails.
 */

import { mapToGamutConstantHue } from "#engine/gamut/gamut.ts";
import { createSampler, type Gradient, type GradientStop } from "#engine/gradient/gradient.ts";
import { compositeOver } from "#engine/mix/composite-over.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch, oklchToColor } from "#engine/space/convert.ts";
import { wcagRatio } from "./contrast.ts";
import { worstAlongGradient } from "./contrast-gradient.ts";

export interface LightnessShift<Kind extends Gradient> {
  readonly gradient: Kind;
  /** OKLCH lightness, added to every stop. */
  readonly shift: number;
}

export interface EasedScrim {
  readonly tone: "black" | "white";
  /** Opacity over the part where text fails, 0 to 1. */
  readonly alpha: number;
  /** Transparent at both ends of the gradient, and `alpha` over the part where text fails. */
  readonly stops: readonly GradientStop[];
}

const SHIFT_STEPS = 200;
const ROUNDS = 0.01;

/** The smallest shift with which the WCAG ratio of `text` is `target` everywhere; undefined when there is none. */
export function shiftLightness<Kind extends Gradient>(
  gradient: Kind,
  text: Color,
  ground: Color,
  target: number,
): LightnessShift<Kind> | undefined {
  for (let step = 1; step <= SHIFT_STEPS / 2; step += 1) {
    for (const shift of [-step, step].map((each) => each / (SHIFT_STEPS / 2))) {
      const shifted = { ...gradient, stops: gradient.stops.map((stop) => moved(stop, shift)) };
      if (quickWorst(shifted, text, ground) < target) continue;
      if (worstAlongGradient(shifted, text, ground).ratio >= target) return { gradient: shifted, shift };
    }
  }
  return undefined;
}

/**
 * The scrim of black or white, whichever needs the lower opacity; undefined when text fails on both at full opacity.
 */
export function easedScrim(
  gradient: Gradient,
  text: Color,
  ground: Color,
  target: number,
): EasedScrim | undefined {
  const sample = createSampler(gradient);
  const places = Array.from({ length: PLACES + 1 }, (_, index) => index / PLACES);
  const under = places.map((place) => compositeOver(sample(place), ground));
  const failing = places.filter((_, index) => wcagRatio(text, under[index] ?? ground) < target);
  const [first, last] = [failing[0], failing.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const scrims = (["black", "white"] as const).flatMap((tone) => {
    const alpha = thinnest(tone, under, text, target);
    return alpha === undefined ? [] : [{ tone, alpha }];
  });
  const [least] = scrims.toSorted((a, b) => a.alpha - b.alpha);
  if (least === undefined) return undefined;
  return { ...least, stops: scrimStops(least.tone, least.alpha, first, last) };
}

const PLACES = 512;
/** The scrim fades in and out over this share of the gradient. */
const FADE = 0.2;

function scrimStops(
  tone: EasedScrim["tone"],
  alpha: number,
  first: number,
  last: number,
): readonly GradientStop[] {
  const level = tone === "black" ? 0 : 1;
  const color = (share: number): Color => ({ space: "srgb", coords: [level, level, level], alpha: share });
  const thousandth = (place: number, round: (value: number) => number): number => round(place * 1000) / 1000;
  const [from, to] = [thousandth(first, Math.floor), thousandth(last, Math.ceil)];
  const [fadeFrom, fadeTo] = [
    thousandth(Math.max(0, from - FADE), Math.floor),
    thousandth(Math.min(1, to + FADE), Math.ceil),
  ];
  const fade = { kind: "bezier", points: [0.42, 0, 0.58, 1] } as const;
  const held: GradientStop = { color: color(alpha), position01: from, ...(to > from && { end01: to }) };
  return [
    ...(fadeFrom < from ? [{ color: color(0), position01: fadeFrom, easing: fade }] : []),
    fadeTo > to ? { ...held, easing: fade } : held,
    ...(fadeTo > to ? [{ color: color(0), position01: fadeTo }] : []),
    ...(fadeFrom >= from && fadeTo <= to ? [{ color: color(alpha), position01: 1 }] : []),
  ];
}

/**
 * The least opacity in whole percent with which a scrim of this tone makes the text pass on every color; undefined if
 * none does.
 */
function thinnest(
  tone: EasedScrim["tone"],
  under: readonly Color[],
  text: Color,
  target: number,
): number | undefined {
  const level = tone === "black" ? 0 : 1;
  const passes = (percent: number): boolean =>
    under.every((color) => {
      const scrim: Color = { space: "srgb", coords: [level, level, level], alpha: percent / 100 };
      // The scrim covers only the places where text fails, so a color that passes without it counts as passing.
      return (
        wcagRatio(text, color) >= target || wcagRatio(text, compositeOver(scrim, color)) >= target + ROUNDS
      );
    });
  if (!passes(100)) return undefined;
  let [failing, passing] = [0, 100];
  while (passing - failing > 1) {
    const middle = Math.floor((failing + passing) / 2);
    if (passes(middle)) passing = middle;
    else failing = middle;
  }
  return passing / 100;
}

function moved(stop: GradientStop, shift: number): GradientStop {
  const lch = colorToOklch(stop.color);
  const lightness = Math.min(1, Math.max(0, lch.lightness + shift));
  return {
    ...stop,
    color: mapToGamutConstantHue(oklchToColor({ ...lch, lightness }, stop.color.alpha), "srgb"),
  };
}

function quickWorst(gradient: Gradient, text: Color, ground: Color): number {
  const sample = createSampler(gradient);
  let worst = Number.POSITIVE_INFINITY;
  for (let step = 0; step <= 16; step += 1)
    worst = Math.min(worst, wcagRatio(text, compositeOver(sample(step / 16), ground)));
  return worst;
}
