/** What a palette is good for, in words: who carries text on whom, and what to keep for one thing. */
import { formatRatio, wcagRatio } from "#engine/contrast/contrast.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";

/** WCAG 2.2, 1.4.3. */
const AA_TEXT = 4.5;
/** OKLCH chroma from which a color is loud. */
const LOUD = 0.14;
const BLACK: Color = { space: "srgb", coords: [0, 0, 0], alpha: 1 };
const WHITE: Color = { space: "srgb", coords: [1, 1, 1], alpha: 1 };

export interface NamedColor {
  readonly name: string;
  readonly color: Color;
}

export interface Partner {
  /** "black" and "white" where no color of the palette reads on it. */
  readonly name: string;
  readonly color: Color;
  /** Cut to two decimals. */
  readonly ratio: string;
}

/** For each color the one it reads best with, of the palette if one of it reaches 4.5:1. */
export function bestPartners(palette: readonly NamedColor[]): readonly Partner[] {
  return palette.map(({ color }) => {
    const own = strongest(color, palette);
    const plain = strongest(color, [
      { name: "black", color: BLACK },
      { name: "white", color: WHITE },
    ]);
    const best = own !== undefined && own.ratio >= AA_TEXT ? own : (plain ?? { name: "", color, ratio: 1 });
    return { ...best, ratio: formatRatio(best.ratio) };
  });
}

function strongest(color: Color, others: readonly NamedColor[]) {
  let best: (NamedColor & { readonly ratio: number }) | undefined;
  for (const { name, color: other } of others) {
    const ratio = wcagRatio(color, other);
    if (other !== color && (best === undefined || ratio > best.ratio)) best = { name, color: other, ratio };
  }
  return best;
}

/** One or two sentences; "" for fewer than two colors. */
export function paletteUse(palette: readonly NamedColor[]): string {
  if (palette.length < 2) return "";
  const carried = palette
    .map((text) => ({
      text,
      fields: palette
        .map((field) => ({ field, ratio: wcagRatio(text.color, field.color) }))
        .filter(({ field, ratio }) => field !== text && ratio >= AA_TEXT)
        .toSorted((one, other) => other.ratio - one.ratio),
    }))
    .toSorted(
      (one, other) =>
        other.fields.length - one.fields.length ||
        (other.fields[0]?.ratio ?? 0) - (one.fields[0]?.ratio ?? 0),
    );
  const [first] = carried;
  if (first === undefined || first.fields.length === 0) {
    const dark = palette.filter(({ color }) => wcagRatio(color, BLACK) >= wcagRatio(color, WHITE)).length;
    const ink = (count: number, name: string) =>
      count === palette.length ? `in ${name}` : count === 0 ? "" : `in ${name} on ${count} of them`;
    const inks = [ink(dark, "black"), ink(palette.length - dark, "white")].filter((each) => each !== "");
    return `None of these reads as text on another: set text ${inks.join(" and ")}.`;
  }
  const places = first.fields
    .slice(0, 2)
    .map(({ field, ratio }) => `on ${field.name} at ${formatRatio(ratio).replace(/\d$/, "")}\u00A0:\u00A01`);
  const loud = palette
    .filter((each) => each !== first.text && colorToOklch(each.color).chroma >= LOUD)
    .toSorted((one, other) => colorToOklch(other.color).chroma - colorToOklch(one.color).chroma)[0];
  const keep = loud === undefined || palette.length < 3 ? "" : ` Keep ${loud.name} for one thing on a page.`;
  return `${first.text.name} carries text ${places.join(" and ")}.${keep}`;
}
