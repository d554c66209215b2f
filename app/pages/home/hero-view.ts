/**
 * View data of the hero in a palette's colors: the first color is the background, the text uses the palette's own
 * best pair.
 */
import { onColor } from "#engine/contrast/contrast.ts";
import { firstTextPair } from "#engine/contrast/text-pair.ts";
import { parseColor } from "#engine/parse/parse.ts";

export interface HeroBand {
  readonly hex: string;
  readonly name: string;
  /** Class for legible text on this color. */
  readonly onColor: string;
}

export interface HeroView {
  readonly bands: readonly HeroBand[];
  /** CSS color of headline and buttons on the background. */
  readonly text: string;
  /** The item of the library that it shows; absent for a palette that was drawn. */
  readonly plate?: { readonly id: string; readonly title: string; readonly credit: string };
}

/**
 * Two to five hex colors; invalid ones are skipped. The color that carries text best comes first, unless the order is
 * kept because a color is locked in its place.
 */
export function toHeroView(hexes: readonly string[], names: readonly string[], keepsOrder = false): HeroView {
  const known = hexes.flatMap((hex, index) => {
    const parsed = parseColor(hex);
    return parsed.ok ? [{ hex, name: names[index] ?? "", color: parsed.color }] : [];
  });
  const best = firstTextPair(known.map(({ color }) => color));
  const pair = keepsOrder && best?.field !== 0 ? undefined : best;
  const field = pair?.field ?? 0;
  const order = [field, ...known.keys()].filter((index, place) => place === 0 || index !== field);
  const bands = order.flatMap((index) => {
    const entry = known[index];
    return entry === undefined
      ? []
      : [{ hex: entry.hex, name: entry.name, onColor: `on-color-${onColor(entry.color)}` }];
  });
  const own = pair === undefined ? undefined : known[pair.text]?.hex;
  const first = known[field];
  return { bands, text: own ?? `var(--on-color-${first === undefined ? "black" : onColor(first.color)})` };
}
