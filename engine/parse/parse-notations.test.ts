import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COLOR_FORMATS, formatColor, formatHex } from "#engine/format/format.ts";
import { color, hexColor } from "#engine/testing/sample-colors.ts";
import { parseAnyColor } from "./parse-any.ts";
import { parseFullColor } from "./parse-full.ts";
import { parseNotation } from "./parse-notations.ts";

const hexOf = (text: string) => {
  const parsed = parseFullColor(text);
  return parsed.ok ? formatHex(parsed.color) : parsed.error.message;
};

describe("[COL-1] [C7] colors as other programs write them", () => {
  it("all that the converter prints is read, and is the same hex", () => {
    fc.assert(
      fc.property(hexColor, (given) => {
        for (const format of COLOR_FORMATS) {
          // Percentages of ink without decimals cannot tell 16.7 million colors apart.
          if (format === "cmyk") continue;
          const text = formatColor(given, format, format === "swift" ? { precision: 4 } : {});
          const parsed = parseFullColor(text);
          expect(parsed.ok, text).toBe(true);
          if (format !== "hsv") expect(hexOf(text), text).toBe(formatHex(given));
        }
        expect(hexOf(formatColor(given, "hsv", { precision: 3 }))).toBe(formatHex(given));
      }),
    );
  });
  it.each([
    ["41, 66, 194", "#2942c2"],
    ["41 66 194", "#2942c2"],
    ["0xFF2942C2", "#2942c2"],
    ["Color(0x802942C2)", "#2942c280"],
    ["const Color(0xFF2942C2)", "#2942c2"],
    ["hsv(230 79% 76%)", "#2942c2"],
    ["hsb(230, 79, 76)", "#2942c2"],
    ["hsv(230 79% 76% / 50%)", "#2942c280"],
    ["cmyk(79%, 66%, 0%, 24%)", "#2942c2"],
    ["device-cmyk(79% 66% 0% 24%)", "#2942c2"],
    ["Color(.sRGB, red: 0.161, green: 0.259, blue: 0.761, opacity: 0.5)", "#2942c280"],
    ["UIColor(red: 1, green: 0, blue: 0, alpha: 1)", "#ff0000"],
    ["Color(red = 1f, green = 0f, blue = 0f, alpha = 1f)", "#ff0000"],
    ["rgb(calc(20 + 21) 66 194)", "#2942c2"],
    ["color-mix(in srgb, red, blue)", "#800080"],
  ])("%s", async (text, hex) => {
    expect(hexOf(text)).toBe(hex);
    const parsed = await parseAnyColor(text);
    expect(parsed.ok && formatHex(parsed.color)).toBe(hex);
  });
  it("Display P3 stays Display P3", () => {
    const wide = color("color(display-p3 1 0.2 0 / 0.5)");
    for (const format of ["swift", "flutter"] as const)
      expect(parseNotation(formatColor(wide, format))).toEqual(wide);
    expect(parseNotation("UIColor(displayP3Red: 1, green: 0.2, blue: 0, alpha: 0.5)")).toEqual(wide);
  });
  it.each([
    "300, 0, 0",
    "1, 2",
    "1, 2, 3, 4",
    "0x12345",
    "0xFF2942C2)",
    "Color(0xFF2942C2",
    "hsv(0 120% 0%)",
    "cmyk(1 2 3)",
    "Color(red: 2, green: 0, blue: 0)",
    "Color(red: 1)",
    "hello",
  ])("refuses %s", (text) => {
    expect(parseNotation(text)).toBeUndefined();
    expect(parseFullColor(text).ok).toBe(false);
  });
  // A pattern that backtracks would meet the time limit of tests.
  it("never throws and comes to an end, whatever the text", () => {
    fc.assert(fc.property(fc.string(), (text) => void parseNotation(`hsv(${text}`)));
    expect(parseNotation(`Color(${"red=1".repeat(49)}`)).toBeUndefined();
    expect(parseNotation(`${"1 ".repeat(120)}x`)).toBeUndefined();
  });
});
