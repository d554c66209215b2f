import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { COLOR_FORMATS, formatColor, formatHex } from "./format.ts";

const color = (text: string) => {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.color;
};

describe("[COL-2] formats", () => {
  it.each([
    ["hex", "#c2410c"],
    ["hex8", "#c2410cff"],
    ["rgb", "rgb(194 65 12)"],
    ["hsl", "hsl(17.5 88.3% 40.4%)"],
    ["hwb", "hwb(17.5 4.7% 23.9%)"],
    ["cmyk", "device-cmyk(0% 66% 94% 24%)"],
    ["android-argb", "0xFFC2410C"],
    ["flutter", "Color(0xFFC2410C)"],
    ["swift", "Color(.sRGB, red: 0.761, green: 0.255, blue: 0.047)"],
  ] as const)("%s", (format, text) => {
    expect(formatColor(color("#c2410c"), format)).toBe(text);
  });
  it.each([
    ["hsl(10 100% 50%)", "rgb(255 43 0)"],
    ["hsl(0 0% 49.99999%)", "rgb(127 127 127)"],
    ["hsl(0 0% 49.999999%)", "rgb(128 128 128)"],
    ["hwb(320deg 30% 40%)", "rgb(153 77 128)"],
    ["hwb(0 20% 100%)", "rgb(43 43 43)"],
    ["rgb(0.5 1.5 254.5)", "rgb(1 2 255)"],
  ])("rounds halves of %s up (web-platform-tests, color-valid-hsl and -hwb)", (text, written) => {
    expect(formatColor(color(text), "rgb")).toBe(written);
  });
  it("writes alpha, missing components and capitals", () => {
    expect(formatHex(color("#c2410c80"))).toBe("#c2410c80");
    expect(formatColor(color("oklch(50% none none / none)"), "oklch")).toBe("oklch(50% none none / none)");
    expect(formatColor(color("#c2410c"), "hex", { upperCase: true })).toBe("#C2410C");
  });
  it("every CSS format of an sRGB color parses to the same color", () => {
    const readable = COLOR_FORMATS.filter(
      (format) => !["hsv", "cmyk", "android-argb", "swift", "flutter"].includes(format),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), fc.constantFrom(...readable), (value, format) => {
        const given = color(`#${value.toString(16).padStart(6, "0")}`);
        const parsed = parseColor(formatColor(given, format, { precision: 6 }));
        expect(parsed.ok && deltaEOK(parsed.color, given)).toBeLessThan(0.002);
      }),
    );
  });
});
