// `npm run bench -- theme`: one change of a theme solved in four modes, also as a ratio to the same run's measure of one
// tone, and to Material's two schemes, and 10,000 random brands whose failing pairs are counted.

import { mapToGamut } from "../engine/gamut/gamut.ts";
import { createRandom } from "../engine/random/random.ts";
import { oklchToColor } from "../engine/space/convert.ts";
import { auditRoles } from "../engine/theme/audit-roles.ts";
import { solveTheme } from "../engine/theme/solve-theme.ts";
import { tone } from "../engine/theme/theme-contrast.ts";
import { measure } from "./contest.ts";
import { materialTheme } from "./material-theme.ts";
import { median } from "./median.ts";
import { figure, formatTable, goalLine } from "./table.ts";

const ROUNDS = 120;
const BRANDS = Number(process.argv.find((each) => each.startsWith("--brands="))?.slice(9) ?? 10_000);
const GOAL_MS = 16;
const MAX_RATIO_TO_MATERIAL = 4;

const random = createRandom("theme bench");
const randomBrand = () =>
  mapToGamut(
    oklchToColor({ lightness: random(), chroma: 0.37 * random(), hueDeg: 360 * random() }),
    random() < 0.8 ? "srgb" : "display-p3",
  );

const toneTimes = Array.from({ length: ROUNDS }, (_, round) => {
  const start = performance.now();
  for (let step = 0; step < 1000; step += 1) tone(step / 1000, 0.15, (round * 3) % 360);
  return performance.now() - start;
});
const rows = (["aa", "aaa", "apca"] as const).map((floors) => {
  const solve: number[] = [];
  const both: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const brand = [randomBrand()];
    const start = performance.now();
    const theme = solveTheme({ brand, contrast: round % 101, floors });
    solve.push(performance.now() - start);
    auditRoles(theme);
    both.push(performance.now() - start);
  }
  return { floors, solve: median(solve), both: median(both), p95: both.toSorted((a, b) => a - b)[113] ?? 0 };
});
const thousandTones = median(toneTimes);
console.log(
  formatTable([
    ["one change, ms", "solved", "solved and audited", "p95", "in 1,000 tones of the same run"],
    ...rows.map(({ floors, solve, both, p95 }) => [
      floors,
      figure(solve),
      figure(both),
      figure(p95),
      figure(both / thousandTones),
    ]),
  ]),
);

const themeFromSourceColor = await materialTheme();
const bytes = Array.from({ length: 200 }, () =>
  [256 * random(), 256 * random(), 256 * random()].map(Math.floor),
);
const [timings] = await measure(
  [
    {
      title: "theme",
      operations: bytes.length,
      contenders: [
        {
          name: "ours",
          run: () =>
            bytes.map(([red = 0, green = 0, blue = 0]) =>
              solveTheme({
                brand: [{ space: "srgb", coords: [red / 255, green / 255, blue / 255], alpha: 1 }],
              }),
            ),
        },
        {
          name: "Material",
          run: () =>
            bytes.map(([red = 0, green = 0, blue = 0]) =>
              themeFromSourceColor((0xff000000 | (red << 16) | (green << 8) | blue) >>> 0),
            ),
        },
      ],
    },
  ],
  15,
);
const toMaterial = (timings?.get("ours") ?? Number.NaN) / (timings?.get("Material") ?? Number.NaN);

let failing = 0;
for (let index = 0; index < BRANDS; index += 1) {
  const { unreachable } = auditRoles(solveTheme({ brand: [randomBrand()], contrast: index % 101 }));
  failing += unreachable.length;
}
console.log(`\n${BRANDS} random brands at AA: ${failing} failing pairs\n`);
for (const { floors, p95 } of rows) console.log(goalLine(`one change, ${floors}, p95`, p95, GOAL_MS, " ms"));
console.log(
  goalLine(
    "four modes solved, in the time of Material's two schemes",
    toMaterial,
    MAX_RATIO_TO_MATERIAL,
    "x",
  ),
);
console.log(goalLine("failing pairs of random brands at AA", failing, 0));
