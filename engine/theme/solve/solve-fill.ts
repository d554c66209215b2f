/** A family's fill in one mode with its text and states, and its change for high contrast. */
import { colorToOklch } from "#engine/space/convert.ts";
import { tone } from "#engine/theme/theme-contrast.ts";
import { type Floors, needsOn, reaches } from "#engine/theme/theme-floors.ts";
import { PRESSED_MOVE } from "#engine/theme/theme-request.ts";
import { metShare, type Swatch, type SwatchNeed, swatchMeets, swatchOf } from "#engine/theme/theme-swatch.ts";
import { LADDER_TOP, type ToneLadder } from "./tone-ladder.ts";

export const WHITE = swatchOf(tone(1, 0, undefined));
export const BLACK = swatchOf(tone(0, 0, undefined));
/** OKLCH lightness and greatest chroma of soft white and soft black. */
const SOFT_WHITE = { lightness: 0.985, chroma: 0.01 };
const SOFT_BLACK = { lightness: 0.19, chroma: 0.035 };

/** A near-white or near-black of the fill's hue where it meets the needs, otherwise the better of white and black. */
export function textOnFills(fills: readonly Swatch[], floors: Floors): Swatch {
  const needs = labelNeeds(fills, floors);
  const { chroma, hueDeg } = colorToOklch(fills[0]?.color ?? WHITE.color);
  const [soft] = [SOFT_WHITE, SOFT_BLACK]
    .map((look) => swatchOf(tone(look.lightness, Math.min(look.chroma, chroma), hueDeg)))
    .filter((each) => swatchMeets(each, needs))
    .toSorted((a, b) => metShare(b, needs) - metShare(a, needs));
  if (soft !== undefined) return soft;
  return metShare(WHITE, needs) >= metShare(BLACK, needs) ? WHITE : BLACK;
}

/** A near-black of the fill's hue where it is legible, otherwise black. */
export function darkLabel(fill: Swatch, floors: Floors): Swatch {
  const { chroma, hueDeg } = colorToOklch(fill.color);
  const soft = swatchOf(tone(SOFT_BLACK.lightness, Math.min(SOFT_BLACK.chroma, chroma), hueDeg));
  return swatchMeets(soft, labelNeeds([fill], floors)) ? soft : BLACK;
}

/** What text on the fills must reach, in the metric of the floors. */
export function labelNeeds(fills: readonly Swatch[], floors: Floors): SwatchNeed[] {
  return fills.flatMap((surface) => needsOn(surface, floors, "label"));
}

/**
 * OKLCH lightness below which screens show hardly any difference: black moved by 0.08 is only #020202. States of darker
 * fills start here.
 */
export const DARKEST_SEEN = 0.18;

/** The fill moved away from its text, or towards it if there is no room, as far as the text stays legible. */
export function stateOfFill(fill: Swatch, text: Swatch, ladder: ToneLadder, floors: Floors, move: number) {
  const away = text.lightness > fill.lightness ? -1 : 1;
  const room = away < 0 ? fill.lightness : 1 - fill.lightness;
  const signs = room < PRESSED_MOVE ? [-away, away] : [away, -away];
  for (let share = 1; share > 0; share -= 0.2)
    for (const sign of signs) {
      const from = sign > 0 ? Math.max(fill.lightness, DARKEST_SEEN) : fill.lightness;
      const step = Math.round((from + sign * move * share) * LADDER_TOP);
      if (step < 0 || step > LADDER_TOP) continue;
      const candidate = ladder.at(step);
      if (swatchMeets(text, labelNeeds([candidate], floors))) return candidate;
    }
  return fill;
}

/** Whether white or black text on the fill reaches the floor of labels. */
export function isReadable(fill: Swatch, floors: Floors): boolean {
  return reaches(WHITE, fill, floors, "label") || reaches(BLACK, fill, floors, "label");
}

/** The tone of the ladder nearest to the fill on which white or black reaches the floor of labels, states included. */
export function nearestFill(fill: Swatch, ladder: ToneLadder, floors: Floors): Swatch {
  return nearestTone(fill, ladder, (candidate) => isReadable(candidate, floors)) ?? fill;
}

/**
 * The tone nearest to the fill on the side of `end` (the step of black, 0, or of white) on which white or black reaches
 * the floor of labels; the nearest on the other side if there is none. Away from the page a fill only gains contrast.
 */
export function fillTowards(fill: Swatch, ladder: ToneLadder, floors: Floors, end: number): Swatch {
  const test = (candidate: Swatch): boolean => isReadable(candidate, floors);
  return nearestTone(fill, ladder, test, [end === 0 ? -1 : 1]) ?? nearestFill(fill, ladder, floors);
}

/** The tone nearest to the fill that passes the test, searched in the given directions; undefined if none does. */
export function nearestTone(
  fill: Swatch,
  ladder: ToneLadder,
  test: (candidate: Swatch) => boolean,
  signs: readonly (1 | -1)[] = [-1, 1],
): Swatch | undefined {
  if (test(fill)) return fill;
  const start = Math.round(fill.lightness * LADDER_TOP);
  for (let away = 0; away <= LADDER_TOP; away += 1)
    for (const sign of signs) {
      const step = start + sign * away;
      if (step < 0 || step > LADDER_TOP) continue;
      const candidate = ladder.at(step);
      if (test(candidate)) return candidate;
    }
  return undefined;
}
