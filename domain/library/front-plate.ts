/** Which palettes of the library the front shows first: those that look well chosen at a glance, by measures of OKLCH. */
import { firstTextPair } from "#engine/contrast/text-pair.ts";
import { deltaEOK } from "#engine/difference/difference.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";

export const [MIN_PLATE_COLORS, MAX_PLATE_COLORS] = [4, 6];
/** Chroma of the most colorful one. */
const MIN_ACCENT = 0.14;
/** Distance of the darkest from the lightest, in lightness. */
const MIN_SPAN = 0.45;
/** ΔEOK of the two that are nearest. */
const MIN_APART = 0.09;
/** A dark color without much chroma between orange and green is a brown or an olive, which drags the whole front down. */
const MUD = { fromDeg: 40, toDeg: 130, lightness: 0.58, chroma: 0.11 } as const;

/** The field of the front is the first color that carries text in another one. */
export function isFrontPlate(colors: readonly Color[]): boolean {
  if (colors.length < MIN_PLATE_COLORS || colors.length > MAX_PLATE_COLORS) return false;
  const looks = colors.map(colorToOklch);
  const lightness = looks.map((look) => look.lightness);
  const pair = firstTextPair(colors);
  const field = pair === undefined ? undefined : looks[pair.field];
  if (field === undefined || isMuddy(field)) return false;
  return (
    Math.max(...looks.map(({ chroma }) => chroma)) >= MIN_ACCENT &&
    Math.max(...lightness) - Math.min(...lightness) >= MIN_SPAN &&
    colors.every((color, index) =>
      colors.slice(index + 1).every((other) => deltaEOK(color, other) >= MIN_APART),
    )
  );
}

function isMuddy({ lightness, chroma, hueDeg }: ReturnType<typeof colorToOklch>): boolean {
  if (hueDeg === undefined) return false;
  return hueDeg >= MUD.fromDeg && hueDeg <= MUD.toDeg && lightness < MUD.lightness && chroma < MUD.chroma;
}
