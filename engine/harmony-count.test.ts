import fc from "fast-check";
import { expect, it } from "vitest";
import { colorToOklch } from "./convert.ts";
import { formatHex } from "./format.ts";
import { HARMONY_ANGLES, HARMONY_RULES } from "./harmony.ts";
import { harmonyOfCount } from "./harmony-count.ts";
import { parseColor } from "./parse.ts";

const color = (text: string) => {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.color;
};

it("[SCH] gives the wanted number of colors, the given one first and unchanged, no two alike", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...HARMONY_RULES),
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom("#c2410c", "#1d4ed8", "#fde047", "#111827"),
      (rule, count, text) => {
        const colors = harmonyOfCount(color(text), rule, { count });
        expect(colors).toHaveLength(count);
        expect(colors[0]).toEqual(color(text));
        const keys = colors.map((each) => {
          const { lightness, chroma, hueDeg = 0 } = colorToOklch(each);
          return [lightness, chroma, hueDeg].map((value) => value.toFixed(4)).join();
        });
        expect(new Set(keys).size).toBe(count);
      },
    ),
  );
});
it.each([
  ["complementary", [0, 180]],
  ["triadic", [0, 120, 240]],
  ["square", [0, 90, 180, 270]],
  ["analogous", [0, 30, 330, 60, 300]],
] as const)("[SCH] %s turns the hue by its angles", (rule, angles) => {
  const base = color("oklch(60% 0.1 40)");
  const hues = harmonyOfCount(base, rule).map((each) => ((colorToOklch(each).hueDeg ?? 0) - 40 + 360) % 360);
  for (const [index, angle] of angles.entries()) expect(hues[index]).toBeCloseTo(angle, 6);
  expect(hues).toHaveLength(HARMONY_ANGLES[rule].length);
});
it("[SCH] a grey has partners too, lighter and darker", () => {
  expect(new Set(harmonyOfCount(color("#808080"), "monochromatic").map(formatHex)).size).toBe(5);
});
