import { describe, expect, it } from "vitest";
import { readAnyGradient } from "#engine/files/gradient/read-any.ts";
import { formatHex } from "#engine/format/format.ts";
import { holdsGradient } from "#engine/gradient/read/gradient-marks.ts";

const taken = (text: string) => {
  expect(holdsGradient(text)).toBe(true);
  const read = readAnyGradient(text);
  if (!read.ok) throw new Error(`${read.message}\n${text}`);
  const [layer] = read.layers;
  if (layer === undefined) throw new Error(text);
  const { stops, space: _space, blend: _blend, ...shape } = layer;
  return {
    ...shape,
    stops: stops
      .map(({ color, position01 }) => `${formatHex(color)} ${Number(position01.toFixed(4))}`)
      .join(", "),
    notices: read.notices,
  };
};
const FOLLOWS = "Its form follows the sides of its box; that of a square was taken.";
const IN_BOX = "Lengths were taken in a box of 1,280 × 800 px.";
const ENDS = "#ff0000 0, #0000ff 1";

describe("[RDG-5] a gradient of SwiftUI", () => {
  const COLORS = "colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)]";
  it.each([
    [".leading", ".trailing", 90, []],
    ["UnitPoint.bottom", ".top", 0, []],
    [".topLeading", ".bottomTrailing", 135, [FOLLOWS]],
    ["UnitPoint(x: 1, y: 0.5)", "UnitPoint(x: 0, y: 0.5)", 270, []],
  ])("goes from %s to %s", (from, to, angleDeg, notices) => {
    const text = `LinearGradient(${COLORS}, startPoint: ${from}, endPoint: ${to})`;
    expect(taken(text)).toEqual({ type: "linear", angleDeg, stops: ENDS, notices });
  });
  it("has stops, and may be a style", () => {
    const text = `Rectangle().fill(.linearGradient(stops: [
      .init(color: Color(red: 1, green: 0, blue: 0), location: 0.2),
      Gradient.Stop(color: .white.opacity(0.5), location: 0.4), // a comment
      .init(color: .black, location: 1)], startPoint: .top, endPoint: .bottom))`;
    expect(taken(text)).toMatchObject({ angleDeg: 180, stops: "#ff0000 0.2, #ffffff80 0.4, #000000 1" });
  });
  it("is a circle from one radius to another, in points", () => {
    const text = `RadialGradient(gradient: Gradient(${COLORS}), center: .center, startRadius: 50, endRadius: 100)`;
    expect(taken(text)).toEqual({
      type: "radial",
      angleDeg: 0,
      center01: [0.5, 0.5],
      size: { shape: "ellipse", radii01: [0.0781, 0.125] },
      stops: "#ff0000 0.5, #0000ff 1",
      notices: [IN_BOX],
    });
  });
  it("turns from an angle, and shares what an angle of less than a turn leaves", () => {
    expect(taken(`AngularGradient(${COLORS}, center: .center, angle: .degrees(45))`)).toMatchObject({
      type: "conic",
      angleDeg: 135,
      stops: ENDS,
    });
    expect(
      taken(`AngularGradient(${COLORS}, center: .top, startAngle: .zero, endAngle: .radians(.pi))`),
    ).toMatchObject({
      angleDeg: 90,
      center01: [0.5, 0],
      stops: "#ff0000 0, #0000ff 0.5, #0000ff 0.75, #ff0000 0.75",
    });
  });
  it("says that the system’s mixing is taken as that of OKLab", () => {
    const text = `LinearGradient(gradient: Gradient(${COLORS}).colorSpace(.perceptual), startPoint: .top, endPoint: .bottom)`;
    expect(readAnyGradient(text)).toMatchObject({
      layers: [{ space: "oklab" }],
      notices: [expect.stringContaining("OKLab")],
    });
  });
  it("as a layer of Core Animation goes downwards unless it says otherwise", () => {
    const layer =
      "let layer = CAGradientLayer()\nlayer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]\nlayer.locations = [0.1, 0.9]";
    expect(taken(layer)).toEqual({
      type: "linear",
      angleDeg: 180,
      stops: "#ff0000 0.1, #0000ff 0.9",
      notices: [],
    });
    const across = `${layer}\nlayer.startPoint = CGPoint(x: 0, y: 0.5)\nlayer.endPoint = CGPoint(x: 1, y: 0.5)`;
    expect(taken(across).angleDeg).toBe(90);
  });
  it.each([
    ["LinearGradient(colors: [.red, .black], startPoint: .top, endPoint: .bottom)", "has no one value"],
    ['LinearGradient(colors: [Color("Sky"), .black], startPoint: .top, endPoint: .bottom)', "What Color"],
    ["LinearGradient(colors: brand, startPoint: .top, endPoint: .bottom)", "What brand stands for"],
    [`LinearGradient(${COLORS}, startPoint: here(), endPoint: .bottom)`, "What here stands for"],
  ])("%s is refused with a sentence", (text, words) => {
    expect(readAnyGradient(text)).toMatchObject({ ok: false, message: expect.stringContaining(words) });
  });
});

describe("[RDG-5] a gradient of Compose", () => {
  const COLORS = "listOf(Color(0xFFFF0000), Color.Blue)";
  it.each([
    [`Brush.horizontalGradient(${COLORS})`, 90, []],
    [`Brush.verticalGradient(colors = ${COLORS})`, 180, []],
    [`Brush.linearGradient(${COLORS})`, 135, [FOLLOWS]],
    [
      `Brush.linearGradient(${COLORS}, start = Offset.Zero, end = Offset(0f, Float.POSITIVE_INFINITY))`,
      180,
      [],
    ],
  ])("%s has its direction", (text, angleDeg, notices) => {
    expect(taken(text)).toEqual({ type: "linear", angleDeg, stops: ENDS, notices });
  });
  it("has pairs of a place and a color, one by one or spread", () => {
    const text =
      "Brush.verticalGradient(0.1f to Color.Red, 0.9f to Color(0x800000FF), tileMode = TileMode.Clamp)";
    expect(taken(text).stops).toBe("#ff0000 0.1, #0000ff80 0.9");
    const spread = `val parts = arrayOf(0.1f to Color.Red, 0.9f to Color.Blue)\nBrush.sweepGradient(colorStops = parts)`;
    expect(taken(spread)).toMatchObject({ type: "conic", angleDeg: 90, stops: "#ff0000 0.1, #0000ff 0.9" });
  });
  it("reaches to the shorter side unless it has a radius", () => {
    expect(taken(`Brush.radialGradient(${COLORS})`)).toMatchObject({
      size: { shape: "circle", extent: "closest-side" },
      notices: [],
    });
    expect(
      taken(`Brush.radialGradient(${COLORS}, center = Offset(128f, 200f), radius = 64.dp.toPx())`),
    ).toMatchObject({
      center01: [0.1, 0.25],
      size: { radii01: [0.05, 0.08] },
      notices: [IN_BOX],
    });
  });
  it("repeats, and mirrors every other time", () => {
    const ends = "startX = 0f, endX = size.width * 0.25f";
    expect(taken(`Brush.horizontalGradient(${COLORS}, ${ends}, tileMode = TileMode.Repeated)`)).toMatchObject(
      {
        isRepeating: true,
        stops: "#ff0000 0, #0000ff 0.25",
      },
    );
    expect(taken(`Brush.horizontalGradient(${COLORS}, ${ends}, tileMode = TileMode.Mirror)`)).toMatchObject({
      isRepeating: true,
      stops: "#ff0000 0, #0000ff 0.25, #0000ff 0.25, #ff0000 0.5",
    });
  });
});

describe("[RDG-5] a gradient of Flutter", () => {
  const COLORS = "colors: [Color(0xFFFF0000), Color(0xFF0000FF)]";
  it.each([
    ["", 90, []],
    ["begin: Alignment.topCenter, end: Alignment.bottomCenter,", 180, []],
    ["begin: Alignment.topLeft, end: Alignment.bottomRight,", 135, [FOLLOWS]],
    ["begin: const Alignment(1, 0), end: Alignment(-1.0, 0.0),", 270, []],
    ["transform: GradientRotation(math.pi / 2),", 180, [FOLLOWS]],
  ])("with %s has its direction", (line, angleDeg, notices) => {
    const text = `decoration: BoxDecoration(gradient: const LinearGradient(${line} ${COLORS}))`;
    expect(taken(text)).toMatchObject({ type: "linear", angleDeg, notices });
  });
  it("has places, and named colors", () => {
    const text =
      "LinearGradient(colors: <Color>[Colors.black, Colors.white.withOpacity(0.5)], stops: [0.2, 0.7])";
    expect(taken(text).stops).toBe("#000000 0.2, #ffffff80 0.7");
  });
  it("turns from one angle to another", () => {
    const text = `SweepGradient(center: Alignment.topLeft, startAngle: 0, endAngle: math.pi, ${COLORS})`;
    expect(taken(text)).toMatchObject({
      type: "conic",
      angleDeg: 90,
      center01: [0, 0],
      stops: "#ff0000 0, #0000ff 0.5",
    });
  });
  it.each([
    [
      "LinearGradient(colors: [Color(0xFFFF0000), Color(0xFF00FF00)], stops: [0])",
      "2 colors and 1 positions",
    ],
    ["LinearGradient(colors: palette.colors)", "What palette.colors stands for"],
    ["LinearGradient(begin: Alignment.topLeft)", "The colors of this gradient are not in the text."],
  ])("%s is refused with a sentence", (text, words) => {
    expect(readAnyGradient(text)).toMatchObject({ ok: false, message: expect.stringContaining(words) });
  });
});

describe("[RDG-5] a gradient of a canvas", () => {
  const STOPS = 'g.addColorStop(1, "blue");\ng.addColorStop(0, "rgb(255 0 0)");';
  it("is the line between two points, with its stops in order", () => {
    expect(taken(`const g = ctx.createLinearGradient(0, 0, canvas.width, 0);\n${STOPS}`)).toEqual({
      type: "linear",
      angleDeg: 90,
      stops: ENDS,
      notices: [],
    });
    expect(taken(`const g = ctx.createLinearGradient(0, 200, 0, 600);\n${STOPS}`)).toMatchObject({
      angleDeg: 180,
      stops: "#ff0000 0.25, #0000ff 0.75",
      notices: [IN_BOX],
    });
  });
  it("has the alpha of its colors last", () => {
    const text =
      'const g = c.createConicGradient(-Math.PI / 2, c.canvas.width / 2, c.canvas.height / 2);\ng.addColorStop(0, "#ff000080");g.addColorStop(1, "#00f");';
    expect(taken(text)).toMatchObject({ type: "conic", angleDeg: 0, stops: "#ff000080 0, #0000ff 1" });
  });
  it("takes the stops of its own name", () => {
    const text = `const g = ctx.createLinearGradient(0, 0, width, 0);\nconst h = ctx.createLinearGradient(0, 0, 0, height);\nh.addColorStop(0, "lime");\n${STOPS}`;
    expect(taken(text)).toMatchObject({
      angleDeg: 90,
      stops: ENDS,
      notices: ["Of the 2 gradients of this text the first was taken."],
    });
  });
  it("is refused with a sentence without numbers or colors", () => {
    expect(readAnyGradient(`const g = ctx.createLinearGradient(0, 0, w, 0);\n${STOPS}`)).toMatchObject({
      ok: false,
      message: "What w stands for is not known here.",
    });
    expect(readAnyGradient("ctx.createLinearGradient(0, 0, width, 0)")).toMatchObject({ ok: false });
  });
});

it("[RDG-5] code that never ends, or refers to itself, is refused", () => {
  for (const text of [
    "LinearGradient(colors: [",
    `LinearGradient(colors: ${"[".repeat(5000)}`,
    "const a = b;\nconst b = a;\nctx.createLinearGradient(a, 0, b, 0)",
    "LinearGradient(".repeat(2000),
    `Brush.linearGradient(${"a.b(".repeat(3000)}`,
  ])
    expect(readAnyGradient(text)).toMatchObject({ ok: false, message: expect.stringMatching(/\.$/) });
});
