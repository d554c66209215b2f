import { expect, it } from "vitest";
import { lineOf } from "./picture-line.ts";

const COLORS = ["#ffce8d", "#cc1236", "#623f00"];

it("[LIB-3] a gradient of layers has no first and no last color, so its picture counts them", () => {
  const link = "g=ffce8d%400-ffce8d00%40100&type=radial&g2=cc1236%400-623f00%40100";
  const layered = { type: "gradient-link", gradientLink: link } as const;
  expect(lineOf({ kind: "gradient", colors: COLORS, content: layered })).toBe("Three colors in a gradient");
});

it("[LIB-3] a plain gradient goes from its first color to its last, and a palette counts its pairs", () => {
  const stops = COLORS.map((color, at) => ({ color, position01: at / 2 }));
  const plain = { type: "linear", angleDeg: 90, space: "oklab", stops } as const;
  expect(lineOf({ kind: "gradient", colors: COLORS, content: { type: "gradient", gradient: plain } })).toBe(
    "#FFCE8D to #623F00, in oklab",
  );
  expect(lineOf({ kind: "palette", colors: COLORS, content: { type: "palette" } })).toBe(
    "Three colors, 1 pair that carries text",
  );
});
