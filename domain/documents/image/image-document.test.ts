import { expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { type ImageDocument, MAX_PICKERS, NO_PICTURE } from "./image-document.ts";
import { IMAGE, shownPickers } from "./image-kind.ts";
import { SAMPLE } from "./image-sample.ts";

const color = (text: string) => {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.color;
};
const decode = (text: string) => IMAGE.decode(new URLSearchParams(text));

it("[TLS-2] [IMG] decodes an address of version 1", () => {
  const { document, notices } = decode(
    "c=0e2a47*41.2*120.340-f4ebd9*30-e4572e*0.4*7.8*a-oklch(66.2%25_0.226_36.5)***o&n=8&order=vivid&exact=1&bg=0&accent=1&area=10.20.300.200&pic=k3x9ab12.4000x3000",
  );
  expect(notices).toEqual([]);
  expect(document).toMatchObject({
    count: 8,
    order: "vivid",
    isExact: true,
    ignoreBackground: true,
    wantsAccent: true,
    area: { x: 10, y: 20, width: 300, height: 200 },
    picture: { id: "k3x9ab12", width: 4000, height: 3000 },
  });
  expect(document?.pickers).toMatchObject([
    { kind: "found", share01: 0.412, at: { x: 120, y: 340 } },
    { kind: "found", share01: 0.3 },
    { kind: "accent", share01: 0.004, at: { x: 7, y: 8 } },
    { kind: "own" },
  ]);
  expect(document?.pickers[1]).not.toHaveProperty("at");
});

it.each([
  ["c=zzz-red", "is not a color"],
  ["c=red*200*1.2", "share or the place"],
  ["c=red*20*1", "share or the place"],
  ["c=red*20*-1.5", "is not a color"],
  ["n=1", "whole number from 2 to 16"],
  ["n=many", "whole number from 2 to 16"],
  ["n=6&order=magic", "no order here; dominant was taken"],
  ["n=6&exact=yes", "no answer for exact here; 0 was taken"],
  ["n=6&area=1.2.3", "area cannot be read"],
  ["n=6&area=1.2.0.4", "area cannot be read"],
  ["n=6&pic=4000x3000", "size cannot be read"],
  ["n=6&pic=abc.0x10", "size cannot be read"],
  ["n=6&v=2", "newer version"],
  [`c=${Array.from({ length: MAX_PICKERS + 1 }, () => "abc").join("-")}`, `At most ${MAX_PICKERS}`],
])("[TLS-2] falls back on %s with a notice", (text, words) => {
  const { document, notices } = decode(text);
  expect(notices.join(" ")).toContain(words);
  expect(document).toBeDefined();
});

it("[TLS-2] [idea 2] an address without colors or settings holds no document, and the first one is the sample", () => {
  expect(decode("")).toEqual({ document: undefined, notices: [] });
  expect(IMAGE.decode(IMAGE.encode(IMAGE.first())).document).toEqual(SAMPLE);
  expect(decode("n=6").document).toEqual(NO_PICTURE);
});

it("[TLS-6] takes colors from other tools, and always has at least one color", async () => {
  const taken = await IMAGE.take([color("red"), color("blue")]);
  expect(IMAGE.colorsOf(taken).map(formatHex)).toEqual(["#ff0000", "#0000ff"]);
  expect(IMAGE.colorsOf(NO_PICTURE)).toHaveLength(1);
});

it("[IMG] lists the pickers in each order, with their indices in the document", () => {
  const document: ImageDocument = {
    ...NO_PICTURE,
    pickers: [
      { color: color("#203040"), share01: 0.2, kind: "found" },
      { color: color("#e02020"), share01: 0.7, kind: "found" },
      { color: color("#f0f0f0"), kind: "own" },
    ],
  };
  const order = (name: ImageDocument["order"]) =>
    shownPickers({ ...document, order: name }).map(({ index }) => index);
  expect(order("dominant")).toEqual([1, 0, 2]);
  expect(order("vivid")).toEqual([1, 0, 2]);
  expect(order("muted")).toEqual([2, 0, 1]);
  expect(order("lightness")).toEqual([0, 1, 2]);
});

it("[idea 2] the sample is named by a short address, and a change of its colors by a whole one", () => {
  expect(SAMPLE.pickers).toHaveLength(7);
  const search = IMAGE.encode(SAMPLE).toString();
  expect(search).toBe("n=6&accent=1&pic=sample.1200x800");
  expect(decode(search).document).toEqual(SAMPLE);
  for (const pickers of [SAMPLE.pickers.slice(1), []]) {
    const changed = { ...SAMPLE, pickers };
    expect(decode(IMAGE.encode(changed).toString()).document).toEqual(changed);
  }
});
