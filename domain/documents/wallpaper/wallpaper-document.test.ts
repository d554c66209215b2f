import { expect, it } from "vitest";
import { WALLPAPER } from "./wallpaper-document.ts";

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
