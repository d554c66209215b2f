import { expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { documentOfGradient, GRADIENT } from "./gradient-document.ts";
import { paintedLayers } from "./gradient-layer.ts";
import { publishedGradient } from "./published-gradient.ts";

const color = (text: string): Color => {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.color;
};
const decode = (query: string) => GRADIENT.decode(new URLSearchParams(query));

it.each([
  ["angle=45&type=radial", "names no stops (g), so the rest of it was left out: type, angle."],
  ["g=red@0", "at least 2 stops"],
  ["g=red@0-zzz@50-blue@100", "not a stop of a gradient"],
  ["g=red@0-blue@120-lime@100", "not a stop of a gradient"],
  ["g=red@0~hx-blue@100-lime@50", "not a stop of a gradient"],
  ["g=red@0-blue@100&type=square", "no kind of gradient here; linear was taken"],
  ["g=red@0-blue@100&angle=NaN", "from 0 to 360 degrees; 90 was taken"],
  ["g=red@0-blue@100&in=cmyk", "no space of a gradient here; oklch was taken"],
  ["g=red@0-blue@100&type=radial&size=huge", "farthest corner"],
  ["g=red@0-blue@100&type=conic&at=left", "the middle was taken"],
  ["g=red@0-blue@100&g2=red@0", "Layer 2 has fewer than 2 stops"],
  [`g=${Array.from({ length: 17 }, (_, at) => `red@${at}`).join("-")}`, "At most 16"],
])("[GRD] falls back on %s with a notice", (query, words) => {
  const { document, notices } = decode(query);
  expect(notices.join(" ")).toContain(words);
  for (const { stops } of document?.layers ?? []) expect(stops.length).toBeGreaterThan(1);
});

it("[GRD] stops out of order are put in order, and none begins before the one before has ended", () => {
  const [layer] = decode("g=red@60-blue@10_40-lime@20").document?.layers ?? [];
  expect(layer?.stops.map(({ position01, end01 }) => [position01, end01])).toEqual([
    [0.1, 0.4],
    [0.4, undefined],
    [0.6, undefined],
  ]);
});

it("[TLS-6] takes what comes: one color gets white, many are cut to sixteen", async () => {
  const one = await GRADIENT.take([color("red")]);
  expect(one.layers[0]?.stops.map((stop) => formatHex(stop.color))).toEqual(["#ff0000", "#ffffff"]);
  const many = await GRADIENT.take(Array.from({ length: 40 }, (_, index) => color(`rgb(${index} 0 0)`)));
  expect(many.layers[0]?.stops).toHaveLength(16);
});

it("[GRD-3] a gradient of the library opens as it is, and can be published again", () => {
  const data = {
    type: "linear",
    angleDeg: 45,
    space: "oklab",
    stops: [
      { color: "#112233", position01: 0 },
      { color: "oklch(66.2% 0.226 36.5)", position01: 0.4 },
      { color: "#ffffff", position01: 1 },
    ],
  } as const;
  const document = documentOfGradient(data, "Dusk");
  const [layer] = document?.layers ?? [];
  expect(document?.title).toBe("Dusk");
  expect(layer && publishedGradient(layer)).toMatchObject({ type: "linear", angleDeg: 45, space: "oklab" });
  expect(layer?.stops.map(({ position01 }) => position01)).toEqual([0, 0.4, 1]);
});

it("[GRD] an opacity is in the alpha of the stops that are written, and a hidden layer in none", () => {
  const { document, notices } = decode("g=ff0000@0*-0000ff80@100&op=50&g2=000@0-fff@100&off2=1&op3=5");
  expect(notices).toEqual([]);
  const [layer] = document?.layers ?? [];
  expect(layer).toMatchObject({ opacityPercent: 50, stops: [{ isLocked: true }, {}] });
  const painted = paintedLayers(document?.layers ?? []);
  expect(painted.map(({ stops }) => stops.map((stop) => stop.color.alpha))).toEqual([
    [0.5, expect.closeTo(0.251, 3)],
  ]);
  expect(decode("g=red@0-blue@100&op=120").notices.join(" ")).toContain("100 was taken");
});
