/** Scientific and cartographic color maps as gradients with as few stops as their shape needs. */
import * as cartocolor from "cartocolor";
import colorbrewer from "colorbrewer/index.es.js";
import {
  interpolateCool,
  interpolateCubehelixDefault,
  interpolateTurbo,
  interpolateWarm,
} from "d3-scale-chromatic";
import { data as sampledMaps } from "js-colormaps-es";
import { deltaEOK } from "../../engine/difference/difference.ts";
import { formatHex } from "../../engine/format/format.ts";
import { interpolateColors } from "../../engine/mix/mix.ts";
import { readColor, type SeedItem } from "./seed-item.ts";
import { readOpenColor } from "./system-palettes.ts";

/** Maps whose lightness changes unevenly, so that they mislead in charts; visualization experts advise against them. */
const MISLEADING = /^(jet|rainbow|gist_rainbow|hsv|nipy_spectral|gist_ncar|prism|flag|spectral)(_r)?$/i;
/** Matplotlib's copies of ColorBrewer; the original is used instead. */
const BREWER_COPY =
  /^(Blues|BrBG|BuGn|BuPu|GnBu|Greens|Greys|OrRd|Oranges|PRGn|PiYG|PuBu|PuBuGn|PuOr|PuRd|Purples|RdBu|RdGy|RdPu|RdYlBu|RdYlGn|Reds|Spectral|YlGn|YlGnBu|YlOrBr|YlOrRd|Accent|Dark2|Paired|Pastel1|Pastel2|Set1|Set2|Set3)$/;

/** Colors for categories have no order, so nothing lies between two of them; they are palettes (chart-palettes.ts). */
export function isCategorical(name: string): boolean {
  return /^(Accent|Dark2|Paired|Pastel[12]?|Set[123]|Antique|Bold|Prism|Safe|Vivid)$/.test(name);
}

const SAMPLES = 65;
const MAX_STOPS = 16;
/** Greatest ΔEOK between a map and our gradient of it. */
const TOLERANCE = 0.015;

export function readColorMaps(): SeedItem[] {
  return [...readBrewer(), ...readCarto(), ...readMatplotlib(), ...readD3(), ...readOpenColorRamps()];
}

function readBrewer(): SeedItem[] {
  return Object.entries<Record<string, string[]>>(colorbrewer).flatMap(([name, sizes]) => {
    const colors = sizes["7"];
    return name === "schemeGroups" || isCategorical(name) || colors === undefined
      ? []
      : [evenMap("colorbrewer", name, name, colors, "ColorBrewer, Cynthia Brewer", "Cynthia Brewer")];
  });
}

function readCarto(): SeedItem[] {
  return Object.entries<Record<string, string[]>>(cartocolor)
    .filter(([name]) => !name.startsWith("cb_") && !isCategorical(name))
    .flatMap(([name, sizes]) => {
      const colors = sizes["7"];
      return colors === undefined
        ? []
        : [
            evenMap(
              "carto",
              name,
              name.replace(/^ag_/, "Ag ").replaceAll(/([a-z])([A-Z])/g, "$1 $2"),
              colors,
              "CARTOColors © CARTO",
              "CARTO",
            ),
          ];
    });
}

interface SampledMap {
  readonly interpolate: boolean;
  /** Red, green and blue, 0 to 1, evenly spaced. */
  readonly colors: readonly (readonly [number, number, number])[];
}

/** Matplotlib's maps without copies and those that mislead. */
export function readMapNames(): string[] {
  const maps: Readonly<Record<string, SampledMap>> = sampledMaps;
  return Object.keys(maps).filter(
    (name) => maps[name]?.interpolate === true && !MISLEADING.test(name) && !BREWER_COPY.test(name),
  );
}

function readMatplotlib(): SeedItem[] {
  const maps: Readonly<Record<string, SampledMap>> = sampledMaps;
  return readMapNames().flatMap((name) => {
    const colors = maps[name]?.colors ?? [];
    const samples = Array.from({ length: SAMPLES }, (_, index) => {
      const [r, g, b] = colors[Math.round((index / (SAMPLES - 1)) * (colors.length - 1))] ?? [0, 0, 0];
      return `color(srgb ${r} ${g} ${b})`;
    });
    const stops = fewestStops(samples);
    if (stops === undefined) return [];
    return [
      asGradient(
        "matplotlib",
        name,
        name.replaceAll("_", " "),
        stops,
        "matplotlib",
        "The matplotlib developers",
        ["color map", "science"],
      ),
    ];
  });
}

/** Color maps of D3 that the other sources lack. */
function readD3(): SeedItem[] {
  const maps = {
    cubehelix: interpolateCubehelixDefault,
    turbo: interpolateTurbo,
    warm: interpolateWarm,
    cool: interpolateCool,
  };
  return Object.entries(maps).flatMap(([name, at]) => {
    const stops = fewestStops(Array.from({ length: SAMPLES }, (_, index) => at(index / (SAMPLES - 1))));
    return stops === undefined
      ? []
      : [
          asGradient("d3", name, `D3 ${name}`, stops, "D3, Mike Bostock", "Mike Bostock and others", [
            "color map",
            "science",
          ]),
        ];
  });
}

/** A ramp of ten steps chosen by eye becomes a gradient of ten stops. */
function readOpenColorRamps(): SeedItem[] {
  return readOpenColor().map(({ originalId, colors, credit, author }) => {
    const stops = colors.map((color, index) => ({ color, position01: round(index / (colors.length - 1)) }));
    return asGradient("open-color", `${originalId}-ramp`, `Open ${originalId} ramp`, stops, credit, author, [
      "interface",
      "ramp",
    ]);
  });
}

function asGradient(
  source: string,
  originalId: string,
  title: string,
  stops: readonly { color: string; position01: number }[],
  credit: string,
  author: string,
  tags: readonly string[],
): SeedItem {
  return {
    source,
    originalId,
    title,
    credit,
    author,
    colors: stops.map(({ color }) => color),
    names: [],
    content: { type: "gradient", gradient: { type: "linear", angleDeg: 90, space: "oklab", stops } },
    tags,
  };
}

function evenMap(
  source: string,
  id: string,
  title: string,
  given: readonly string[],
  credit: string,
  author: string,
): SeedItem {
  const colors = given.map((color) => formatHex(readColor(color)));
  const stops = colors.map((color, index) => ({ color, position01: round(index / (colors.length - 1)) }));
  return asGradient(source, id, title, stops, credit, author, ["color map", "maps"]);
}

/**
 * Greedy: adds a stop where the current gradient has its largest error, until the error is within the tolerance
 * everywhere.
 */
function fewestStops(samples: readonly string[]): { color: string; position01: number }[] | undefined {
  const colors = samples.map(readColor);
  let chosen = [0, samples.length - 1];
  while (chosen.length <= MAX_STOPS) {
    let worst = { index: -1, deltaE: TOLERANCE };
    for (let span = 0; span + 1 < chosen.length; span += 1) {
      const [from = 0, to = 0] = [chosen[span], chosen[span + 1]];
      const [first, last] = [colors[from], colors[to]];
      if (first === undefined || last === undefined) continue;
      const mix = interpolateColors(first, last, { space: "oklab" });
      for (let index = from + 1; index < to; index += 1) {
        const color = colors[index];
        const deltaE = color === undefined ? 0 : deltaEOK(color, mix((index - from) / (to - from)));
        if (deltaE > worst.deltaE) worst = { index, deltaE };
      }
    }
    if (worst.index < 0) {
      return chosen.map((index) => ({
        color: formatHex(colors[index] ?? readColor("black")),
        position01: round(index / (samples.length - 1)),
      }));
    }
    chosen = [...chosen, worst.index].toSorted((a, b) => a - b);
  }
  return undefined;
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
