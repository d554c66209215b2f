/**
 * The fills of one mode. From edition 2 on, each fill that is not given keeps a distance from the others, so that no
 * color has two meanings.
 */
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { APART, APART_HIGH, leastDistance } from "#engine/theme/family-distance.ts";
import type { ThemeFamily } from "#engine/theme/role-graph.ts";
import type { ThemeEdition } from "#engine/theme/theme-editions.ts";
import type { Floors } from "#engine/theme/theme-floors.ts";
import { SIGNAL_LOOKS } from "#engine/theme/theme-looks.ts";
import { RED_IN_DARK, SIGNAL_RATIO, WARNING_RATIO } from "#engine/theme/theme-request.ts";
import { type Swatch, swatchMeets, swatchOf } from "#engine/theme/theme-swatch.ts";
import { SEMANTIC_NAMES, type SemanticName } from "#engine/theme/theme-tokens.ts";
import type { FamilySteps } from "./family-steps.ts";
import { fillTowards, isReadable, labelNeeds, nearestFill, nearestTone } from "./solve-fill.ts";
import { createLadders, LADDER_TOP, type LadderOf, toneMeeting } from "./tone-ladder.ts";

type Look = Parameters<LadderOf>[0];

export interface PlacedFill {
  readonly fill: Swatch;
  readonly look: Look;
}

export interface FillRequest {
  readonly edition: ThemeEdition;
  /** Number of given brand colors. */
  readonly given: number;
  readonly looks: Readonly<Record<ThemeFamily, Color>>;
  readonly pins: Readonly<Partial<Record<ThemeFamily | `on-${ThemeFamily}`, Color>>>;
  readonly floors: Floors;
  readonly isLight: boolean;
  readonly isHigh: boolean;
  readonly steps: Readonly<Record<ThemeFamily, FamilySteps>>;
  /** The tone of a look with this WCAG ratio to the page. */
  readonly off: (ratio: number, look: Look, ladders: LadderOf) => Swatch;
  readonly ladders: LadderOf;
}

/** Signals have the same few looks in every theme, so their tones are made once. */
const SIGNAL_LADDERS = createLadders();

/** The ladders of a family. */
export function laddersOf(family: ThemeFamily, ladders: LadderOf): LadderOf {
  return isSignal(family) ? SIGNAL_LADDERS : ladders;
}

const BRANDS = ["brand", "second", "accent"] as const;

/** Given colors first, then signals, which keep away from them, then derived colors, which keep away from all. */
export function placeFills(request: FillRequest): ReadonlyMap<ThemeFamily, PlacedFill> {
  const { given, looks, pins } = request;
  const placed = new Map<ThemeFamily, PlacedFill>();
  const lookOf = (family: ThemeFamily): Look => {
    const { chroma, hueDeg } = colorToOklch(looks[family]);
    return { chroma, hueDeg };
  };
  const make = (family: ThemeFamily): PlacedFill => {
    const pin = pins[family];
    if (pin !== undefined) return { fill: swatchOf(pin), look: lookOf(family) };
    const taken = [...placed.values()].map(({ fill }) => fill);
    if (isSignal(family)) return signalFill(family, request, taken, lookOf(family));
    const look = lookOf(family);
    const isGiven = BRANDS.indexOf(family) < given || request.edition === 1;
    return {
      fill: isGiven ? givenFill(family, request, look) : derivedFill(family, request, look, taken),
      look,
    };
  };
  for (const family of [...BRANDS.slice(0, given), ...SEMANTIC_NAMES, ...BRANDS.slice(given)])
    placed.set(family, make(family));
  return placed;
}

/** A given color as it is; with high contrast moved until it carries a label, away from the page since edition 2. */
function givenFill(family: (typeof BRANDS)[number], request: FillRequest, look: Look): Swatch {
  const { edition, looks, floors, isHigh, steps, ladders } = request;
  const own = swatchOf(looks[family]);
  if (!isHigh) return own;
  const solved =
    edition === 1
      ? nearestFill(own, ladders(look), floors)
      : fillTowards(own, ladders(look), floors, awayOf(request));
  return steps[family].passing(solved, (step) => isReadable(step, floors));
}

/** A derived color at the nearest lightness that is apart from all fills of the mode. */
function derivedFill(
  family: (typeof BRANDS)[number],
  request: FillRequest,
  look: Look,
  taken: readonly Swatch[],
): Swatch {
  const { looks, floors, ladders } = request;
  const ladder = ladders(look);
  const first = fillTowards(swatchOf(looks[family]), ladder, floors, awayOf(request));
  const isFree = (step: Swatch): boolean =>
    isReadable(step, floors) && leastDistance(step, taken) >= wantedDistance(request);
  return nearestTone(first, ladder, isFree) ?? first;
}

/** Factors of a signal's ratio to the page, tried in turn: away from the page first; an amber towards yellow first. */
const FACTORS = {
  amber: [1, 0.75, 1.3, 1.7],
  usual: [1, 1.3, 1.7, 2.2, 0.8],
  /** The fourth is the ratio of the other signals. */
  red: [1, 1.3, 1.7, SIGNAL_RATIO.dark / RED_IN_DARK, 2.2, 0.8],
} as const;

/**
 * A signal at its usual contrast and hue if that is apart from the brand colors; otherwise at the first of its other
 * hues and lightnesses that is, or the one furthest from them.
 */
function signalFill(
  family: SemanticName,
  request: FillRequest,
  taken: readonly Swatch[],
  usual: Look,
): PlacedFill {
  const { edition, pins, floors, isLight, isHigh, steps, off } = request;
  const readable = (solved: Swatch): Swatch =>
    steps[family].passing(solved, (step) => isReadable(step, floors));
  const side = isLight ? "light" : "dark";
  const isAmber = family === "warning" && !isHigh;
  const isRedInDark = edition >= 3 && family === "danger" && !isLight;
  const usualRatio = isRedInDark && !isHigh ? RED_IN_DARK : SIGNAL_RATIO[side];
  const ratio = isAmber ? WARNING_RATIO[edition][side] : usualRatio;
  const label = pins[`on-${family}`];
  if (label !== undefined) {
    const first = off(ratio, usual, SIGNAL_LADDERS);
    const needs = labelNeeds([swatchOf(label)], floors);
    if (swatchMeets(first, needs)) return { fill: first, look: usual };
    const end = swatchOf(label).lightness > 0.6 ? 0 : LADDER_TOP;
    return { fill: toneMeeting(SIGNAL_LADDERS(usual), needs, end), look: usual };
  }
  if (edition === 1) {
    const first = off(ratio, usual, SIGNAL_LADDERS);
    return { fill: readable(nearestFill(first, SIGNAL_LADDERS(usual), floors)), look: usual };
  }
  const { hues, chroma } = SIGNAL_LOOKS[family];
  let [best, most]: [PlacedFill | undefined, number] = [undefined, -2];
  const strength =
    edition < 3 || isHigh ? 0 : chromaOf(off(ratio, { chroma, hueDeg: hues[0] }, SIGNAL_LADDERS));
  const factors = FACTORS[isAmber && isLight ? "amber" : isRedInDark ? "red" : "usual"];
  const places = factors.flatMap((factor) => hues.map((hueDeg) => ({ factor, hueDeg })));
  // On a dark page a danger gets brighter before it turns pink.
  if (isRedInDark) places.sort((one, other) => hues.indexOf(one.hueDeg) - hues.indexOf(other.hueDeg));
  for (const { factor, hueDeg } of places) {
    const look = { chroma, hueDeg };
    const first = off(ratio * factor, look, SIGNAL_LADDERS);
    const solved = readable(fillTowards(first, SIGNAL_LADDERS(look), floors, awayOf(request)));
    const fill = steps[family].passing(
      solved,
      (step) => isReadable(step, floors) && leastDistance(step, taken) >= wantedDistance(request),
    );
    const distance = leastDistance(fill, taken);
    const isPale = chromaOf(fill) < strength * PALE;
    if (distance >= wantedDistance(request) && !isPale) return { fill, look };
    const rank = isPale ? distance - 1 : distance;
    if (rank > most) [best, most] = [{ fill, look }, rank];
  }
  return best ?? { fill: off(ratio, usual, SIGNAL_LADDERS), look: usual };
}

/** Of the chroma that the signal has at its usual place: an amber that is a peach is no warning. */
const PALE = 0.65;

function chromaOf({ color }: Swatch): number {
  return colorToOklch(color).chroma;
}

/** With high contrast all fills are about as dark, so less distance has to do. */
function wantedDistance({ isHigh }: FillRequest): number {
  return isHigh ? APART_HIGH : APART;
}

/** The end of a ladder that is away from the page. */
function awayOf({ isLight }: FillRequest): number {
  return isLight ? 0 : LADDER_TOP;
}

/** Whether it is success, warning, danger or info. */
export function isSignal(family: ThemeFamily): family is SemanticName {
  return SEMANTIC_NAMES.some((name) => name === family);
}
