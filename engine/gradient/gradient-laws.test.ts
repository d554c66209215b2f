/** What holds for every gradient that can be made: sampled, written, mended, measured. */
import { describe, expect, it } from "vitest";
import { worstAlongGradient } from "#engine/contrast/contrast-gradient.ts";
import { easedScrim, shiftLightness } from "#engine/contrast/contrast-repair.ts";
import { GRADIENT_FORMATS, writeGradient } from "#engine/files/gradient/gradient-formats.ts";
import { writeSvg } from "#engine/files/gradient/write-svg.ts";
import { formatHex } from "#engine/format/format.ts";
import { compositeOver } from "#engine/mix/composite-over.ts";
import { createRandom } from "#engine/random/random.ts";
import { read } from "#engine/testing/arbitrary-color.ts";
import { findBanding } from "./banding.ts";
import { createProgress, formatEasing, parseEasing } from "./easing.ts";
import { fallbackStops } from "./fallback.ts";
import { createPlacer, radiiOf } from "./geometry.ts";
import { type Gradient, type GradientStop, sampleGradient } from "./gradient.ts";
import { avoidGrey, equaliseSteps, flattenLightness, unevenness } from "./improve.ts";
import { randomGradient } from "./random-gradient.ts";
import { writeTailwind } from "./write/write-tailwind.ts";

const gradient = (
  stops: readonly [string, number, Partial<GradientStop>?][],
  rest: Partial<Gradient> = {},
) => ({
  type: "linear" as const,
  angleDeg: 90,
  space: "oklab" as const,
  stops: stops.map(([text, position01, way]) => ({ color: read(text), position01, ...way })),
  blend: "normal" as const,
  ...rest,
});
const BLUE_YELLOW = gradient([
  ["#1f4bd6", 0],
  ["#ffd21f", 1],
]);

describe("[GRD] easing", () => {
  it.each([
    ["linear", 0.3, 0.3],
    ["ease-in", 0.5, 0.3153],
    ["ease-in-out", 0.5, 0.5],
    ["steps(4, end)", 0.3, 0.25],
    ["steps(4, jump-none)", 0.3, 1 / 3],
    ["linear(0, 0.2 50%, 1)", 0.25, 0.1],
    ["cubic-bezier(0.5, -1, 0.5, 2)", 0.1, 0],
  ])("%s at %f is %f", (text, at, value) => {
    const easing = parseEasing(text);
    if (easing === undefined) throw new Error(text);
    expect(createProgress(easing)(at)).toBeCloseTo(value, 3);
    expect(parseEasing(formatEasing(easing))).toEqual(easing);
  });
  it.each([
    "",
    "bounce",
    "cubic-bezier(2, 0, 1, 1)",
    "steps(0)",
    "steps(1, jump-none)",
    "linear(0)",
    "linear(NaN, 1)",
  ])("“%s” is none", (text) => expect(parseEasing(text)).toBeUndefined());
  it("a hint is where both colors are even", () => {
    const hinted = gradient([
      ["#000", 0, { hint01: 0.2 }],
      ["#fff", 1],
    ]);
    expect(formatHex(sampleGradient(hinted, 0.2))).toBe(
      formatHex(
        sampleGradient(
          {
            ...hinted,
            stops: [hinted.stops[0], hinted.stops[1]].flatMap((stop) =>
              stop ? [{ color: stop.color, position01: stop.position01 }] : [],
            ),
          },
          0.5,
        ),
      ),
    );
  });
});

describe("[GRD-1] fallback stops of gradients with hints, easings and second positions", () => {
  it("none of a draw exceeds its tolerance", () => {
    const random = createRandom(`draw ${Date.now()}`);
    const easings = [
      "ease",
      "steps(5, end)",
      "steps(3, jump-none)",
      "cubic-bezier(1, 0, 0, 1)",
      "linear(0, 0.9 10%, 1)",
    ];
    const spaces = [
      "oklab",
      "oklch",
      "lab",
      "lch",
      "srgb-linear",
      "hsl",
      "hwb",
      "display-p3",
      "srgb",
    ] as const;
    const hues = ["shorter", "longer", "increasing", "decreasing"] as const;
    const pick = <Value>(list: readonly Value[]): Value | undefined =>
      list[Math.floor(random() * list.length)];
    for (let index = 0; index < 60; index += 1) {
      const places = Array.from(
        { length: 2 + Math.floor(random() * 5) },
        () => Math.round(random() * 1000) / 1000,
      );
      const stops = places
        .toSorted((a, b) => a - b)
        .map((place): [string, number, Partial<GradientStop>] => {
          const easing = random() < 0.3 ? parseEasing(pick(easings) ?? "ease") : undefined;
          const alpha = random() < 0.2 ? "80" : "";
          const hex = `#${Math.floor(random() * 0x1000000)
            .toString(16)
            .padStart(6, "0")}${alpha}`;
          return [
            hex,
            place,
            easing === undefined ? { hint01: Math.round((0.1 + 0.8 * random()) * 100) / 100 } : { easing },
          ];
        });
      const given = gradient(stops, { space: pick(spaces) ?? "oklab", hue: pick(hues) ?? "shorter" });
      expect(fallbackStops(given, 0.01).maxDelta, JSON.stringify(given)).toBeLessThanOrEqual(0.01);
    }
  });
  it("steps are hard changes", () => {
    const steps = gradient(
      [
        ["#000", 0, { easing: { kind: "steps", count: 2, jump: "end" } }],
        ["#fff", 1],
      ],
      { space: "srgb" },
    );
    expect(fallbackStops(steps).stops.map(({ bytes: [red], position01 }) => [red, position01])).toEqual([
      [0, 0],
      [0, 0.5],
      [128, 0.5],
      [128, 1],
      [255, 1],
    ]);
  });
});

describe("[GRD] geometry", () => {
  it("radial sizes are those of CSS", () => {
    const radii = (size: Gradient["size"]) =>
      radiiOf({ center01: [0.25, 0.5], ...(size && { size }) }, [400, 200]);
    expect(radii({ shape: "circle", extent: "closest-side" })).toEqual([100, 100]);
    expect(radii({ shape: "circle", extent: "farthest-side" })).toEqual([300, 300]);
    expect(radii({ shape: "ellipse", extent: "closest-side" })).toEqual([100, 100]);
    expect(radii({ shape: "ellipse", extent: "farthest-corner" })[0]).toBeCloseTo(300 * Math.SQRT2);
    expect(radii({ shape: "ellipse", radii01: [0.5, 0.25] })).toEqual([200, 50]);
  });
  it("a repeated gradient comes back", () => {
    const stops = [
      { color: read("#000"), position01: 0.2 },
      { color: read("#fff"), position01: 0.4 },
    ];
    const place = createPlacer({ type: "linear", angleDeg: 90, isRepeating: true, stops }, [100, 10]);
    expect(place(70, 5)).toBeCloseTo(0.3);
    expect(place(10, 5)).toBeCloseTo(0.3);
  });
});

describe("[GRD] mending", () => {
  it("goes around the grey middle", () => {
    const mended = avoidGrey({ ...BLUE_YELLOW, space: "srgb" });
    expect(mended?.before).toBeLessThan(0.03);
    expect(mended?.after).toBeGreaterThan(0.1);
    expect(avoidGrey(mended?.gradient ?? BLUE_YELLOW)).toBeUndefined();
  });
  it("evens the steps out", () => {
    const uneven = gradient([
      ["#000", 0],
      ["#111", 0.8],
      ["#fff", 1],
    ]);
    const mended = equaliseSteps(uneven);
    expect(mended?.after).toBeLessThan(1.3);
    expect(mended?.before).toBeCloseTo(unevenness(uneven));
  });
  it("flattens the lightness", () => {
    const mended = flattenLightness({ ...BLUE_YELLOW, space: "oklch" });
    expect(mended?.before).toBeGreaterThan(0.3);
    expect(mended?.after).toBeLessThan(0.01);
  });
});

describe("[GRD-1] checks", () => {
  it("finds bands in a long dark gradient, and none in a short bright one", () => {
    const dark = findBanding(
      gradient([
        ["#101018", 0],
        ["#20202c", 1],
      ]),
      1920,
      8,
    );
    expect(dark.widestRunPx).toBeGreaterThan(20);
    expect(dark.isSeen).toBe(true);
    expect(findBanding(BLUE_YELLOW, 300, 8).isSeen).toBe(false);
    expect(
      findBanding(
        gradient([
          ["#101018", 0],
          ["#20202c", 1],
        ]),
        1920,
        12,
      ).isSeen,
    ).toBe(false);
  });
  it("the smallest shift, and the scrim, make text readable all along", () => {
    const white = read("#fff");
    expect(worstAlongGradient(BLUE_YELLOW, white, white).ratio).toBeLessThan(4.5);
    const shift = shiftLightness(BLUE_YELLOW, white, white, 4.5);
    expect(shift && worstAlongGradient(shift.gradient, white, white).ratio).toBeGreaterThanOrEqual(4.5);
    const scrim = easedScrim(BLUE_YELLOW, white, white, 4.5);
    if (scrim === undefined) throw new Error("There is no scrim");
    expect(scrim.tone).toBe("black");
    const layer = gradient([], { stops: scrim.stops });
    for (let step = 0; step <= 200; step += 1) {
      const under = compositeOver(sampleGradient(layer, step / 200), sampleGradient(BLUE_YELLOW, step / 200));
      expect(
        worstAlongGradient(gradient([], { stops: [{ color: under, position01: 0 }] }), white, white).ratio,
      ).toBeGreaterThan(4.5);
    }
  });
});

describe("[GRD-2] output", () => {
  const layer = gradient(
    [
      ["#1f4bd6", 0],
      ["#ffd21f80", 1],
    ],
    { space: "oklch" },
  );
  it.each(GRADIENT_FORMATS.map(({ id }) => id))("%s holds the ends of the gradient", (id) => {
    const text = writeGradient(id, [layer], { tolerance: 0.01, name: "dusk", form: "property" });
    expect(text.toLowerCase()).toMatch(/1f4bd6|0\.121569|0\.1216/);
    expect(text).not.toMatch(/NaN|undefined/);
  });
  it("SVG says that a conic gradient is a picture, and holds one", () => {
    const svg = writeSvg(
      [
        gradient(
          [
            ["#f00", 0],
            ["#00f", 1],
          ],
          { type: "conic" },
        ),
      ],
      { size: [64, 64] },
    );
    expect(svg).toContain("no conic gradients");
    const [, base64 = ""] = /base64,([^"]+)/.exec(svg) ?? [];
    const bytes = Buffer.from(base64, "base64");
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([64, 64]);
    expect(bytes.subarray(-8, -4).toString()).toBe("IEND");
  });
  it("Tailwind has a class of its own where it fits, and an arbitrary value else", () => {
    expect(
      writeTailwind([
        gradient(
          [
            ["#123456", 0],
            ["#ffd21f", 1],
          ],
          { angleDeg: 45, space: "oklch" },
        ),
      ]),
    ).toBe("bg-linear-45/oklch from-[#123456] to-[#ffd21f]\n");
    expect(
      writeTailwind([
        gradient(
          [
            ["#123456", 0],
            ["#ffffff", 1],
          ],
          { space: "lab" },
        ),
      ]),
    ).toBe("bg-[linear-gradient(90deg_in_lab,#123456_0%,#ffffff_100%)]\n");
  });
});

it("[GRD] a seed gives the same gradient for ever", () => {
  const drawn = randomGradient("harbour");
  expect(drawn).toEqual(randomGradient("harbour"));
  expect(drawn.stops.map(({ color }) => formatHex(color))).toMatchInlineSnapshot(`
    [
      "#004a66",
      "#9ea2ff",
    ]
  `);
});
