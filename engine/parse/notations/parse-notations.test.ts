import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COLOR_FORMATS, formatColor, formatHex } from "#engine/format/format.ts";
import { parseAnyColor } from "#engine/parse/parse-any.ts";
import { parseFullColor } from "#engine/parse/parse-full.ts";
import { color, hexColor } from "#engine/testing/sample-colors.ts";
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
  it.each([
    // Flutter, Compose, Android
    ["Color.fromARGB(128, 255, 136, 0)", "#ff880080"],
    ["Color.fromRGBO(255, 136, 0, 0.5)", "#ff880080"],
    ["const Color(0xFFFF8800).withOpacity(0.5)", "#ff880080"],
    ["Color(0xFFFF8800).withAlpha(64)", "#ff880040"],
    ["Color(0xFFFF8800).withValues(alpha: 0.25)", "#ff880040"],
    ["Color(0xFFFF8800).copy(alpha = 0.5f)", "#ff880080"],
    ["HSLColor.fromAHSL(1.0, 32, 1.0, 0.5).toColor()", "#ff8800"],
    ["Color.hsv(32f, 1f, 1f)", "#ff8800"],
    ['Color.parseColor("#80FF8800")', "#ff880080"],
    ["Color(255, 136, 0, 128)", "#ff880080"],
    ["Colors.blue.shade700", "#1976d2"],
    ["Colors.blue[700]!", "#1976d2"],
    ["Colors.redAccent", "#ff5252"],
    ["Colors.black54", "#0000008a"],
    ["Color.DarkGray", "#444444"],
    ['<color name="scrim">#80FF8800</color>', "#ff880080"],
    // Swift, Objective-C
    ["UIColor(red: 255/255, green: 136/255, blue: 0/255, alpha: 1)", "#ff8800"],
    ["UIColor(hex: 0xFF8800, alpha: 0.5)", "#ff880080"],
    ["Color(red: 1, green: 0.5333, blue: 0).opacity(0.5).opacity(0.5)", "#ff880040"],
    ["Color(UIColor(white: 0.5, alpha: 1))", "#808080"],
    ["UIColor.white.withAlphaComponent(0.5)", "#ffffff80"],
    ["[UIColor colorWithRed:1.0 green:136.0/255.0 blue:0.0 alpha:0.5]", "#ff880080"],
    // .NET, Qt, shaders
    ["Color.FromArgb(128, 255, 136, 0)", "#ff880080"],
    ["Qt.rgba(1, 0.5333, 0, 1)", "#ff8800"],
    ["vec4(1.0, 0.5333, 0.0, 0.5)", "#ff880080"],
    // Tailwind
    ["bg-orange-500", "#ff6900"],
    ["dark:hover:text-sky-600/50", "#0084d180"],
    ["bg-[#ff8800]/50", "#ff880080"],
    ["text-[oklch(0.74_0.175_61)]", "#f78c00"],
    ["border-black/10", "#0000001a"],
    ["bg-white", "#ffffff"],
    ["--color-white", "#ffffff"],
    ["var(--color-blue-500)", "#2b7fff"],
    ["theme('colors.blue.500')", "#3b82f6"],
    // Lines of code, objects, labels
    ["background-color: rgb(255 136 0 / 50%) !important;", "#ff880080"],
    ["$brand: #ff8800 !default;", "#ff8800"],
    ["'primary': '#ff8800',", "#ff8800"],
    ['export const brand: string = "#ff8800"; // ours', "#ff8800"],
    ["rgba(#ff8800, .5)", "#ff880080"],
    ["FF8800, 50%", "#ff880080"],
    ["{ r: 1, g: 0.5333, b: 0, a: 0.5 }", "#ff880080"],
    ["R:255 G:136 B:0", "#ff8800"],
    ["H: 32 S: 100 L: 50", "#ff8800"],
    ["C0 M0 Y100 K0", "#ffff00"],
    ["rgb 255 136 0", "#ff8800"],
    ["(255, 136, 0)", "#ff8800"],
    // The channels that a custom property of shadcn/ui or daisyUI holds.
    ["--primary: 32 100% 50%;", "#ff8800"],
    ["0.74 0.175 61", "#f78c00"],
    ["74% 0.175 61", "#f78c00"],
  ])("%s, as its own language reads it", async (text, hex) => {
    expect(hexOf(text)).toBe(hex);
    const parsed = await parseAnyColor(text);
    expect(parsed.ok && formatHex(parsed.color)).toBe(hex);
  });
  it.each([
    ["Color.orange", "Color.orange follows the system and has no one value."],
    ["UIColor.systemBlue", "UIColor.systemBlue follows the system and has no one value."],
    [
      "NSColor(calibratedRed: 1, green: 0.5, blue: 0, alpha: 1)",
      "These arguments of a color are not understood.",
    ],
    ["Color(0xFFFF8800).lighter(0.2)", "What the code makes of this color is computed when it runs."],
    ["bg-primary", "“bg-primary” is not a color name."],
    ["bg-zebra-500", "“bg-zebra-500” is not a color name."],
    ['Color("Beef")', '“"” is not expected here, at 7.'],
  ])("%s is no color by itself, and the reason is said", (text, why) => {
    expect(hexOf(text)).toBe(why);
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
    "Color(red: 4.5, green: 0, blue: 0)",
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
