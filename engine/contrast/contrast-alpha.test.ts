import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { color, hexColor } from "#engine/testing/sample-colors.ts";
import { wcagRatio } from "./contrast.ts";
import { leastAlpha } from "./contrast-alpha.ts";

const WHITE = color("#ffffff");
const onWhite = (candidate: ReturnType<typeof color>) => wcagRatio(candidate, WHITE);

describe("[CON] [C12] the least alpha that passes", () => {
  it("is found for translucent text, and a step less fails", () => {
    const found = leastAlpha(color("#00000066"), 4.5, onWhite);
    expect(found && formatHex(found.color)).toBe("#00000089");
    expect(onWhite(color("#00000088"))).toBeLessThan(4.5);
  });
  it("is none for opaque text, for text that passes, and for text that fails opaque", () => {
    for (const text of ["#777777", "#000000f0", "#99999980"])
      expect(leastAlpha(color(text), 4.5, onWhite)).toBeUndefined();
  });
  it("keeps the color, and its hex passes", () => {
    fc.assert(
      fc.property(hexColor, hexColor, fc.double({ min: 0, max: 1, noNaN: true }), (text, under, alpha) => {
        const measure = (candidate: ReturnType<typeof color>) => wcagRatio(candidate, under);
        const found = leastAlpha({ ...text, alpha }, 4.5, measure);
        if (found === undefined) return;
        const written = formatHex(found.color);
        expect(written.slice(0, 7)).toBe(formatHex(text));
        expect(measure(color(written))).toBeGreaterThanOrEqual(4.5);
        expect(found.color.alpha).toBeGreaterThanOrEqual(alpha);
      }),
    );
  });
});
