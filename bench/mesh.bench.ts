// `npm run bench -- mesh`: the CPU's picture of a mesh, PNG files of it as a worker writes them, and the fit to CSS on
// ten meshes that were not used for tuning.
import { createPngWriter } from "../engine/files/png-writer.ts";
import { fitLayers } from "../engine/mesh/fit/fit-css.ts";
import { meshRaster } from "../engine/mesh/mesh-raster.ts";
import { randomMesh } from "../engine/mesh/starts.ts";
import { writeFittedCss, writePictureCss } from "../engine/mesh/write/write-mesh-css.ts";
import { writeMeshPdf } from "../engine/mesh/write/write-mesh-pdf.ts";
import { orderedMask } from "../engine/raster/dither.ts";
import { rasterTile } from "../engine/raster/raster.ts";
import { median } from "./median.ts";
import { figure, formatTable, goalLine } from "./table.ts";

const SEEDS = Array.from({ length: 10 }, (_, index) => `bench ${index}`);
const GRID = { columns: 4, rows: 4 };
const ROUNDS = 9;
const GOALS = { fit12: 1.8, fit24: 0.9, fitSeconds: 3, picture: 0.35, pdf: 0.35, png4k: 2, png8k: 6 };
const [PNG_4K, PNG_8K] = [[3840, 2160] as const, [7680, 4320] as const];
/** Pixels of a band, as app/canvas/write-picture.ts writes them. */
const BAND_PIXELS = 1 << 20;
const PNG_RUNS = 3;
/** The previous figure for a 4K picture on one core with exact conversion: 985 ms for 8.3 megapixels. */
const MEGAPIXEL_MS = 119;

const meshes = SEEDS.map((seed) => randomMesh(seed, GRID));
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, value) => sum + value, 0) / numbers.length;

const mask = orderedMask();
const times = [undefined, mask].map((dither) =>
  [2, 4, 8].map((side) => {
    const mesh = randomMesh("megapixel", { columns: side, rows: side });
    const taken = Array.from({ length: ROUNDS }, () => {
      const start = performance.now();
      const tile = { x: 0, y: 0, width: 1250, height: 800 };
      rasterTile(meshRaster(mesh, [1250, 800]), { tile, gamut: "srgb", ...(dither && { dither }) });
      return performance.now() - start;
    });
    return median(taken);
  }),
);
console.log(
  formatTable([
    ["1 megapixel, ms", "2 × 2", "4 × 4", "8 × 8"],
    ["nearest byte", ...(times[0] ?? []).map(figure)],
    ["dithered", ...(times[1] ?? []).map(figure)],
  ]),
);

/** Seconds on one thread, the least of some runs: other programs only add to it. */
const pngSeconds = ([width, height]: readonly [number, number]): number => {
  const mesh = randomMesh("png", GRID);
  const runs = Array.from({ length: PNG_RUNS }, () => {
    const start = performance.now();
    const png = createPngWriter({ width, height, gamut: "srgb", hasAlpha: false }, () => undefined);
    const raster = meshRaster(mesh, [width, height]);
    const rows = Math.floor(BAND_PIXELS / width);
    for (let y = 0; y < height; y += rows) {
      const tile = { x: 0, y, width, height: Math.min(rows, height - y) };
      png.writeRows(rasterTile(raster, { tile, gamut: "srgb", dither: mask }));
    }
    png.end();
    return (performance.now() - start) / 1000;
  });
  return Math.min(...runs);
};
const [seconds4k, seconds8k] = [pngSeconds(PNG_4K), pngSeconds(PNG_8K)];

const fits = [6, 12, 24].map((layers) => {
  const runs = meshes.map((mesh) => {
    const start = performance.now();
    const fitted = fitLayers(mesh, { layers });
    const seconds = (performance.now() - start) / 1000;
    if (fitted === undefined) throw new Error("The fit was cancelled.");
    return { ...fitted, seconds, bytes: writeFittedCss(fitted).length };
  });
  return {
    layers,
    mean: 100 * mean(runs.map((run) => run.mean)),
    worst: 100 * Math.max(...runs.map((run) => run.mean)),
    max: 100 * Math.max(...runs.map((run) => run.max)),
    seconds: median(runs.map((run) => run.seconds)),
    slowest: Math.max(...runs.map((run) => run.seconds)),
    bytes: mean(runs.map((run) => run.bytes)),
  };
});
console.log(
  `\n${formatTable([
    ["fit, ΔEOK × 100", "mean", "worst mean", "max", "s, median", "s, slowest", "bytes"],
    ...fits.map((fit) => [
      `${fit.layers} layers`,
      ...[fit.mean, fit.worst, fit.max, fit.seconds, fit.slowest, fit.bytes].map(figure),
    ]),
  ])}\n`,
);
const pictures = meshes.map((mesh) => 100 * writePictureCss(mesh).mean);
const pdfs: number[] = [];
for (const mesh of meshes) pdfs.push(100 * (await writeMeshPdf(mesh, { size: [960, 540], title: "" })).mean);

const [, twelve, many] = fits;
console.log(goalLine("1 megapixel, 4 × 4", times[0]?.[1] ?? Number.NaN, MEGAPIXEL_MS, " ms"));
console.log(goalLine(`PNG of ${PNG_4K.join(" × ")}, dithered`, seconds4k, GOALS.png4k, " s"));
console.log(goalLine(`PNG of ${PNG_8K.join(" × ")}, dithered`, seconds8k, GOALS.png8k, " s"));
console.log(goalLine("12 layers, mean of ten meshes", twelve?.mean ?? Number.NaN, GOALS.fit12));
console.log(goalLine("24 layers, mean of ten meshes", many?.mean ?? Number.NaN, GOALS.fit24));
console.log(goalLine("slowest fit", Math.max(...fits.map(({ slowest }) => slowest)), GOALS.fitSeconds, " s"));
console.log(goalLine("stretched picture, worst mean", Math.max(...pictures), GOALS.picture));
console.log(goalLine("PDF, worst mean within its parts", Math.max(...pdfs), GOALS.pdf));
