import { describe, expect, it } from "vitest";
import { readAnyGradient } from "#engine/files/gradient/read-any.ts";
import { writeSvg } from "#engine/files/gradient/write-svg.ts";
import { formatHex } from "#engine/format/format.ts";
import type { GradientLayer } from "#engine/gradient/write/write-css.ts";
import { holdsGradient } from "./gradient-marks.ts";

const STOPS =
  '<stop offset="0" stop-color="#f12711"/><stop offset="30%" stop-color="#f5af19"/><stop offset="1" stop-color="#2b5876"/>';

function taken(text: string) {
  const read = readAnyGradient(text);
  if (!read.ok) throw new Error(read.message);
  return {
    notices: read.notices,
    layers: read.layers.map(({ type, angleDeg, space, stops, center01, size, isRepeating, blend }) => ({
      type,
      angleDeg,
      space,
      blend,
      stops: stops.map(({ color, position01 }) => `${formatHex(color)} ${position01}`),
      ...(center01 && { center01 }),
      ...(size && { size }),
      ...(isRepeating === true && { isRepeating }),
    })),
  };
}
const drawing = (definition: string, shape = '<rect width="400" height="200" fill="url(#a)"/>'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200" viewBox="0 0 400 200"><defs>${definition}</defs>${shape}</svg>`;
const ALL = ["#f12711 0", "#f5af19 0.3", "#2b5876 1"];

describe("[RDG-5] a gradient of an SVG drawing", () => {
  it.each([
    ["by itself goes to the right", `<linearGradient id="a">${STOPS}</linearGradient>`, 90, ALL],
    ["goes down", `<linearGradient id="a" x1="0" y1="0" x2="0" y2="1">${STOPS}</linearGradient>`, 180, ALL],
    [
      "goes to the left, with percentages",
      `<linearGradient id="a" x1="100%" x2="0%">${STOPS}</linearGradient>`,
      270,
      ALL,
    ],
    // The lines of equal color are parallel to the other diagonal, as with "to bottom right" in CSS.
    [
      "goes from corner to corner",
      `<linearGradient id="a" x1="0" y1="0" x2="1" y2="1">${STOPS}</linearGradient>`,
      153.435,
      ALL,
    ],
    [
      "is in user space",
      `<linearGradient id="a" gradientUnits="userSpaceOnUse" x1="0" y1="100" x2="400" y2="100">${STOPS}</linearGradient>`,
      90,
      ALL,
    ],
    [
      "begins inside",
      `<linearGradient id="a" gradientUnits="userSpaceOnUse" x1="100" y1="0" x2="300" y2="0">${STOPS}</linearGradient>`,
      90,
      ["#f12711 0.25", "#f5af19 0.4", "#2b5876 0.75"],
    ],
    [
      "is turned",
      `<linearGradient id="a" gradientTransform="rotate(90)">${STOPS}</linearGradient>`,
      180,
      ALL,
    ],
    [
      "has a matrix",
      `<linearGradient id="a" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="1" y2="0" gradientTransform="matrix(0 200 -400 0 0 0)">${STOPS}</linearGradient>`,
      180,
      ALL,
    ],
    [
      "takes its stops from another",
      `<linearGradient id="b">${STOPS}</linearGradient><linearGradient id="a" xlink:href="#b" x1="0" y1="1" x2="0" y2="0"/>`,
      0,
      ALL,
    ],
  ])("%s", (_title, definition, angleDeg, stops) => {
    expect(taken(drawing(definition)).layers).toEqual([
      { type: "linear", angleDeg, space: "srgb", blend: "normal", stops },
    ]);
  });

  it("has the opacity, the styles and the color space of its stops, also as JSX", () => {
    const definition =
      '<linearGradient id="a" color-interpolation="linearRGB"><stop style="stop-color:#f00;stop-opacity:.5"/><stop offset={1} stopColor="blue" stopOpacity={0.2} /></linearGradient>';
    expect(taken(drawing(definition)).layers[0]).toMatchObject({
      space: "srgb-linear",
      stops: ["#ff000080 0", "#0000ff33 1"],
    });
  });

  it("is an ellipse if it is radial, with what cannot be kept said", () => {
    const definition = `<radialGradient id="a" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" fx="0.2" gradientTransform="translate(200 50) rotate(90) scale(100 200)">${STOPS}</radialGradient>`;
    const { layers, notices } = taken(drawing(definition));
    expect(layers).toEqual([
      {
        type: "radial",
        angleDeg: 0,
        space: "srgb",
        blend: "normal",
        stops: ALL,
        center01: [0.5, 0.25],
        size: { shape: "ellipse", radii01: [0.5, 0.5] },
      },
    ]);
    expect(notices).toEqual(["The focus beside the center was left out."]);
  });

  it("is the first that is used, if the drawing is more than its ground", () => {
    const definitions = `<linearGradient id="b"><stop stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient><linearGradient id="a">${STOPS}</linearGradient>`;
    const { layers, notices } = taken(
      drawing(definitions, '<path d="M0 0h9v9z" style="fill:url(#a)"/><circle r="5" fill="url(\'#b\')"/>'),
    );
    expect(layers.map(({ stops }) => stops)).toEqual([ALL]);
    expect(notices).toEqual([
      "Of the 2 gradients of this drawing the first was taken.",
      "The box of the drawing was taken in place of that of its shape.",
    ]);
  });

  it.each([
    ["no stops", "<linearGradient id='a'></linearGradient>"],
    [
      "one color of the page",
      '<linearGradient id="a"><stop stop-color="currentColor"/><stop offset="1" stop-color="red"/></linearGradient>',
    ],
    ["no length", `<linearGradient id="a" x1="1" x2="1">${STOPS}</linearGradient>`],
    ["itself as its stops", '<linearGradient id="a" href="#a"/>'],
  ])("with %s is refused with a sentence", (_title, definition) => {
    expect(readAnyGradient(drawing(definition))).toMatchObject({
      ok: false,
      message: expect.stringMatching(/\.$/),
    });
  });

  const layer = (change: Partial<GradientLayer>): GradientLayer => ({
    type: "linear",
    angleDeg: 90,
    space: "srgb",
    blend: "normal",
    stops: [
      { color: { space: "srgb", coords: [1, 0, 0], alpha: 1 }, position01: 0 },
      { color: { space: "srgb", coords: [0, 0, 1], alpha: 1 }, position01: 1 },
    ],
    ...change,
  });
  it.each([0, 37, 90, 135, 160, 243, 359])("comes back as it was written, at %d°", (angleDeg) => {
    const { layers, notices } = taken(writeSvg([layer({ angleDeg })]));
    expect(notices).toEqual([]);
    expect(layers).toHaveLength(1);
    expect(layers[0]?.angleDeg).toBeCloseTo(angleDeg, 1);
    expect(layers[0]?.stops).toEqual(["#ff0000 0", "#0000ff 1"]);
  });

  it("comes back as it was written in layers, with their blending, centers and repetition", () => {
    const radii01: readonly [number, number] = [0.25, 0.5];
    const written = [
      layer({
        type: "radial",
        angleDeg: 0,
        center01: [0.2, 0.8],
        size: { shape: "ellipse", radii01 },
        blend: "multiply",
      }),
      layer({ angleDeg: 45 }),
    ];
    const { layers, notices } = taken(writeSvg(written));
    expect(notices).toEqual([]);
    expect(layers).toMatchObject([
      { type: "radial", blend: "multiply", center01: [0.2, 0.8], size: { radii01 } },
      { type: "linear", blend: "normal" },
    ]);
  });
});

it.each([
  ["linear-gradient(red, blue)", true],
  ["bg-gradient-to-br from-[#ff7f50] to-pink-500", true],
  ['<div class="h-14 bg-gradient-to-br from-[#ff7f50] to-pink-500"></div>', true],
  ["bg-linear-45 from-red-500", true],
  [drawing(`<linearGradient id="a">${STOPS}</linearGradient>`), true],
  ["<svg><rect fill='#f00'/></svg>", false],
  ["#f00, #0f0", false],
  ["a text about gradients", false],
])("[RDG-5] %s is recognized as a gradient: %s", (text, is) => {
  expect(holdsGradient(text)).toBe(is);
});
