/** Errors of the CSS Color 5 parser with message and position, and the condition for loading it. */
import { describe, expect, it } from "vitest";
import { colorOf, expectColor } from "#engine/testing/expect-color.ts";
import { parseAnyColor } from "./parse-any.ts";
import { parseCss5Color } from "./parse-css5.ts";

describe("[COL-1] what CSS rejects", () => {
  it.each([
    ["rgb(from rebeccapurple r 10deg 10)", /does not fit in rgb\(\), at 26\.$/],
    ["rgb(from rebeccapurple red g b)", /at 24\.$/],
    ["rgb(from rebeccapurple, r, g, b)", /commas, at 23\.$/],
    ["hsl(from rebeccapurple 10% s l)", /at 24\.$/],
    ["lch(from lch(.70 45 30) l c 10%)", /at 29\.$/],
    ["color(from color(xyz 7 -20.5 100) xyz r y z)", /at 39\.$/],
    ["color(from color(srgb 0.7 0.5 0.3) srgb r g b / 10deg)", /at 49\.$/],
    ["color(from red r g b)", /color space of the result follows the origin color, at 16\.$/],
    ["rgb(from r g b)", /“r” is not a color name, at 10\.$/],
    ["rgb(from fff r g b)", /“fff” is not a color name/],
    ["rgb(from currentcolor r g b)", /currentcolor.*has no value here, at 10\.$/],
    ["rgb(from Canvas r g b)", /system color/],
    ["rgb(r g b)", /at 5\.$/],
    ["color-mix(in hsv, red, blue)", /color space.*at 14\.$/],
    ["color-mix(in srgb longer hue, red, blue)", /srgb has no hue.*at 19\.$/],
    ["color-mix(in hsl longer, red, blue)", /at 18\.$/],
    ["color-mix(in hsl hue, red, blue)", /at 18\.$/],
    ["color-mix(in srgb red, blue)", /at 19\.$/],
    ["color-mix(red -10%, blue)", /between 0% and 100%, at 15\.$/],
    ["color-mix(red 101%, blue)", /between 0% and 100%/],
    ["color-mix(red 10, blue)", /needs a percent sign, at 15\.$/],
    ["color-mix(10% red 10%, blue)", /One percentage is enough, at 19\.$/],
    ["color-mix(red calc(10), blue)", /A share is a percentage/],
    ["color-mix(in srgb)", /comma is expected before the colors/],
    ["color-mix(in srgb,)", /A color is expected, at 19\.$/],
    ["color-mix(red, blue,)", /A color is expected/],
    ["color-mix(red; blue)", /“;” is not expected here, at 14\.$/],
    ["color-mix()", /A color is expected/],
    ["color-mix(red, blue", /closing bracket is missing, at 20\.$/],
    ["color-mix(red, blue) red", /Nothing may follow the closing bracket, at 22\.$/],
    ["alpha(red / 50%)", /begins with “from”/],
    ["alpha(from red 50%)", /one value after a slash/],
    ["alpha(from red / 10deg)", /does not fit in alpha/],
    ["rgb(calc(1 +2) 0 0)", /operator or a closing bracket is expected, at 12\.$/],
    ["rgb(calc(1+ 2) 0 0)", /space on both sides, at 11\.$/],
    ["rgb(calc(1/**/+/**/2) 0 0)", /space on both sides/],
    ["rgb(calc(1 + 2%) 0 0)", /one kind/],
    ["rgb(calc(1deg) 0 0)", /does not fit in rgb/],
    ["rgb(calc(10% * 10%) 0 0)", /neither a number/],
    ["rgb(calc(1px) 0 0)", /“1px” has a unit/],
    ["rgb(calc(none) 0 0)", /“none” has no value in a calculation/],
    ["rgb(calc() 0 0)", /A value is expected/],
    ["rgb(calc(1 2) 0 0)", /operator or a closing bracket/],
    ["rgb(min(1, 2%) 0 0)", /one kind/],
    ["rgb(clamp(1, 2) 0 0)", /needs more values/],
    ["rgb(sqrt(4%) 0 0)", /without a unit/],
    ["rgb(calc(1 2 3", /./],
    ["device-cmyk(0 0 0)", /takes four values/],
    ["device-cmyk(0, 0, 0, 0, 0)", /takes four values/],
    ["device-cmyk(0 0, 0 0)", /comma/],
    ["device-cmyk(10deg 0 0 0)", /does not fit/],
    ["light-dark(red, blue)", /depends on the page/],
    ["rgb(var(--x) 0 0)", /./],
  ])("%s", (text, message) => {
    const result = parseCss5Color(text);
    expect(result.ok).toBe(false);
    if (!result.ok) {
      expect(result.error.message).toMatch(message);
      expect(result.error.position).toBeGreaterThan(0);
    }
  });
  it("reports nesting at any depth", () => {
    expect(parseCss5Color(`rgb(${"calc(".repeat(500)}1${")".repeat(500)} 0 0)`).ok).toBe(true);
    expect(parseCss5Color(`rgb(${"(".repeat(3000)}`).ok).toBe(false);
    expect(parseCss5Color(`${"rgb(from ".repeat(300)}red`).ok).toBe(false);
  });
});

describe("[COL-1] any color", () => {
  it("loads the parser of CSS Color 5 only if the text needs it", async () => {
    expectColor(
      colorOf(await parseAnyColor("color-mix(in oklab, red, blue)")),
      "oklab(0.53998 0.09623 -0.09281)",
      0.001,
    );
    expectColor(colorOf(await parseAnyColor("  #f00  ")), "red");
    expectColor(colorOf(await parseAnyColor("rgb(from/**/red r g 50)")), "rgb(255 0 50)");
    expect((await parseAnyColor("from nowhere")).ok).toBe(false);
  });
});
