/**
 * Generates gradients with more than one direction from palettes of the library (LIB-1): radial, conic and layered ones, by the
 * forms of layer-forms.ts. Of all pictures of a form those are kept that are colorful and deep enough, and of these the ones
 * that differ most. Deterministic.
 */
import type { GradientLayer } from "../../domain/documents/gradient/gradient-layer.ts";
import { paintedLayers } from "../../domain/documents/gradient/gradient-layer.ts";
import { gradientLink } from "../../domain/library/gradient-link.ts";
import { deltaEOK } from "../../engine/difference/difference.ts";
import { formatHex } from "../../engine/format/format.ts";
import { mapToGamutConstantHue } from "../../engine/gamut/gamut.ts";
import { calmOrder } from "../../engine/gradient/gradient-starts.ts";
import { type FlatLabs, paletteDistance } from "../../engine/palette/palette-distance.ts";
import { createRandom } from "../../engine/random/random.ts";
import { layersRaster } from "../../engine/raster/layers-raster.ts";
import type { Color, Oklab } from "../../engine/space/color.ts";
import { colorToOklab, colorToOklch, oklchToColor } from "../../engine/space/convert.ts";
import { type Cast, FORMS, type Form, toned } from "./layer-forms.ts";
import { readColor, type SeedItem } from "./seed-item.ts";

/** Gradients of each form. */
const OF_A_FORM = 13;
/** Palettes with so many colors are used. */
const [MIN_COLORS, MAX_COLORS] = [3, 6];
/** Size of the picture that is judged. */
const JUDGED_PX = [24, 16] as const;
/** Least mean chroma of the picture, most of its places that are grey, and the least range from its dark to its light tenth. */
const [MIN_CHROMA, GREY, MAX_GREY, MIN_RANGE] = [0.105, 0.03, 0.1, 0.22];
/** Most of its places that are olive or khaki: a yellow that is neither light nor strong. */
const [MAX_OLIVE, OLIVE_LIGHTNESS] = [0.1, 0.68];
/** What was looked at and left out: a form and the palette's id in its source. */
const LEFT_OUT: readonly string[] = ["sweep-7", "sweep-34", "bloom-136"];

interface Made {
  readonly item: SeedItem;
  readonly labs: FlatLabs;
}

/** Makes the gradients of all forms; `palettes` must have color names. No palette is used more than twice. */
export function makeLayered(palettes: readonly SeedItem[]): SeedItem[] {
  const usable = palettes.filter(
    ({ colors, names }) => colors.length >= MIN_COLORS && colors.length <= MAX_COLORS && names.every(Boolean),
  );
  const uses = new Map<string, number>();
  return Object.entries(FORMS).flatMap(([word, form]) => {
    const made = usable
      .filter((palette) => (uses.get(keyOf(palette)) ?? 0) < 2)
      .flatMap((palette) => gradientOf(palette, word, form) ?? []);
    const chosen = mostDifferent(made, OF_A_FORM).map(({ item }) => item);
    for (const item of chosen) {
      const key = `${item.source} ${item.originalId.slice(word.length + 1)}`;
      uses.set(key, (uses.get(key) ?? 0) + 1);
    }
    return chosen;
  });
}

function keyOf({ source, originalId }: SeedItem): string {
  return `${source} ${originalId}`;
}

/** Hues that a deep tone turns olive or brown, and the hue that it takes instead, in degrees of OKLCH. */
const [OLIVE_FROM, OLIVE_TO, WARM] = [62, 125, 25];
/** Hues of colors that pass into each other without a third between them are no farther apart. */
const NEAR_DEG = 105;
const TURN_DEG = 38;

function castOf(palette: SeedItem): Cast {
  const colors = calmOrder(palette.colors.map(readColor));
  const strong = colors.toSorted((a, b) => chromaOf(colorToOklab(b)) - chromaOf(colorToOklab(a)));
  const [vivid = readColor("#000000"), ...others] = strong;
  const near = others
    .filter((color) => colorToOklch(color).chroma > 0.05 && hueApart(color, vivid) <= NEAR_DEG)
    .toSorted((a, b) => deltaEOK(b, vivid) - deltaEOK(a, vivid));
  const second = near[0] ?? turned(vivid, TURN_DEG);
  const lightest =
    colors.toSorted((a, b) => colorToOklch(b).lightness - colorToOklch(a).lightness)[0] ?? vivid;
  const [accent = second] = others.toSorted(
    (a, b) =>
      Math.min(deltaEOK(b, vivid), deltaEOK(b, second)) - Math.min(deltaEOK(a, vivid), deltaEOK(a, second)),
  );
  const light = hueApart(lightest, second) <= NEAR_DEG ? lightest : second;
  return {
    vivid,
    second,
    accent,
    light: toned(light, Math.max(0.88, colorToOklch(light).lightness)),
    deep: deepOf(vivid),
  };
}

function deepOf(color: Color): Color {
  const { hueDeg = 0 } = colorToOklch(color);
  const wouldBeOlive = hueDeg > OLIVE_FROM && hueDeg < OLIVE_TO;
  return toned(wouldBeOlive ? turned(color, WARM - hueDeg) : turned(color, -12), 0.21, 0.85);
}

function turned(color: Color, byDeg: number): Color {
  const { lightness, chroma, hueDeg } = colorToOklch(color);
  return mapToGamutConstantHue(
    oklchToColor({
      lightness,
      chroma,
      hueDeg: hueDeg === undefined ? undefined : (((hueDeg + byDeg) % 360) + 360) % 360,
    }),
    "srgb",
  );
}

function hueApart(color: Color, other: Color): number {
  const apart = Math.abs((colorToOklch(color).hueDeg ?? 0) - (colorToOklch(other).hueDeg ?? 0));
  return Math.min(apart, 360 - apart);
}

function gradientOf(palette: SeedItem, word: string, form: Form): Made | undefined {
  const id = `${word}-${palette.originalId}`;
  if (LEFT_OUT.includes(id)) return undefined;
  const cast = castOf(palette);
  const layers = form(cast, createRandom(`${palette.source} ${id}`));
  const seen = picture(layers);
  const chromas = seen.map(chromaOf);
  const lights = seen.map(({ lightness }) => lightness).toSorted((a, b) => a - b);
  const range =
    (lights[Math.floor(lights.length * 0.9)] ?? 0) - (lights[Math.floor(lights.length * 0.1)] ?? 0);
  const greys = chromas.filter((chroma) => chroma < GREY).length / chromas.length;
  const olives = seen.filter(isOlive).length / seen.length;
  if (mean(chromas) < MIN_CHROMA || greys > MAX_GREY || range < MIN_RANGE || olives > MAX_OLIVE)
    return undefined;
  const vividHex = formatHex(cast.vivid);
  const name = palette.names[palette.colors.indexOf(vividHex)] ?? palette.names[0] ?? "";
  const hexes = [
    ...new Set(layers.flatMap(({ stops }) => stops.map(({ color }) => formatHex({ ...color, alpha: 1 })))),
  ];
  const known = new Map(palette.colors.map((hex, index) => [hex, palette.names[index] ?? ""]));
  return {
    labs: Float64Array.from(
      [cast.vivid, cast.second, cast.accent]
        .map(colorToOklab)
        .flatMap(({ lightness, a, b }) => [lightness, a, b]),
    ),
    item: {
      source: palette.source,
      originalId: id,
      title: `${name} ${word}`,
      credit: `Tincture, after ${palette.credit}`,
      author: "Tincture",
      colors: hexes.slice(0, 16),
      names: hexes.slice(0, 16).map((hex) => known.get(hex) ?? ""),
      content: { type: "gradient-link", gradientLink: gradientLink(layers) },
      tags: [word],
    },
  };
}

function picture(layers: readonly GradientLayer[]): readonly Oklab[] {
  const [width, height] = JUDGED_PX;
  const raster = layersRaster(paintedLayers(layers), JUDGED_PX);
  const row = new Float64Array(width * 4);
  return Array.from({ length: height }, (_, y) => {
    raster.writeRow(row, y, 0, width);
    return Array.from({ length: width }, (__, x) =>
      colorToOklab({
        space: "srgb",
        coords: [row[4 * x] ?? 0, row[4 * x + 1] ?? 0, row[4 * x + 2] ?? 0],
        alpha: 1,
      }),
    );
  }).flat();
}

/** Starts with the first and repeatedly adds the one whose colors are farthest from all chosen ones. */
function mostDifferent(made: readonly Made[], most: number): readonly Made[] {
  const left = [...made];
  const chosen = left.splice(0, 1);
  while (chosen.length < most && left.length > 0) {
    const distances = left.map(({ labs }) =>
      Math.min(...chosen.map((other) => paletteDistance(labs, other.labs))),
    );
    const farthest = distances.indexOf(Math.max(...distances));
    chosen.push(...left.splice(farthest, 1));
  }
  return chosen;
}

function isOlive(color: Oklab): boolean {
  const hueDeg = (Math.atan2(color.b, color.a) * 180) / Math.PI;
  return (
    color.lightness < OLIVE_LIGHTNESS && chromaOf(color) > GREY && hueDeg > OLIVE_FROM && hueDeg < OLIVE_TO
  );
}

function chromaOf({ a, b }: Oklab): number {
  return Math.hypot(a, b);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
