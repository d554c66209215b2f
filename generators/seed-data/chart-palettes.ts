/**
 * Colors for charts and maps as palettes (LIB-1): categorical ones as they are, and the classes of five that their authors
 * published of sequential and diverging ones. Ramps of a single hue are gradients only.
 */
import * as cartocolor from "cartocolor";
import colorbrewer from "colorbrewer/index.es.js";
import { schemeCategory10 } from "d3-scale-chromatic";
import palette from "google-palette";
import { data as sampledMaps } from "js-colormaps-es";
import { formatHex } from "../../engine/format/format.ts";
import { GREY_CHROMA } from "../../engine/names/hue-family.ts";
import { distanceDeg } from "../../engine/palette/taste/rule-spread.ts";
import { colorToOklch } from "../../engine/space/convert.ts";
import { isCategorical } from "./color-maps.ts";
import { COLORS_ALONE, readColor, type SeedItem } from "./seed-item.ts";

/** How many classes of a scheme are taken, a key of the packages. */
const CLASSES = "5";
const ONE_HUE_DEG = 60;

type Scheme = Readonly<Record<string, readonly string[]>>;

export function readChartPalettes(): SeedItem[] {
  return [...readBrewer(), ...readCarto(), ...readTol(), ...readCategory(), ...readSteps()];
}

function readBrewer(): SeedItem[] {
  const origin = { source: "colorbrewer", credit: "ColorBrewer, Cynthia Brewer", author: "Cynthia Brewer" };
  return Object.entries<Scheme>(colorbrewer)
    .filter(([name]) => name !== "schemeGroups")
    .flatMap(([name, sizes]) => ofSizes(origin, name, name.replace(/(\d)$/, " $1"), sizes));
}

function readCarto(): SeedItem[] {
  const origin = { source: "carto", credit: "CARTOColors © CARTO", author: "CARTO" };
  return Object.entries<Scheme>(cartocolor)
    .filter(([name]) => !name.startsWith("cb_") && name !== "default")
    .flatMap(([name, sizes]) =>
      ofSizes(origin, name, name.replace(/^ag_/, "Ag ").replaceAll(/([a-z])([A-Z])/g, "$1 $2"), sizes),
    );
}

interface Origin {
  readonly source: string;
  readonly credit: string;
  readonly author: string;
}

/** A categorical scheme in its largest size; the five classes of another, unless it is a ramp of one hue. */
function ofSizes(origin: Origin, name: string, title: string, sizes: Scheme): SeedItem[] {
  if (isCategorical(name)) {
    const largest = Object.values(sizes)
      .filter(Array.isArray)
      .reduce((one, other) => (other.length > one.length ? other : one));
    return [chart(origin, name, title, largest, ["charts", "categorical"])];
  }
  const five = sizes[CLASSES];
  return five === undefined || isOneHue(five)
    ? []
    : [chart(origin, `${name}-5`, `${title}, five classes`, five, ["charts", "maps"])];
}

/** Paul Tol's colors for up to twelve categories: the choice for five, and all twelve. */
function readTol(): SeedItem[] {
  const origin = { source: "tol", credit: "Paul Tol, by palette.js", author: "Paul Tol" };
  return [5, 7, 12].flatMap((count) => {
    const colors = palette("tol", count)?.map((hex) => `#${hex}`);
    return colors === undefined
      ? []
      : [chart(origin, String(count), `Paul Tol’s ${count}`, colors, ["charts", "categorical"])];
  });
}

function readCategory(): SeedItem[] {
  const origin = { source: "d3", credit: "D3, Mike Bostock", author: "Mike Bostock and others" };
  return [chart(origin, "category10", "D3 category 10", schemeCategory10, ["charts", "categorical"])];
}

/** Maps that were made to be even to the eye; the others are for their gradients, if anything. */
const EVEN_MAPS = [
  "viridis",
  "plasma",
  "inferno",
  "magma",
  "cividis",
  "coolwarm",
  "cubehelix",
  "gist_earth",
  "turbo",
  "twilight",
];

/** Five even steps of color maps of matplotlib. */
function readSteps(): SeedItem[] {
  const origin = { source: "matplotlib", credit: "matplotlib", author: "The matplotlib developers" };
  return EVEN_MAPS.map((name) => {
    const samples = sampledMaps[name]?.colors ?? [];
    const five = Array.from({ length: 5 }, (_, step) => {
      const [r, g, b] = samples[Math.round((step / 4) * (samples.length - 1))] ?? [0, 0, 0];
      return formatHex(readColor(`color(srgb ${r} ${g} ${b})`));
    });
    return chart(origin, `five-of-${name}`, `Five steps of ${name.replaceAll("_", " ")}`, five, [
      "charts",
      "science",
    ]);
  });
}

/** Whether all its hues lie within a sixth of the circle. */
function isOneHue(colors: readonly string[]): boolean {
  const hues = colors.flatMap((text) => {
    const { chroma, hueDeg } = colorToOklch(readColor(text));
    return hueDeg === undefined || chroma < GREY_CHROMA ? [] : [hueDeg];
  });
  return hues.every((one) => hues.every((other) => distanceDeg(one, other) < ONE_HUE_DEG));
}

function chart(
  origin: Origin,
  originalId: string,
  title: string,
  colors: readonly string[],
  tags: readonly string[],
): SeedItem {
  return {
    ...origin,
    originalId,
    title,
    colors: colors.map((color) => formatHex(readColor(color))),
    names: [],
    content: COLORS_ALONE,
    tags,
  };
}
