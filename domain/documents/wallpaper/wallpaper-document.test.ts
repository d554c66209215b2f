import { expect, it } from "vitest";
import { NEWEST_PATTERN_VERSION } from "#engine/pattern/pattern.ts";
import { patternOf, WALLPAPER } from "./wallpaper-document.ts";

const decode = (text: string) => WALLPAPER.decode(new URLSearchParams(text));

it("[WAL] [TLS-2] what cannot be read leaves a sentence, and an address without a document has none", () => {
  expect(decode("c=zzz-0e2a47*3").notices).toEqual([expect.stringContaining("zzz")]);
  expect(decode("c=0e2a47&set=layers.99-rays.7-relief.10").notices).toHaveLength(2);
  expect(decode("c=0e2a47&size=100x1000").notices).toEqual([expect.stringContaining("eight")]);
  expect(decode("c=0e2a47&lock=1-2-x").notices).toHaveLength(2);
  expect(decode("c=0e2a47&lock=1-2-x").document?.locked).toEqual([0]);
  expect(decode("c=zzz").document).toBeUndefined();
  expect(decode("").document).toBeUndefined();
});

it("[WAL] weights are read behind colors, and a color without one has the weight of 1", () => {
  expect(decode("c=0e2a47*3-fff").document?.colors.map(({ weight }) => weight)).toEqual([3, 1]);
});

it("[TLS-6] takes colors from elsewhere, as many as fit", async () => {
  const [color] = WALLPAPER.colorsOf(WALLPAPER.first());
  const document = await WALLPAPER.take(Array.from({ length: 20 }, () => color ?? never()));
  expect(WALLPAPER.colorsOf(document)).toHaveLength(12);
});

function never(): never {
  throw new Error("The first document has no color");
}

it("[WAL] [TLS-2] a link without a version is drawn as it was, and a new wallpaper by the newest", () => {
  const { document: before } = decode("c=c53c69-f5ecc2&style=waves");
  expect(before && patternOf(before).version).toBe(1);
  expect(before && WALLPAPER.encode(before).has("ed")).toBe(false);
  expect(patternOf(WALLPAPER.first()).version).toBe(NEWEST_PATTERN_VERSION);
  expect(
    patternOf(decode(WALLPAPER.encode(WALLPAPER.first()).toString()).document ?? WALLPAPER.first()).version,
  ).toBe(NEWEST_PATTERN_VERSION);
  for (const version of [2, 3, 4]) {
    const { document } = decode(`c=c53c69-f5ecc2&style=waves&ed=${version}`);
    expect(document && patternOf(document).version).toBe(version);
    expect(document && WALLPAPER.encode(document).get("ed")).toBe(String(version));
  }
});

it("[WAL] [TLS-2] a link without colors says what of it was left out", () => {
  expect(decode("style=waves&seed=12&size=390x844")).toEqual({
    document: undefined,
    notices: ["The link names no colors (c), so the rest of it was left out: style, seed, size."],
  });
  expect(decode("").notices).toEqual([]);
  expect(decode("utm_source=mail").notices).toEqual([]);
});
