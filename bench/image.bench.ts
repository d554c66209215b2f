// `npm run bench -- image [picture.png…]`: palettes from pictures, and pixels in bulk, beside the libraries people
// use. Decoding is not measured. Pictures are generated from seeds; files whose paths are given are added.
import { analyzeImage } from "../engine/picture/image-cluster.ts";
import { type Contest, measure, type Timings } from "./contest.ts";
import { largePicture, picturesOf } from "./image-pictures.ts";
import { kMeansLimit, meanError, toOklab } from "./image-quality.ts";
import {
  allQuantizers,
  OURS,
  OURS_PLAIN,
  type Picture,
  type Quantizer,
  type Rgb,
} from "./image-quantizers.ts";
import { pixelContest } from "./pixel-contest.ts";
import { figure, formatTable, goalLine } from "./table.ts";

const COLORS = 8;
const ROUNDS = 12;
const LARGE_ROUNDS = 9;
const MS = 1e-6; // Goals; `simdNs` is in nanoseconds.
const GOALS = { smallMs: 5, errorOfLimit: 1.03, largeMs: 100, simdNs: 12, ofFastestPeer: 1 };

const quantizers = await allQuantizers();
const pictures = await picturesOf(process.argv.slice(2));

const limits = pictures.map((picture) => meanError(picture, kMeansLimit(picture, COLORS)));
const small = await measure([contestOf("512 px", quantizers, pictures)], ROUNDS);
const rows: string[][] = [];
let errorOfLimit = Number.NaN;
const countsOfOurs: number[] = [];
for (const quantizer of quantizers) {
  const palettes: (readonly Rgb[])[] = [];
  for (const picture of pictures) palettes.push(await quantizer.quantize(picture, COLORS));
  const errors = palettes.map((palette, at) => meanError(pictures[at] ?? failed(), palette.map(toOklab)));
  const ratio = mean(errors) / mean(limits);
  const counts = palettes.map((palette) => new Set(palette.map(String)).size);
  if (quantizer.name === OURS) {
    errorOfLimit = ratio;
    countsOfOurs.push(...counts);
  }
  const time = timeOf(small, quantizer.name) * MS;
  rows.push([
    quantizer.name,
    figure(time),
    figure(time / (timeOf(small, OURS) * MS)),
    mean(errors).toFixed(2),
    ratio.toFixed(3),
    [...new Set(counts)].sort((first, second) => first - second).join(", "),
  ]);
}
console.log(
  `${pictures.length} pictures of 512 px, ${COLORS} colors asked; median of ${ROUNDS} rounds, in random order`,
);
console.log(`limit: the best of 30 runs of k-means, mean ΔEOK x 100 of ${mean(limits).toFixed(2)}\n`);
console.log(formatTable([["", "ms", "x ours", "ΔEOK x 100", "of limit", "colors"], ...rows]));

// Measured separately from the large picture, which would evict a megapixel from the caches.
const bulk = await measure([await pixelContest()], ROUNDS);
const quick = quantizers.filter(({ isSlow }) => !isSlow);
const large = await measure([contestOf("12 MP", quick, [largePicture()])], LARGE_ROUNDS);
console.log(`\nlarge, median of ${LARGE_ROUNDS} rounds\n`);
console.log(formatTable([["12 MP", "ms", "x ours"], ...timeRows(large[0], MS)]));
console.log(`\n${formatTable([["1 MP to OKLab", "ns a pixel", "x ours"], ...timeRows(bulk[0], 1)])}\n`);

const shown = pictures.filter(({ rgba, width, height }) => {
  return analyzeImage(rgba, width, height, { count: COLORS }).accent !== undefined;
});
console.log(
  `accents: found one beside the ${COLORS} colors in ${shown.length} of ${pictures.length} pictures\n`,
);

const pixels = bulk[0] ?? new Map<string, number>();
const peers = [...pixels].filter(([name]) => name !== OURS && name !== OURS_PLAIN).map(([, time]) => time);
console.log(goalLine(`${COLORS} colors of 512 px`, timeOf(small, OURS) * MS, GOALS.smallMs, " ms"));
console.log(goalLine("mean ΔE, of the limit", errorOfLimit, GOALS.errorOfLimit, "x"));
console.log(
  goalLine(
    "colors too many or too few",
    Math.max(...countsOfOurs.map((count) => Math.abs(count - COLORS))),
    0,
  ),
);
console.log(goalLine(`${COLORS} colors of 12 MP`, timeOf(large, OURS) * MS, GOALS.largeMs, " ms"));
console.log(
  goalLine("1 MP to OKLab, SIMD with copies", pixels.get(OURS) ?? Number.NaN, GOALS.simdNs, " ns a pixel"),
);
console.log(
  goalLine(
    "1 MP to OKLab, plain, of the fastest peer's time",
    (pixels.get(OURS_PLAIN) ?? Number.NaN) / Math.min(...peers),
    GOALS.ofFastestPeer,
    "x",
  ),
);

/** Each call uses the next picture, so that all contenders use all pictures equally often. */
function contestOf(title: string, all: readonly Quantizer[], shownTo: readonly Picture[]): Contest {
  return {
    title,
    operations: 1,
    contenders: all.map(({ name, quantize }) => {
      let call = 0;
      return {
        name,
        run: () => {
          call += 1;
          return quantize(shownTo[call % shownTo.length] ?? failed(), COLORS);
        },
      };
    }),
  };
}

function timeOf(timings: readonly Timings[], name: string): number {
  return timings[0]?.get(name) ?? Number.NaN;
}

function timeRows(timings: Timings | undefined, unit: number): string[][] {
  const times = [...(timings ?? [])];
  const own = timings?.get(OURS) ?? Number.NaN;
  return times.map(([name, time]) => [name, figure(time * unit), figure(time / own)]);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function failed(): never {
  throw new Error("There is no such picture.");
}
