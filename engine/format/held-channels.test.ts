import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mapToGamut } from "#engine/gamut/gamut.ts";
import type { Color, SpaceId } from "#engine/space/color.ts";
import { convertColor } from "#engine/space/convert.ts";
import { hexColor, read } from "#engine/testing/arbitrary-color.ts";
import { formatHex } from "./format.ts";
import { type Channels, channelsOf, type HeldChannels, withChannel } from "./held-channels.ts";

/** Simulates a picker: sets each number one after another, maps the color into sRGB and keeps its hex. */
function set(start: Color, space: SpaceId, at: number, values: readonly number[]): Color {
  let held: HeldChannels | undefined;
  let color = start;
  for (const value of values) {
    const channels: Channels = withChannel(channelsOf(color, space, held), at, value);
    const given = mapToGamut({ space, coords: [...channels], alpha: 1 }, "srgb");
    held = { space, channels, given };
    color = read(formatHex(given));
  }
  return color;
}

describe("[CNV] numbers of a picker", () => {
  it("typed digit by digit give what they give at once", () => {
    const space = fc.constantFrom("display-p3", "oklch", "oklab", "lab", "lch", "hsl", "hwb");
    const digits = fc.integer({ min: 0, max: 359 }).map(String);
    fc.assert(
      fc.property(hexColor, space, fc.nat({ max: 2 }), digits, (color, id, at, text) => {
        const scale = id === "display-p3" ? 255 : id === "oklch" && at !== 2 ? 400 : 1;
        const typed = [...text].map((_, index) => Number(text.slice(0, index + 1)) / scale);
        expect(formatHex(set(color, id, at, typed))).toBe(formatHex(set(color, id, at, typed.slice(-1))));
      }),
    );
  });

  it("through black and back the color is whole", () => {
    fc.assert(
      fc.property(hexColor, (color) => {
        const [lightness = 0] = convertColor(color, "oklch").coords;
        expect(formatHex(set(color, "oklch", 0, [lightness / 2, 0, 1, 0, lightness]))).toBe(formatHex(color));
      }),
    );
  });

  it("are read anew from another color, and in another space", () => {
    const held: HeldChannels = { space: "oklch", channels: [0, 0.2, 268], given: read("#000") };
    expect(channelsOf(read("#000"), "oklch", held)).toEqual([0, 0.2, 268]);
    expect(channelsOf({ ...read("#000"), alpha: 0.5 }, "oklch", held)).toEqual([0, 0.2, 268]);
    expect(channelsOf(read("#000"), "oklab", held)).toEqual([0, 0, 0]);
    expect(channelsOf(read("#010101"), "oklch", held)[1]).toBeLessThan(0.001);
  });
});
