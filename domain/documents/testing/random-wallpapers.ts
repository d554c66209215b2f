/** Random documents of the Wallpaper Maker that survive a round trip through their address. */
import fc from "fast-check";
import {
  isWallpaperSize,
  WALLPAPER_VIEWS,
  type WallpaperDocument,
} from "#domain/documents/wallpaper/wallpaper-document.ts";
import { heldToControl } from "#engine/pattern/pattern.ts";
import { PATTERN_STYLES } from "#engine/pattern/styles.ts";
import { linkedColor } from "./linked-color.ts";

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

export const WALLPAPERS: fc.Arbitrary<WallpaperDocument> = fc
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
    isNewer: fc.boolean(),
  })
  .map(
    ({ styled: style, places, isNewer, ...rest }): WallpaperDocument => ({
      ...rest,
      ...style,
      ...(isNewer && { edition: 2 }),
      locked: places.filter((place) => place < rest.colors.length).toSorted((a, b) => a - b),
    }),
  );
