// What the gradient tray writes is read back by the one reader: the same kind, direction and picture, or a sentence.
import { expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import { type Box, radiiOf } from "#engine/gradient/geometry.ts";
import { createSampler, type Gradient, reachOf } from "#engine/gradient/gradient.ts";
import { holdsGradient } from "#engine/gradient/read/gradient-marks.ts";
import { readCss } from "#engine/gradient/read/read-css.ts";
import { read } from "#engine/read/read.ts";
import { GRADIENT_FORMATS, type GradientFormatId, writeGradient } from "./gradient-formats.ts";
import { readAnyGradient } from "./read-any.ts";

/** ΔEOK: the tolerance of the writers, and the rounding of bytes of a few stops. */
const [TOLERANCE, MAX_DELTA] = [0.01, 0.025];
const PLACES = 200;

const GIVEN = {
  "a line to the right": "linear-gradient(90deg, #d81b60, #18b8c9)",
  "a line of 37°": "linear-gradient(37deg, #d81b60 10%, #ffd000 30%, #18b8c9 85%)",
  "a line in OKLCH": "linear-gradient(200deg in oklch, #d81b60, #18b8c9)",
  "a line with alpha": "linear-gradient(180deg, #d81b60cc, #d81b6033)",
  "hard edges": "linear-gradient(270deg, #d81b60 50%, #18b8c9 50%)",
  stripes: "repeating-linear-gradient(90deg, #d81b60 0%, #18b8c9 25%)",
  "a circle": "radial-gradient(circle, #ffd000, #d0107f)",
  "a small circle": "radial-gradient(circle closest-side at 30% 60%, #ffd000, #d0107f 80%)",
  "an ellipse": "radial-gradient(at 30% 60%, #ffd000, #d0107f)",
  "an ellipse of its own size": "radial-gradient(40% 20%, #ffd000, #0066cc)",
  "a sweep": "conic-gradient(from 0deg, #ffd000, #0066cc)",
  "a sweep from 40° elsewhere": "conic-gradient(from 40deg at 20% 30%, #ffd000, #0066cc 60%, #d0107f)",
} as const;
type GivenName = keyof typeof GIVEN;
const NAMES = Object.keys(GIVEN) as GivenName[];

/** Said of what a format cannot hold: by the reader, or by a comment that the writer puts beside it. */
const SQUARE = "that of a square was taken";
const DIRECTION = "has no direction; from left to right was taken";
const OF_ANDROID = "A circle: vector drawables have no ellipses.";
const OF_SWIFT = "this view has one fraction for both radii";
const SAID: Partial<Record<GradientFormatId, Partial<Record<GivenName, string>>>> = {
  swift: { "an ellipse of its own size": OF_SWIFT, "an ellipse": OF_SWIFT },
  android: { "an ellipse": OF_ANDROID, "an ellipse of its own size": OF_ANDROID },
  flutter: {
    "a line of 37°": SQUARE,
    "a line in OKLCH": SQUARE,
    "a circle": SQUARE,
    "a small circle": SQUARE,
    "an ellipse": SQUARE,
    "an ellipse of its own size": SQUARE,
  },
  ggr: Object.fromEntries(NAMES.map((name) => [name, DIRECTION])),
};
const SWEEPS: readonly GivenName[] = ["a sweep", "a sweep from 40° elsewhere"];

const ALL = GRADIENT_FORMATS.flatMap(({ id, label }) =>
  NAMES.filter((name) => id !== "svg" || !SWEEPS.includes(name)).map((name) => [label, name, id] as const),
);
/** That of the SVG that is written; formats that follow the box are exact in a square. */
const [DRAWING, OTHER]: readonly [Box, Box] = [
  [160, 100],
  [100, 100],
];
const MIDDLE = [0.5, 0.5] as const;

const written = (id: GradientFormatId, name: GivenName): string =>
  writeGradient(id, [layerOf(GIVEN[name])], { tolerance: TOLERANCE, name: "sky", form: "property" });

function layerOf(css: string) {
  const parsed = readCss(css);
  const [layer] = parsed.ok ? parsed.layers : [];
  if (layer === undefined) throw new Error(css);
  return layer;
}

it.each(ALL)("[GRD-2] %s gives back %s, or says what is not kept", (_label, name, id) => {
  const given = layerOf(GIVEN[name]);
  const text = written(id, name);
  expect(holdsGradient(text)).toBe(true);
  const back = readAnyGradient(text);
  const [layer] = back.ok ? back.layers : [];
  if (!back.ok || layer === undefined) throw new Error(text);
  const said = SAID[id]?.[name];
  if (said === undefined) expect(back.notices).toEqual([]);
  else expect(`${back.notices.join(" ")} ${text}`).toContain(said);
  if (said === DIRECTION) {
    expect([layer.type, layer.angleDeg]).toEqual(["linear", 90]);
    expect(differenceOf({ ...given, isRepeating: false }, layer)).toBeLessThan(MAX_DELTA);
    return;
  }
  expect(differenceOf(given, layer)).toBeLessThan(MAX_DELTA);
  expect([layer.type, layer.angleDeg]).toEqual([given.type, expect.closeTo(given.angleDeg, 1)]);
  for (const [axis, share] of (given.center01 ?? MIDDLE).entries())
    expect((layer.center01 ?? MIDDLE)[axis]).toBeCloseTo(share, 3);
  if (given.type !== "radial") return;
  const box = id === "svg" ? DRAWING : OTHER;
  const [across, down] = radiiOf(given, box);
  expect(radiiOf(layer, box)).toEqual([
    expect.closeTo(across, 1),
    expect.closeTo(said === undefined ? down : across, 1),
  ]);
});

it.each(SWEEPS)("[GRD-2] the SVG of %s is a picture, which the file and the reader say", (name) => {
  const text = written("svg", name);
  expect(text).toContain("this layer is a picture");
  expect(read({ bytes: new TextEncoder().encode(text), name: "sky.svg" })).toEqual({
    ok: false,
    message: "sky.svg holds no colors that can be read.",
  });
});

/** The largest between both along their lines; beside a hard edge the nearer side counts. */
function differenceOf(a: Gradient, b: Gradient): number {
  const [of, other] = [samplerOf(a), samplerOf(b)];
  const places = Array.from({ length: PLACES - 1 }, (_, index) => (index + 1) / PLACES);
  return Math.max(
    ...places.map((place) =>
      Math.min(...[-2e-4, 0, 2e-4].map((by) => deltaEOK(of(place), other(place + by)))),
    ),
  );
}

/** With the repetition. */
function samplerOf(gradient: Gradient) {
  const sample = createSampler(gradient);
  if (gradient.isRepeating !== true) return sample;
  const [start, end] = reachOf(gradient);
  return (place: number) => {
    const turns = (place - start) / (end - start);
    return sample(start + (turns - Math.floor(turns)) * (end - start));
  };
}
