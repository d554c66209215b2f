/**
 * The primary color: the fill of buttons and badges. It is the brand, or, where the brand cannot carry the chosen label
 * or cannot be told from the page, the nearest lightness of its hue that can. The exact brand is a token of its own.
 */
import type { Oklch } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import type { ThemeEdition } from "#engine/theme/theme-editions.ts";
import { type Floors, reaches } from "#engine/theme/theme-floors.ts";
import { HOVER_MOVE, type LabelChoice, PRESSED_MOVE } from "#engine/theme/theme-request.ts";
import { type Swatch, swatchLc, swatchMeets, swatchRatio } from "#engine/theme/theme-swatch.ts";
import { chromaAt } from "./family-ink.ts";
import type { FamilySteps } from "./family-steps.ts";
import { BLACK, DARKEST_SEEN, darkLabel, labelNeeds, stateOfFill, WHITE } from "./solve-fill.ts";
import { LADDER_TOP, type LadderOf, type ToneLadder } from "./tone-ladder.ts";

export interface PrimaryRequest {
  readonly edition: ThemeEdition;
  readonly label: LabelChoice;
  readonly floors: Floors;
  readonly isLight: boolean;
  readonly isHigh: boolean;
  readonly steps: FamilySteps;
  readonly ladders: LadderOf;
  /** The page and its cards. */
  readonly grounds: readonly Swatch[];
}

/** The brand of the mode as it was placed, with its label and states, and the tokens that are pinned. */
export interface PlacedBrand {
  readonly fill: Swatch;
  readonly text: Swatch;
  readonly hover: Swatch;
  readonly pressed: Swatch;
  readonly pinned: { readonly fill: Swatch | undefined; readonly text: Swatch | undefined };
}

export type PlacedPrimary = Pick<PlacedBrand, "fill" | "text" | "hover" | "pressed">;

type Label = "dark" | "white";

/** The least WCAG ratio to the page at which a fill is seen as a shape; a fill with a label needs no more. */
const SEEN = { light: 1.25, dark: 2.2, high: 3 } as const;
/** Below this OKLCH chroma a fill is a gray, which looks disabled unless it has the contrast of text to the page. */
const GREY = { chroma: 0.02, seen: 7 } as const;
/** OKLCH lightness by which the label that APCA prefers may move the fill further than the other one does. */
const MAX_LABEL_MOVE = 0.1;
/** A near-black of less chroma is a light fill in dark modes, as black brands are; a near-white a dark one in light modes. */
const INK = { chroma: 0.04, darkest: 0.3, lightest: 0.93 } as const;
/** OKLCH lightness of the fill that stands in for such a brand. */
const INVERTED = { light: 0.25, dark: 0.93 } as const;

/**
 * The fill of buttons and its label: the brand itself where it carries the label and is seen on the page, else the nearest
 * lightness that does, in its hue. Before edition 3, and for labels that are the best by themselves, the brand.
 */
export function placePrimary(request: PrimaryRequest, brand: PlacedBrand): PlacedPrimary {
  const { edition, label, floors, ladders } = request;
  const { pinned } = brand;
  const isOwn = pinned.fill === undefined && pinned.text === undefined;
  if (isOwn && label === "best" && edition < 3) return brand;
  const [preferred, other] = labelsOf(request, brand);
  const found =
    pinned.fill === undefined
      ? bestOf(moved(preferred, request, brand), other && moved(other, request, brand))
      : {
          fill: pinned.fill,
          text: pinned.text ?? (preferred === "white" ? WHITE : darkLabel(pinned.fill, floors)),
        };
  const { fill, text } = found;
  const { chroma, hueDeg } = colorToOklch(fill.color);
  const ladder = ladders({ chroma, hueDeg });
  const stateOf = (move: number): Swatch =>
    shownState(fill, text, ladder, request, move) ?? stateOfFill(fill, text, ladder, floors, move);
  return {
    fill,
    text,
    hover: stateOf(HOVER_MOVE),
    pressed: stateOf(PRESSED_MOVE),
  };
}

/**
 * The fill moved away from the page, or from black if it is too dark for that; undefined if its label would not stay
 * legible.
 */
function shownState(
  fill: Swatch,
  text: Swatch,
  ladder: ToneLadder,
  { isLight, floors }: PrimaryRequest,
  move: number,
): Swatch | undefined {
  const isUp = !isLight || fill.lightness - PRESSED_MOVE < DARKEST_SEEN;
  const from = isUp ? Math.max(fill.lightness, DARKEST_SEEN) : fill.lightness;
  // Of both states together, so that a fill does not go to one side hovered and to the other pressed.
  const lightnesses = [move, PRESSED_MOVE].map((each) => from + (isUp ? each : -each));
  if (lightnesses.some((lightness) => lightness > 1)) return undefined;
  const [state, last] = lightnesses.map((lightness) => ladder.at(Math.round(lightness * LADDER_TOP)));
  if (state === undefined || last === undefined) return undefined;
  return swatchMeets(text, labelNeeds([state, last], floors)) ? state : undefined;
}

/** The labels that come into question, the preferred one first. */
function labelsOf({ label }: PrimaryRequest, { fill, pinned }: PlacedBrand): readonly [Label, Label?] {
  if (pinned.text !== undefined) return [pinned.text.lightness > 0.6 ? "white" : "dark"];
  if (label !== "best") return [label];
  const own = pinned.fill ?? fill;
  const prefersWhite = Math.abs(swatchLc(WHITE, own)) >= Math.abs(swatchLc(BLACK, own));
  return prefersWhite ? ["white", "dark"] : ["dark", "white"];
}

interface Moved {
  readonly fill: Swatch;
  readonly text: Swatch;
  /** OKLCH lightness from the brand. */
  readonly by: number;
  /** Whether the label is legible and the fill is seen. */
  readonly isWhole: boolean;
}

function bestOf(first: Moved, second: Moved | undefined): Moved {
  if (second === undefined || (first.isWhole && first.by <= second.by + MAX_LABEL_MOVE)) return first;
  return second.isWhole ? second : first;
}

/** The brand moved as little as this label and the page ask for. The label comes first. */
function moved(label: Label, request: PrimaryRequest, brand: PlacedBrand): Moved {
  const { floors, isLight, isHigh, steps } = request;
  const { fill, pinned } = brand;
  const ink = pinned.text ?? (label === "white" ? WHITE : BLACK);
  const isLegible = (step: Swatch): boolean => reaches(ink, step, floors, "label");
  const look = colorToOklch(fill.color);
  const least = look.chroma < GREY.chroma ? GREY.seen : SEEN[isHigh ? "high" : isLight ? "light" : "dark"];
  const isSeen = (step: Swatch): boolean =>
    request.grounds.every((ground) => swatchRatio(step, ground) >= least);
  const textOf = (step: Swatch): Swatch =>
    pinned.text ?? (label === "white" ? WHITE : darkLabel(step, floors));
  if (isLegible(fill) && isSeen(fill)) return { fill, text: textOf(fill), by: 0, isWhole: true };
  const start = startOf(label, request, look);
  const chroma = isSeen(fill) ? look.chroma : chromaAt(isLight ? 0.88 : 0.5, look);
  const ladder = request.ladders({ chroma, hueDeg: look.hueDeg });
  // A label is legible from some lightness on, and so is a fill seen; together they are a range.
  let [low, high] = isLight
    ? [0, lastStep(ladder, isSeen)]
    : [lastStep(ladder, (step) => !isSeen(step)) + 1, LADDER_TOP];
  if (ink.lightness > 0.6) {
    high = Math.min(high, lastStep(ladder, isLegible));
    low = Math.min(low, high);
  } else {
    low = Math.max(low, lastStep(ladder, (step) => !isLegible(step)) + 1);
    high = Math.max(low, high);
  }
  const own = Math.round(start * LADDER_TOP);
  const solved = ladder.at(Math.min(LADDER_TOP, high, Math.max(low, own)));
  const isWhole = (step: Swatch): boolean => isLegible(step) && isSeen(step);
  const found = steps.passing(solved, isWhole);
  return {
    fill: found,
    text: textOf(found),
    by: Math.abs(found.lightness - start),
    isWhole: isWhole(found),
  };
}

/** The lightness that stands in for a brand that is nothing but black or white, or its own. */
function startOf(label: Label, { isLight }: PrimaryRequest, { chroma, lightness }: Oklch): number {
  if (chroma >= INK.chroma) return lightness;
  if (!isLight && lightness < INK.darkest && label === "dark") return INVERTED.dark;
  return isLight && lightness > INK.lightest && label === "white" ? INVERTED.light : lightness;
}

/** The greatest step that passes, if all below it do; 0 if none does. */
function lastStep(ladder: ToneLadder, test: (step: Swatch) => boolean): number {
  let [passing, failing] = [0, LADDER_TOP + 1];
  while (failing - passing > 1) {
    const middle = (passing + failing) >> 1;
    if (test(ladder.at(middle))) passing = middle;
    else failing = middle;
  }
  return passing;
}
