import fc from "fast-check";
import { expect, it } from "vitest";
import { heldToControl } from "#engine/pattern/pattern.ts";
import { PATTERN_STYLES } from "#engine/pattern/styles.ts";
import { documentLaws } from "./testing/document-laws.ts";
import { linkedColor } from "./testing/linked-color.ts";
import { isWallpaperSize, WALLPAPER, WALLPAPER_VIEWS, type WallpaperDocument } from "./wallpaper-document.ts";

const decode = (text: string) => WALLPAPER.decode(new URLSearchParams(text));

const styled = fc.constantFrom(...PATTERN_STYLES).chain(({ id, controls }) =>
  fc.record({
    style: fc.constant(id),
    controls: fc
      .tuple(
        ...controls.map((control) =>
          fc
            .option(fc.integer({ min: 0, max: Math.round((control.most - control.least) / control.step) }))
            .map((steps) =>
              steps === null ? null : heldToControl(control, control.least + steps * control.step),
            ),
        ),
      )
      .map((values) =>
        Object.fromEntries(
          controls.flatMap(({ id: control, usual }, index) => {
            const value = values[index] ?? usual;
            return value === usual ? [] : [[control, value]];
          }),
        ),
      ),
  }),
);
const side = fc.integer({ min: 64, max: 8192 });

documentLaws(
  WALLPAPER,
  fc
    .record({
      colors: fc.array(fc.record({ color: linkedColor, weight: fc.integer({ min: 1, max: 9 }) }), {
        minLength: 1,
        maxLength: 12,
      }),
      styled,
      seed: fc.integer({ min: 0, max: 99_999 }),
      size: fc.record({ width: side, height: side }).filter(isWallpaperSize),
      isDark: fc.boolean(),
      view: fc.constantFrom(...WALLPAPER_VIEWS),
      places: fc.uniqueArray(fc.nat(11)),
      isSeedLocked: fc.boolean(),
    })
    .map(
      ({ styled: style, places, ...rest }): WallpaperDocument => ({
        ...rest,
        ...style,
        locked: places.filter((place) => place < rest.colors.length).toSorted((a, b) => a - b),
      }),
    ),
);

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
