import { describe, expect, it } from "vitest";
import { writeGradient } from "#engine/files/gradient/gradient-formats.ts";
import { readAnyGradient } from "#engine/files/gradient/read-any.ts";
import { formatHex } from "#engine/format/format.ts";
import { read } from "#engine/read/read.ts";
import { readCss } from "./read-css.ts";

const taken = (text: string) => {
  const gradient = readAnyGradient(text);
  if (!gradient.ok) throw new Error(`${gradient.message}\n${text}`);
  return {
    notices: gradient.notices,
    stops: gradient.layers.map(({ stops }) =>
      stops.map(({ color, position01, hint01 }) => [formatHex(color), Number(position01.toFixed(4)), hint01]),
    ),
  };
};
const DIRECTION = "A gradient of GIMP has no direction; from left to right was taken.";
const ggr = (...segments: readonly string[]): string =>
  `GIMP Gradient\nName: Sky\n${segments.length}\n${segments.join("\n")}\n`;
const [RED, BLUE] = ["1 0 0 1", "0 0 1 1"];

describe("[RDG-5] a gradient of GIMP", () => {
  it("has a stop at the ends of its segments, and in a middle elsewhere", () => {
    const text = ggr(`0 0.25 0.5 ${RED} ${BLUE} 0 0 0 0`, `0.5 0.6 1 ${BLUE} 1 1 1 1 0 0`);
    expect(taken(text)).toEqual({
      notices: [DIRECTION],
      stops: [
        [
          ["#ff0000", 0, undefined],
          ["#0000ff", 0.5, undefined],
          ["#8080ff", 0.6, undefined],
          ["#ffffff", 1, undefined],
        ],
      ],
    });
  });
  it("has hard edges between and in segments, and hints for curves", () => {
    expect(taken(ggr(`0 0.3 1 ${RED} ${BLUE} 5 0`)).stops[0]).toEqual([
      ["#ff0000", 0, undefined],
      ["#ff0000", 0.3, undefined],
      ["#0000ff", 0.3, undefined],
      ["#0000ff", 1, undefined],
    ]);
    expect(taken(ggr(`0 0.3 1 ${RED} ${BLUE} 1 0`)).stops[0]?.[0]).toEqual(["#ff0000", 0, 0.3]);
  });
  it("takes other curves and mixing in HSV as straight parts, and says so", () => {
    const said = [DIRECTION, "Curves and mixing in HSV were taken as short straight parts."];
    expect(taken(ggr(`0 0.5 1 ${RED} ${BLUE} 2 0`)).notices).toEqual(said);
    // Counter-clockwise from red to blue is by green.
    const turned = taken(ggr(`0 0.5 1 ${RED} ${BLUE} 0 1`));
    expect(turned.notices).toEqual(said);
    expect(turned.stops[0]?.map(([hex]) => hex)).toContain("#00ff00");
    expect(taken(ggr(`0 0.5 1 ${RED} ${BLUE} 0 2`)).stops[0]?.map(([hex]) => hex)).toContain("#ff00ff");
  });
  it.each([
    ["GIMP Gradient\nName: Sky\n", "has 1 to 128 segments"],
    [ggr("0 0.5 1 1 0 0"), "no segment"],
    [ggr(`0 0.9 0.5 ${RED} ${BLUE} 0 0`), "no segment"],
    [ggr(`0 0.5 1 2 0 0 1 ${BLUE} 0 0`), "no segment"],
    [`GIMP Gradient\nName: Sky\n3\n0 0.5 1 ${RED} ${BLUE} 0 0`, "missing"],
  ])("%s is refused with a sentence", (text, words) => {
    expect(readAnyGradient(text)).toMatchObject({ ok: false, message: expect.stringContaining(words) });
  });
});

describe("[RDG-5] the gradient of a design token", () => {
  const token = (value: unknown, more = {}): string =>
    JSON.stringify({
      brand: { $type: "color", sky: { $value: "#3366ff" }, sun: { $value: "#ffcc00" } },
      hero: { $type: "gradient", $value: value, ...more },
    });
  const said = ["A gradient token has no direction; from left to right was taken."];
  it("has the colors of other tokens, in the order of its positions", () => {
    const text = token([
      { color: "{brand.sun}", position: 1 },
      { color: "{brand.sky}", position: -0.5 },
      { color: { colorSpace: "srgb", components: [1, 1, 1] }, position: 0.5 },
    ]);
    expect(taken(text)).toEqual({
      notices: said,
      stops: [
        [
          ["#3366ff", 0, undefined],
          ["#ffffff", 0.5, undefined],
          ["#ffcc00", 1, undefined],
        ],
      ],
    });
  });
  it("is as it stands where it was changed beside the CSS of its extension", () => {
    const own = readCss("conic-gradient(from 40deg in oklch, red, blue)");
    const [layer] = own.ok ? own.layers : [];
    if (layer === undefined) throw new Error("CSS is read");
    const text = writeGradient("dtcg", [layer], { tolerance: 0.01, name: "sky", form: "property" });
    expect(readAnyGradient(text)).toMatchObject({ notices: [], layers: [{ space: "oklch", angleDeg: 40 }] });
    const changed = JSON.parse(text);
    changed.sky.$value[0].color = "#000000";
    const back = readAnyGradient(JSON.stringify(changed));
    expect(back).toMatchObject({
      layers: [{ type: "conic", space: "srgb", angleDeg: 40 }],
      notices: [expect.stringContaining("were taken as they stand")],
    });
    expect(back.ok && back.layers[0]?.stops.map(({ color }) => formatHex(color))[0]).toBe("#000000");
  });
  it("in layers comes back with its blending", () => {
    const own = readCss(
      "background: linear-gradient(90deg, red, blue), radial-gradient(circle, lime, teal); background-blend-mode: multiply, normal",
    );
    if (!own.ok) throw new Error(own.message);
    const text = writeGradient("dtcg", own.layers, { tolerance: 0.01, name: "sky", form: "property" });
    expect(readAnyGradient(text)).toMatchObject({
      notices: [],
      layers: [{ type: "linear", blend: "multiply" }, { type: "radial" }],
    });
  });
  it.each([
    [token([{ color: "{brand.none}", position: 0 }]), "stop 1 has no color"],
    [token([{ color: "#fff" }]), "stop 1 has no position"],
    [token("{brand.sky}"), "without a list of stops"],
    [token({}), "without a list of stops"],
    ['{"a":{"$type": "gradient", "$value": [', "no whole JSON"],
  ])("%s is refused with a sentence", (text, words) => {
    expect(readAnyGradient(text)).toMatchObject({ ok: false, message: expect.stringContaining(words) });
  });
  it("among more colors is a gradient in a file of tokens", () => {
    const text = token([
      { color: "{brand.sky}", position: 0 },
      { color: "#fff", position: 1 },
    ]);
    const answer = read({ bytes: new TextEncoder().encode(text) });
    expect(answer).toMatchObject({ ok: true, kind: "tokens", gradient: { notices: said } });
  });
});

it.each(["swift", "compose", "android", "flutter", "canvas", "dtcg", "ggr"] as const)(
  "[RDG-1] a gradient written for %s comes in as a gradient",
  (id) => {
    const own = readCss("linear-gradient(90deg, #d81b60, #18b8c9)");
    const text = writeGradient(id, own.ok ? own.layers : [], {
      tolerance: 0.01,
      name: "sky",
      form: "property",
    });
    const answer = read({ bytes: new TextEncoder().encode(text) });
    expect(answer).toMatchObject({ ok: true, kind: "gradient" });
    const hexes = answer.ok ? answer.colors.map(({ color }) => formatHex(color)) : [];
    expect(new Set(hexes)).toEqual(new Set(["#d81b60", "#18b8c9"]));
  },
);
