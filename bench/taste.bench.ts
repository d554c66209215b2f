// `npm run bench -- taste`: whether a classifier can tell draws of the palette generator from palettes that people made,
// which the generator was not made from; other generators beside it; and how long a draw takes.
import { readFileSync } from "node:fs";
import { Poline } from "poline";
import { ColorPaletteGenerator } from "pro-color-harmonies";
import { generateColorRamp } from "rampensau";
import { formatHex } from "../engine/format/format.ts";
import { generatePalette } from "../engine/palette/generate.ts";
import type { GenerateMethod } from "../engine/palette/generate-request.ts";
import { HARMONY_RULES } from "../engine/palette/harmony.ts";
import { MOODS, type Mood } from "../engine/palette/moods.ts";
import { distanceDeg, holdsRule, ruleSpread } from "../engine/palette/taste/rule-spread.ts";
import { parseColor } from "../engine/parse/parse.ts";
import { createRandom } from "../engine/random/random.ts";
import type { Color } from "../engine/space/color.ts";
import { colorToOklch, oklchToColor } from "../engine/space/convert.ts";
import { halves, type TablePalette } from "../generators/taste/format-taste-table.ts";
import { median } from "./median.ts";
import { formatTable, goalLine } from "./table.ts";
import { tellApart } from "./taste-classifier.ts";

const COLORS = 5;
const SERIES = ["one", "two", "three", "four", "five"] as const;
/** A family of the library with fewer palettes teaches the classifier too little. */
const FAMILY = 150;
/** What is still a rule to the eye, in degrees. */
const SEEN_DEG = 30;

const library: readonly TablePalette[] = JSON.parse(
  readFileSync(new URL("../server/library/seed-data/palettes.json", import.meta.url), "utf8"),
);
const [table, heldOut] = halves(library).map((half) =>
  half.filter(({ colors }) => colors.length >= COLORS).map(({ colors }) => colors.slice(0, COLORS)),
);
if (table === undefined || heldOut === undefined) throw new Error("The library has no halves");
const all = [...table, ...heldOut];

const draws = (method: GenerateMethod, mood: Mood, count: number, series = "bench"): string[][] =>
  Array.from({ length: count }, (_, index) =>
    generatePalette({
      method,
      mood,
      count: COLORS,
      seed: `${series}${index}`,
      constraints: { aaPairs: 1 },
    }).colors.map(formatHex),
  );
const colorOf = (hex: string): Color => {
  const parsed = parseColor(hex);
  if (!parsed.ok) throw new Error(hex);
  return parsed.color;
};

const random = createRandom("peers");
const peers: Readonly<Record<string, () => string[]>> = {
  RampenSau: () =>
    generateColorRamp({ total: COLORS, hStart: random() * 360 }).map(([h, s, l]) =>
      formatHex(colorOf(`hsl(${h} ${s * 100}% ${l * 100}%)`)),
    ),
  // As its own default: two random anchors, one lighter than the other; five points of the line between them.
  Poline: () => {
    const hue = random() * 360;
    const anchors: [number, number, number][] = [
      [hue, random(), 0.75 + random() * 0.2],
      [(hue + 60 + random() * 180) % 360, random(), 0.3 + random() * 0.2],
    ];
    const { colors } = new Poline({ anchorColors: anchors, numPoints: COLORS - 2 });
    return colors.map(([h, s, l]) => formatHex(colorOf(`hsl(${h} ${s * 100}% ${l * 100}%)`)));
  },
  "pro-color-harmonies": () =>
    ColorPaletteGenerator.generate(
      { l: 0.35 + random() * 0.45, c: 0.05 + random() * 0.15, h: random() * 360 },
      "splitComplementary",
      { style: "triangle" },
    )
      .slice(0, COLORS)
      .map(({ l, c, h }) => formatHex(oklchToColor({ lightness: l, chroma: c, hueDeg: h }))),
};

const area = (others: readonly (readonly string[])[], people = heldOut): number => tellApart(people, others);
const turned = heldOut.map((palette) => {
  const turn = random() * 360;
  return palette.map((hex) => {
    const { lightness, chroma, hueDeg = 0 } = colorToOklch(colorOf(hex));
    return formatHex(oklchToColor({ lightness, chroma, hueDeg: hueDeg + turn }));
  });
});

/** As few palettes tell by up to 0.05 more or less, the default is drawn several times. */
const free =
  SERIES.reduce((sum, series) => sum + area(draws("random", "any", heldOut.length, series)), 0) /
  SERIES.length;

console.log(
  `${heldOut.length} palettes of people that the generator was not made from, against as many of:\n`,
);
const rows = [
  ["the half it was made from", area(table)],
  ["the same with their hues turned by any angle", area(turned)],
  ["free, the default", free],
  ...HARMONY_RULES.map((rule) => [rule, area(draws(rule, "any", heldOut.length))] as const),
  ...Object.entries(peers).map(([name, make]) => [name, area(heldOut.map(make))] as const),
] as const;
console.log(
  formatTable([["palettes", "area under the curve"], ...rows.map(([name, told]) => [name, told.toFixed(3)])]),
);

const mid = (values: readonly number[]): number => median([...values]);
const isOfMood: Partial<
  Record<Mood, (tones: readonly { lightness: number; chroma: number; hueDeg: number }[]) => boolean>
> = {
  muted: (tones) => {
    const chroma = mid(tones.map((tone) => tone.chroma));
    return chroma >= 0.04 && chroma <= 0.09 && tones.every((tone) => tone.chroma < 0.12);
  },
  // A pure red or a lime is of these hues, and no earth.
  earthy: (tones) =>
    tones.every(({ chroma, hueDeg }) => chroma < 0.16 && (chroma < 0.03 || distanceDeg(hueDeg, 75) < 55)),
  vibrant: (tones) => mid(tones.map((tone) => tone.chroma)) > 0.13,
  deep: (tones) => mid(tones.map((tone) => tone.lightness)) < 0.45,
  pastel: (tones) => Math.min(...tones.map((tone) => tone.lightness)) > 0.7,
};
const families: (readonly [string, readonly string[][], string[][]])[] = [
  ...HARMONY_RULES.map((rule) => {
    const spread = ruleSpread(rule);
    const people = all.filter((palette) => {
      const colors = palette.map(colorOf);
      return spread !== undefined && holdsRule(colors, spread, SEEN_DEG, true);
    });
    return [rule, people, draws(rule, "any", people.length)] as const;
  }),
  ...MOODS.flatMap((mood) => {
    const isIt = isOfMood[mood];
    if (isIt === undefined) return [];
    const people = all.filter((palette) =>
      isIt(
        palette.map((hex) => {
          const { hueDeg = 0, ...rest } = colorToOklch(colorOf(hex));
          return { ...rest, hueDeg };
        }),
      ),
    );
    return [[mood, people, draws("random", mood, people.length)] as const];
  }),
];
console.log("\nAgainst the whole library's palettes of the same family:\n");
console.log(
  formatTable([
    ["family", "palettes", "area under the curve"],
    ...families.map(([name, people, drawn]) => [
      name,
      String(people.length),
      people.length >= FAMILY / 3 ? tellApart(people, drawn).toFixed(3) : "too few",
    ]),
  ]),
);

const times = Array.from({ length: 200 }, (_, index) => {
  const startedMs = performance.now();
  generatePalette({ method: "random", count: COLORS, seed: `time${index}`, constraints: { aaPairs: 1 } });
  return performance.now() - startedMs;
});
console.log("");
console.log(goalLine("the default told from people's palettes", free, 0.8));
for (const [name, people, drawn] of families)
  if (people.length >= FAMILY)
    console.log(goalLine(`${name} told from its family`, tellApart(people, drawn), 0.9));
console.log(goalLine("median draw of five colors", median(times), 16, " ms"));
