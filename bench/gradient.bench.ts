// `npm run bench -- gradient`: the number of stops that a gradient needs in plain sRGB, and whether any of ten thousand
// gradients differs by more than its tolerance.
import { placeOf } from "../engine/gradient/curve.ts";
import { parseEasing } from "../engine/gradient/easing.ts";
import { type FallbackStop, fallbackStops } from "../engine/gradient/fallback.ts";
import { type Gradient, type GradientStop, sampleGradient } from "../engine/gradient/gradient.ts";
import { deltaOfPlaces, rampPlace } from "../engine/gradient/ramp.ts";
import { createRandom } from "../engine/random/random.ts";
import type { Color } from "../engine/space/color.ts";
import { formatTable, goalLine } from "./table.ts";

const TOLERANCE = 0.01;
const [DRAWS, PAIRS] = [20, 60];
const GRADIENTS = 10_000;
/** Number of random positions of each gradient that are measured again. */
const MEASURED = 64;
const SPACES = ["oklab", "oklch", "lab", "lch", "srgb-linear", "hsl", "hwb", "display-p3", "srgb"] as const;
const HUES = ["shorter", "longer", "increasing", "decreasing"] as const;
const EASINGS = ["ease", "ease-in-out", "steps(5, end)", "cubic-bezier(1, 0, 0, 1)", "linear(0, 0.9 10%, 1)"];

const byteColor = (random: () => number, alpha = 1): Color => {
  const share = (): number => Math.floor(random() * 256) / 255;
  return { space: "srgb", coords: [share(), share(), share()], alpha };
};
const pairOf = (random: () => number, space: Gradient["space"], hue: (typeof HUES)[number]): Gradient => ({
  type: "linear",
  angleDeg: 90,
  space,
  hue,
  stops: [0, 1].map((position01) => ({ color: byteColor(random), position01 })),
});
/** By nearest rank: of 60, the 30th and the 57th. */
const ranked = (numbers: readonly number[], share01: number): number =>
  numbers.toSorted((one, other) => one - other)[Math.ceil(share01 * numbers.length) - 1] ?? Number.NaN;

const counts = (
  [
    ["oklab", "shorter", 3, 5],
    ["oklch", "shorter", 4, 7],
    ["oklch", "longer", 8, 12],
  ] as const
).map(([space, hue, median, most]) => {
  const runs = Array.from({ length: DRAWS }, (_, draw) => {
    const random = createRandom(`pairs ${draw}`);
    return Array.from(
      { length: PAIRS },
      () => fallbackStops(pairOf(random, space, hue), TOLERANCE).stops.length,
    );
  });
  const high = runs.map((draw) => ranked(draw, 0.95));
  return {
    name: `${space}, ${hue} hue`,
    goals: [median, most] as const,
    median: ranked(runs.flat(), 0.5),
    most: ranked(runs.flat(), 0.95),
    range: `${Math.min(...high)} to ${Math.max(...high)}`,
  };
});
console.log(
  formatTable([
    [`stops within ΔEOK ${TOLERANCE}`, "median", "95 %", `95 % of ${DRAWS} draws of ${PAIRS}`],
    ...counts.map(({ name, median, most, range }) => [name, String(median), String(most), range]),
  ]),
);

let [over, worst, worstBetween, placesOver, stopCount] = [0, 0, 0, 0, 0];
const draws = createRandom("ten thousand");
for (let index = 0; index < GRADIENTS; index += 1) {
  const given = anyGradient(draws, index);
  const { stops, maxDelta } = fallbackStops(given, TOLERANCE);
  stopCount += stops.length;
  if (maxDelta > TOLERANCE) over += 1;
  worst = Math.max(worst, maxDelta);
  const between = measuredAgain(given, stops, draws);
  worstBetween = Math.max(worstBetween, ...between);
  placesOver += between.filter((delta) => delta > TOLERANCE).length;
}
console.log(
  `\n${GRADIENTS} gradients, ${(stopCount / GRADIENTS).toFixed(1)} stops each. Of ${MEASURED * GRADIENTS} random places between those that the search looked at, ${placesOver} are over, ΔEOK × 100 at most ${(100 * worstBetween).toFixed(2)}: where a color meets the edge of sRGB, and near black.\n`,
);
for (const { name, goals, median, most } of counts) {
  console.log(goalLine(`${name}, median stops`, median, goals[0]));
  console.log(goalLine(`${name}, stops of 95 %`, most, goals[1]));
}
console.log(goalLine("gradients over their tolerance", over, 0));
console.log(goalLine("greatest ΔEOK × 100 where the search looked", 100 * worst, 100 * TOLERANCE));

/** Two to eight stops in any space, some translucent, some with hints, easings or hard changes. */
function anyGradient(random: () => number, index: number): Gradient {
  const length = 2 + Math.floor(random() * 7);
  const places = Array.from({ length }, () => Math.round(random() * 1000) / 1000).toSorted((a, b) => a - b);
  const stops = places.map((position01): GradientStop => {
    const color = byteColor(random, random() < 0.2 ? Math.floor(random() * 256) / 255 : 1);
    const way = random();
    const easing = way < 0.15 ? parseEasing(EASINGS[Math.floor(random() * EASINGS.length)] ?? "") : undefined;
    if (easing !== undefined) return { color, position01, easing };
    return way < 0.4 ? { color, position01, hint01: 0.1 + 0.8 * random() } : { color, position01 };
  });
  const [space, hue] = [
    SPACES[index % SPACES.length] ?? "oklab",
    HUES[Math.floor(random() * 4)] ?? "shorter",
  ];
  return { type: "linear", angleDeg: 90, space, hue, stops };
}

/** Differences at positions that are independent of the search. */
function measuredAgain(given: Gradient, stops: readonly FallbackStop[], random: () => number): number[] {
  return Array.from({ length: MEASURED }, () => {
    const position01 = random();
    const place = placeOf(sampleGradient(given, position01), position01);
    const next = stops.findIndex((stop) => stop.position01 >= position01);
    const end = stops[next < 0 ? stops.length - 1 : next];
    const start = next > 0 ? stops[next - 1] : end;
    if (start === undefined || end === undefined) return Number.NaN;
    return deltaOfPlaces(place.seen, rampPlace(start, end, position01));
  });
}
