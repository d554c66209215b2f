import { describe, expect, it } from "vitest";
import { readAnyGradient } from "#engine/files/gradient/read-any.ts";
import { formatColor } from "#engine/format/format.ts";
import { read } from "#engine/read/read.ts";
import { holdsGradient } from "./gradient-marks.ts";

const NAMESPACE = 'xmlns:android="http://schemas.android.com/apk/res/android"';
const shape = (attributes: string): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n<shape ${NAMESPACE}><gradient ${attributes} /></shape>`;
const vector = (gradient: string, viewport = "24", path = "M0,0h24v24h-24z"): string =>
  `<vector ${NAMESPACE} xmlns:aapt="http://schemas.android.com/aapt" android:viewportWidth="24" android:viewportHeight="${viewport}">
  <path android:pathData="${path}"><aapt:attr name="android:fillColor">${gradient}</aapt:attr></path></vector>`;
const taken = (text: string) => {
  const gradient = readAnyGradient(text);
  if (!gradient.ok) throw new Error(`${gradient.message}\n${text}`);
  const { layers, notices } = gradient;
  return {
    notices,
    layers: layers.map(({ stops, ...layer }) => ({
      ...layer,
      stops: stops.map(({ color, position01 }) => `${formatColor(color, "hex")} ${position01}`),
    })),
  };
};
const COLORS = 'android:startColor="#FFFF0000" android:endColor="#80FF0000"';
const FOLLOWS = "Its form follows the sides of its box; that of a square was taken.";

describe("[RDG-5] the gradient of an Android shape", () => {
  // https://developer.android.com/guide/topics/resources/drawable-resource#gradient-element
  it.each([
    [0, 90, []],
    [45, 45, [FOLLOWS]],
    [90, 0, []],
    [135, 315, [FOLLOWS]],
    [180, 270, []],
    [225, 225, [FOLLOWS]],
    [270, 180, []],
    [315, 135, [FOLLOWS]],
    [-90, 180, []],
    [450, 0, []],
  ])("at %d° goes counter-clockwise from the right: %d° of CSS", (given, angleDeg, notices) => {
    expect(taken(shape(`android:angle="${given}" ${COLORS}`))).toEqual({
      notices,
      layers: [
        { type: "linear", angleDeg, space: "srgb", blend: "normal", stops: ["#ff0000 0", "#ff000080 1"] },
      ],
    });
  });
  it("has the alpha of its colors first, and is read without an angle", () => {
    const { layers } = taken(shape('android:startColor="#8F00" android:endColor="#0F0"'));
    expect(layers).toMatchObject([{ angleDeg: 90, stops: ["#ff000088 0", "#00ff00 1"] }]);
  });
  it("has its middle color where the center is that is not in the middle", () => {
    const middle = `${COLORS} android:centerColor="#00FF00"`;
    expect(taken(shape(middle)).layers[0]?.stops).toEqual(["#ff0000 0", "#00ff00 0.5", "#ff000080 1"]);
    expect(taken(shape(`${middle} android:centerX="0.3"`)).layers[0]?.stops[1]).toBe("#00ff00 0.3");
    expect(taken(shape(`${middle} android:centerY="70%"`)).layers[0]?.stops[1]).toBe("#00ff00 0.7");
  });
  it("as a circle has a share of the shorter side, or a length in a box", () => {
    const round = `${COLORS} android:type="radial" android:centerX="20%" android:centerY="0.8"`;
    expect(taken(shape(`${round} android:gradientRadius="40%p"`))).toMatchObject({
      layers: [{ type: "radial", center01: [0.2, 0.8], size: { radii01: [0.4, 0.4] } }],
      notices: [FOLLOWS],
    });
    expect(
      readAnyGradient(shape(`${round} android:gradientRadius="50dp"`), { width: 500, height: 250 }),
    ).toMatchObject({
      layers: [{ size: { radii01: [0.1, 0.2] } }],
      box: { width: 500, height: 250 },
      notices: ["Lengths were taken in a box of 500 × 250 px."],
    });
  });
  it("as a sweep begins at the right", () => {
    expect(taken(shape(`${COLORS} android:type="sweep"`))).toMatchObject({
      layers: [{ type: "conic", angleDeg: 90, center01: [0.5, 0.5], stops: ["#ff0000 0", "#ff000080 1"] }],
      notices: [],
    });
  });
  it("takes colors by their names from the same text", () => {
    const named = shape('android:startColor="@color/sky" android:endColor="@android:color/white"');
    const resources =
      '<resources><color name="blue">#FF336699</color><color name="sky">@color/blue</color></resources>';
    expect(taken(`${named}\n${resources}`).layers[0]?.stops).toEqual(["#336699 0", "#ffffff 1"]);
    expect(readAnyGradient(named)).toMatchObject({
      ok: false,
      message: "What @color/sky stands for is not in this text.",
    });
  });
  it.each([
    ['android:startColor="red" android:endColor="#000"', "“red” is no color of Android."],
    [`${COLORS} android:type="radial"`, "A radial gradient of Android needs its android:gradientRadius."],
    [`${COLORS} android:type="conic"`, "“conic” is no type of gradient of Android."],
    [
      'android:angle="90"',
      "This gradient has no colors: android:startColor and android:endColor are not in the text.",
    ],
    [
      'android:startColor="?attr/colorPrimary" android:endColor="#000"',
      "What ?attr/colorPrimary stands for is not in this text.",
    ],
  ])("%s is refused with a sentence", (attributes, message) => {
    expect(readAnyGradient(shape(attributes))).toEqual({ ok: false, message, position: expect.any(Number) });
  });
  it("at an angle that Android refuses is said to be one", () => {
    expect(taken(shape(`${COLORS} android:angle="30"`))).toMatchObject({
      layers: [{ angleDeg: 60 }],
      notices: [expect.stringContaining("multiples of 45°"), FOLLOWS],
    });
  });
});

describe("[RDG-5] the gradient of an Android vector drawable", () => {
  const ITEMS =
    '<item android:offset="0" android:color="#FFFF0000"/><item android:offset="0.25" android:color="#FFFFFFFF"/><item android:offset="1" android:color="#FF0000FF"/>';
  const STOPS = ["#ff0000 0", "#ffffff 0.25", "#0000ff 1"];
  it("is the line between its points, with its items", () => {
    const line = 'android:startX="0" android:startY="24" android:endX="24" android:endY="0"';
    expect(taken(vector(`<gradient ${line}>${ITEMS}</gradient>`))).toEqual({
      layers: [{ type: "linear", angleDeg: 45, space: "srgb", blend: "normal", stops: STOPS }],
      notices: [],
    });
  });
  it("is cut where its line reaches out of the drawing", () => {
    const line = 'android:type="linear" android:startX="-24" android:endX="24"';
    expect(
      taken(vector(`<gradient ${line} android:startColor="#FFFF0000" android:endColor="#FF0000FF"/>`))
        .layers[0]?.stops,
    ).toEqual(["#800080 0", "#0000ff 1"]);
  });
  it("is a circle or a sweep around its center, and repeats", () => {
    const round =
      'android:type="radial" android:centerX="6" android:centerY="12" android:gradientRadius="6" android:tileMode="repeat"';
    expect(taken(vector(`<gradient ${round}>${ITEMS}</gradient>`)).layers).toMatchObject([
      {
        type: "radial",
        isRepeating: true,
        center01: [0.25, 0.5],
        size: { shape: "circle", extent: "closest-side" },
      },
    ]);
    const sweep = '<gradient android:type="sweep" android:centerX="12" android:centerY="6">';
    expect(taken(vector(`${sweep}${ITEMS}</gradient>`)).layers).toMatchObject([
      { type: "conic", angleDeg: 90, center01: [0.5, 0.25], stops: STOPS },
    ]);
  });
  it("says which shape and which of several was taken", () => {
    const line = `<gradient android:endX="24">${ITEMS}</gradient>`;
    expect(taken(vector(line, "24", "M12,2L22,20L2,20z")).notices).toEqual([
      "The box of the drawing was taken in place of that of its shape.",
    ]);
    expect(taken(vector(`${line}${line}`)).notices).toEqual([
      "Of the 2 gradients of this text the first was taken.",
    ]);
  });
});

it("[RDG-2] colors of an Android drawable have their alpha first wherever they come in", () => {
  const text = vector(
    '<gradient android:endX="24" android:startColor="#FFFF0000" android:endColor="#80FFFFFF"/>',
  );
  expect(holdsGradient(text)).toBe(true);
  const answer = read({ bytes: new TextEncoder().encode(text) });
  expect(answer).toMatchObject({ ok: true, kind: "gradient", format: "Android drawable" });
  const plain = `<vector ${NAMESPACE}><path android:fillColor="#FFFF0000" android:strokeColor="#8000FF00"/><path android:fillColor="?attr/colorControlNormal"/></vector>`;
  const colors = read({ bytes: new TextEncoder().encode(plain) });
  expect(colors.ok && colors.colors.map(({ color }) => formatColor(color, "hex"))).toEqual([
    "#ff0000",
    "#00ff0080",
  ]);
});
