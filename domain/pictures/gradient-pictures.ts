/** Pictures of the tools for gradients, meshes, text and wallpapers. */
import { meshOfColors } from "#domain/documents/mesh/mesh-of-colors.ts";
import { mapToGamut } from "#engine/gamut/gamut.ts";
import { pictureOf } from "#engine/mesh/write/write-mesh-css.ts";
import { interpolateColors } from "#engine/mix/mix.ts";
import { drawPattern } from "#engine/pattern/draw.ts";
import { NEWEST_PATTERN_VERSION, type Pattern, type PatternSize } from "#engine/pattern/pattern.ts";
import { writeSceneSvg } from "#engine/pattern/write-scene-svg.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch, oklchToColor } from "#engine/space/convert.ts";
import { hexOf, type PaletteRoles } from "./palette-roles.ts";
import { type DrawTool, ground, linear, PICTURE_HEIGHT, PICTURE_WIDTH } from "./svg-parts.ts";

/** Samples between two colors: SVG mixes in sRGB, where two would have a grey between them. */
const SAMPLES = 5;
/** Shares of the colors of a palette in a wallpaper. */
const WEIGHTS = [5, 3, 2, 2, 1];
/** Precision of outlines in hundredths of a px: a picture of this size shows no finer one. */
const STEP = 50;

/** From dark to light by way of the most colorful ones. */
export function gradientColors({ brand, dark, light }: PaletteRoles): readonly Color[] {
  const middle = brand.filter((color) => color !== dark && color !== light).slice(0, 2);
  const ordered = middle.toSorted(
    (one, other) => colorToOklch(one).lightness - colorToOklch(other).lightness,
  );
  const all = [dark, ...ordered, light];
  return all.filter((color, index) => index === 0 || color !== all[index - 1]);
}

/** The colors and what lies between each two in OKLab. */
export function mixedColors(colors: readonly Color[]): readonly Color[] {
  return colors.flatMap((color, index) => {
    const next = colors[index + 1];
    if (next === undefined) return [color];
    const between = interpolateColors(color, next, { space: "oklab" });
    return Array.from({ length: SAMPLES }, (_, at) => mapToGamut(between(at / SAMPLES), "srgb"));
  });
}

export const drawGradient: DrawTool = ({ roles, id }) => {
  const colors = mixedColors(atLeastTwo(gradientColors(roles)));
  return `<defs>${linear({ id: `${id}g`, colors, to: [1, 0.25] })}</defs>${ground(`url(#${id}g)`)}`;
};

export const drawMesh: DrawTool = ({ roles }) => {
  const { address } = pictureOf(meshOfColors(roles.colors), [26, 15], 16);
  return `<image href="${address}" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" preserveAspectRatio="none"/>`;
};

export const drawText: DrawTool = ({ roles, id, write }) => {
  const { hueDeg, chroma } = colorToOklch(roles.brand[0] ?? roles.dark);
  const paper = oklchToColor({ lightness: 0.95, chroma: Math.min(0.03, chroma), hueDeg });
  const deep = (color: Color, lightness: number): Color => {
    const own = colorToOklch(color);
    return mapToGamut(oklchToColor({ ...own, lightness: Math.min(own.lightness, lightness) }), "srgb");
  };
  const colors = mixedColors([deep(roles.dark, 0.36), deep(roles.brand[0] ?? roles.dark, 0.62)]);
  // On the box of the whole picture, because that of text differs from that of its outlines.
  const paint = linear({ id: `${id}t`, colors, to: [90, 0] }).replace(
    "<linearGradient",
    '<linearGradient gradientUnits="userSpaceOnUse" x1="10"',
  );
  return `<defs>${paint}</defs>${ground(hexOf(mapToGamut(paper, "srgb")))}${write("Plum", { x: 9, y: 43, size: 38, fill: `url(#${id}t)`, face: "display" })}`;
};

export const drawWallpaper: DrawTool = ({ roles, id }) =>
  innerSvg(patternSvg(roles, { style: "tiles", seed: 4021 }, [PICTURE_WIDTH, PICTURE_HEIGHT], `${id}p`));

/** A wallpaper in the colors, as SVG. */
export function patternSvg(
  { colors }: Pick<PaletteRoles, "colors">,
  { style, seed }: Pick<Pattern, "style" | "seed">,
  [width, height]: readonly [number, number],
  id: string,
): string {
  const size: PatternSize = { width, height };
  const weighted = colors.map((color, index) => ({ color, weight: WEIGHTS[index] ?? 1 }));
  const pattern: Pattern = {
    version: NEWEST_PATTERN_VERSION,
    style,
    seed,
    controls: {},
    colors: weighted,
    isDark: false,
  };
  const svg = writeSceneSvg({ ...drawPattern(pattern, size), gamut: "srgb" }, { id, step: STEP });
  // Fills a box of another shape, cut at its sides.
  return svg.replace("<svg ", '<svg preserveAspectRatio="xMidYMid slice" ');
}

/** What stands inside the outer element. */
function innerSvg(svg: string): string {
  return svg.replace(/^<svg[^>]*>\n?/, "").replace(/\s*<\/svg>\s*$/, "");
}

function atLeastTwo(colors: readonly Color[]): readonly Color[] {
  const [first] = colors;
  return first !== undefined && colors.length === 1 ? [first, first] : colors;
}
