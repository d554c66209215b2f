/** The colors of a new item: normalized, named, and parsed. */

import { loadNamer } from "#calls/color-namer.ts";
import type { GradientData } from "#domain/library/item.ts";
import { readMeshLink } from "#domain/library/mesh-link.ts";
import type { NewItem } from "#domain/library/publishing-policy.ts";
import { RESERVED_TAGS } from "#domain/library/reserved-tags.ts";
import { readThemeLink, themeFace } from "#domain/library/theme-link.ts";
import { readWallpaperLink, wallpaperStyle } from "#domain/library/wallpaper-link.ts";
import { formatColor, formatHex } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import { meshColors } from "#engine/mesh/mesh-colors.ts";
import { paletteFacts } from "#engine/palette/palette-facts.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { measuredTags } from "#server/library/measured-tags.ts";

export interface PreparedColors {
  readonly colors: readonly Color[];
  /** The colors as the library stores them. */
  readonly texts: readonly string[];
  readonly names: readonly string[];
  readonly gradient: GradientData | undefined;
  /** The canonical link of a mesh. */
  readonly mesh: string | undefined;
  /** The canonical link of a theme. */
  readonly theme: string | undefined;
  /** The canonical link of a wallpaper. */
  readonly wallpaper: string | undefined;
}

/** Number of a mesh's colors that are stored with it for lists, names and search. */
export const MOST_MESH_COLORS = 16;

export async function prepareColors(given: NewItem): Promise<PreparedColors> {
  if (given.mesh !== undefined) return prepareMesh(given.mesh);
  if (given.theme !== undefined) return prepareTheme(given.theme);
  if (given.wallpaper !== undefined) return prepareWallpaper(given.wallpaper);
  const gradient = given.gradient && {
    ...given.gradient,
    stops: given.gradient.stops.map((stop) => ({ ...stop, color: storedText(readColor(stop.color)) })),
  };
  const texts =
    gradient?.stops.map((stop) => stop.color) ?? given.colors.map((text) => storedText(readColor(text)));
  const colors = parseColors(texts);
  const nameOf = await loadNamer();
  return {
    colors,
    texts,
    names: colors.map((color, index) => given.names[index] || nameOf(color).name),
    gradient,
    mesh: undefined,
    theme: undefined,
    wallpaper: undefined,
  };
}

/** The colors come from the mesh itself; colors that were sent with it are ignored. */
async function prepareMesh(text: string): Promise<PreparedColors> {
  const read = readMeshLink(text);
  if (!read.ok) throw new Error(`A mesh that was not checked: ${read.message}`);
  const texts = meshColors(read.document.mesh, MOST_MESH_COLORS).map(storedText);
  const colors = parseColors(texts);
  const nameOf = await loadNamer();
  return {
    colors,
    texts,
    names: colors.map((color) => nameOf(color).name),
    gradient: undefined,
    mesh: read.link,
    theme: undefined,
    wallpaper: undefined,
  };
}

/** The colors come from the theme itself; colors that were sent with it are ignored. */
async function prepareTheme(text: string): Promise<PreparedColors> {
  const read = readThemeLink(text);
  if (!read.ok) throw new Error(`A theme that was not checked: ${read.message}`);
  const texts = themeFace(read.document).map(storedText);
  const colors = parseColors(texts);
  const nameOf = await loadNamer();
  return {
    colors,
    texts,
    names: colors.map((color) => nameOf(color).name),
    gradient: undefined,
    mesh: undefined,
    theme: read.link,
    wallpaper: undefined,
  };
}

/** The colors come from the wallpaper itself; colors that were sent with it are ignored. */
async function prepareWallpaper(text: string): Promise<PreparedColors> {
  const read = readWallpaperLink(text);
  if (!read.ok) throw new Error(`A wallpaper that was not checked: ${read.message}`);
  const texts = read.document.colors.map(({ color }) => storedText(color));
  const colors = parseColors(texts);
  const nameOf = await loadNamer();
  return {
    colors,
    texts,
    names: colors.map((color) => nameOf(color).name),
    gradient: undefined,
    mesh: undefined,
    theme: undefined,
    wallpaper: read.link,
  };
}

export function parseColors(texts: readonly string[]): Color[] {
  return texts.map(readColor);
}

/** Hex for colors in sRGB, OKLCH for those outside. */
function storedText(color: Color): string {
  return isInGamut(color, "srgb") ? formatHex(color) : formatColor(color, "oklch");
}

/** A title for an item without one: "Plum and Peach"; for a theme: "Plum theme"; for a wallpaper: "Orbits in Plum". */
export function titleFromNames({
  names,
  theme,
  wallpaper,
}: Pick<PreparedColors, "names" | "theme" | "wallpaper">): string {
  const known = [...new Set(names.filter(Boolean))];
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined) return "Untitled";
  if (theme !== undefined) return `${first} theme`;
  if (wallpaper !== undefined) return `${wallpaperStyle(wallpaper)} in ${first}`;
  return first === last || last === undefined ? first : `${first} and ${last}`;
}

/** The tags that the author has entered, without measured ones. */
export function givenTags(tags: readonly string[], colors: readonly Color[]): string[] {
  const measured = new Set([...measuredTags(colors, paletteFacts(colors)), ...RESERVED_TAGS]);
  return tags.filter((tag) => !measured.has(tag));
}

function readColor(text: string): Color {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(`A stored color cannot be read: ${text}`);
  return parsed.color;
}
