/** Strings and numbers of web-platform-tests, css/css-color/parsing (2026), and of the examples in CSS Color 5. */
import { describe, expect, it } from "vitest";
import { parseAnyColor } from "./parse-any.ts";
import { parseCss5Color } from "./parse-css5.ts";
import { colorOf, expectColor } from "./testing/expect-color.ts";

type Row = readonly [text: string, expected: string, epsilon?: number];
const check = (rows: readonly Row[]) => {
  const cases = rows.map(([text, expected, epsilon = 0.0001]) => ({ text, expected, epsilon }));
  it.each(cases)("[COL-1] [COL-4] $text is $expected", ({ text, expected, epsilon }) => {
    expectColor(colorOf(parseCss5Color(text)), expected, epsilon);
  });
};

describe("relative colors", () => {
  check([
    ["rgb(from rebeccapurple r g b)", "color(srgb 0.4 0.2 0.6)"],
    ["rgba(from rebeccapurple r g b / alpha)", "color(srgb 0.4 0.2 0.6)"],
    ["hsla(from rebeccapurple h s l)", "color(srgb 0.4 0.2 0.6)"],
    ["rgb(from rgb(20%, 40%, 60%, 80%) r g b / alpha)", "color(srgb 0.2 0.4 0.6 / 0.8)"],
    ["rgb(from rgb(20%, 40%, 60%, 80%) r 20% 10)", "color(srgb 0.2 0.2 0.03921569 / 0.8)"],
    ["rgb(from rebeccapurple b alpha r / g)", "color(srgb 0.6 0.00392157 0.4)"],
    [
      "rgb(from rgb(20%, 40%, 60%, 80%) alpha alpha alpha / alpha)",
      "color(srgb 0.003137 0.003137 0.003137 / 0.8)",
    ],
    ["rgb(from rebeccapurple r calc(g * .5 + g * .5) 10)", "color(srgb 0.4 0.2 0.03921569)"],
    [
      "rgb(from rgb(100 110 120 / 0.8) calc(r + 1) calc(g + 1) calc(b + 1) / calc(alpha + 0.01))",
      "color(srgb 0.39607843 0.43529412 0.4745098 / 0.81)",
    ],
    [
      "rgb(from rebeccapurple calc((r / 255) * 100%) calc((g / 255) * 100%) calc((b / 255) * 100%) / calc(alpha * 100%))",
      "color(srgb 0.4 0.2 0.6)",
    ],
    [
      "rgb(from rgb(from rebeccapurple r g b / calc(alpha - 1.5)) r g b / calc(alpha + 0.5))",
      "color(srgb 0.4 0.2 0.6 / 0.5)",
    ],
    ["rgb(from rebeccapurple none none none / none)", "color(srgb none none none / none)"],
    ["rgb(from rgb(20% none 60%) r g b)", "color(srgb 0.2 none 0.6)"],
    ["rgb(from rgb(20% 40% 60% / none) r g b / alpha)", "color(srgb 0.2 0.4 0.6 / none)"],
    ["rgb(from color-mix(in srgb, red, red) r g b / alpha)", "color(srgb 1 0 0)"],
    ["rgb(from color(display-p3 0 1 0) r g b / alpha)", "color(srgb -0.5116 1.01827 -0.31067)"],
    ["rgb(from oklab(1 0.365 -0.16) r g b)", "color(srgb 1.59297 0.3602 1.38555)"],
    ["hsl(from lab(100 104.3 -50.9) h s l)", "color(srgb 1.5935 0.58776 1.40555)"],
    ["hwb(from lab(0 104.3 -50.9) h w b)", "color(srgb 0.35137 -0.21392 0.29945)"],
    ["hsl(from rebeccapurple 25deg s l / alpha)", "color(srgb 0.6 0.36666667 0.2)"],
    ["hsl(from rebeccapurple h alpha l / s)", "color(srgb 0.4 0.396 0.404)"],
    [
      "hsl(from rebeccapurple calc((h / 360) * 360deg) calc((s / 100) * 100%) calc((l / 100) * 100%))",
      "color(srgb 0.4 0.2 0.6)",
    ],
    ["hsl(from rebeccapurple h s calc(50% * l / 100))", "color(srgb 0.2 0.1 0.3)"],
    ["hsl(from hsl(50 50 50) h s calc((sin(l) + 1) * 50))", "color(srgb 0.55321886 0.4917501 0.18440629)"],
    [
      "hsl(from hsl(50 50 50) h s calc((sin(clamp(0, l, 50)) + 1) * 50))",
      "color(srgb 0.55321886 0.4917501 0.18440629)",
    ],
    [
      "hsl(from hsl(50 50 50) h s calc((sin(asin(sin(l))) + 1) * 50))",
      "color(srgb 0.55321886 0.4917501 0.18440629)",
    ],
    [
      "hsl(from hsl(50 50 50) h s calc((sin(l * (50rad / (50deg * (180 / pi)))) + 1) * 50))",
      "color(srgb 0.553 0.492 0.184)",
      0.001,
    ],
    ["hsl(from hsl(120deg none 50% / .5) h s l)", "hsl(120 none 50 / 0.5)"],
    ["hwb(from rebeccapurple h alpha w / b)", "color(srgb 0.405 0.01 0.8)"],
    [
      "hwb(from hwb(20 30 40 / 0.8) calc(h + 1) calc(w + 1) calc(b + 1) / calc(alpha + 0.01))",
      "color(srgb 0.59 0.408 0.31 / 0.81)",
    ],
    ["lab(from lab(200 300 400 / 500%) l a b / alpha)", "lab(100 300 400)"],
    ["lab(from lab(0.7 45 30 / 40%) -200 -300 -400 / -500)", "lab(0 -300 -400 / 0)"],
    [
      "lab(from lab(25 20 50) calc((l / 100) * 100%) calc((a / 125) * 100%) calc((b / 125) * 100%))",
      "lab(25 20 50)",
    ],
    ["color(from color(xyz 7 -20.5 100 / 40%) xyz y z x)", "color(xyz -20.5 100 7 / 0.4)"],
    ["color(from color(xyz-d50 7 -20.5 100) xyz-d50 x x x / x)", "color(xyz-d50 7 7 7)"],
    [
      "color(from color(srgb 0.25 0.5 0.75) prophoto-rgb r g b)",
      "color(prophoto-rgb 0.37492913 0.41649447 0.66380267)",
      0.001,
    ],
    [
      "color(from lab(67.5345 -8.6911 -41.6019) srgb r g b)",
      "color(srgb 0.38286214 0.67271608 0.93846884)",
      0.001,
    ],
    [
      "color(from hwb(from color(from hsl(from color(xyz 0.99 0.88 0.77) h s l) xyz x y z) h w b) xyz x y z)",
      "color(xyz 0.99 0.88 0.77)",
    ],
    ["rgb(from indianred 255 g b)", "rgb(255 92 92)"],
    ["LCH(from lightseagreen l c calc(h + 180))", "lch(65.49 39.45 10.11)", 0.001],
    ["alpha(from red / 50%)", "rgb(255 0 0 / 0.5)"],
    ["alpha(from color(display-p3 1 0 0) / 0.5)", "color(display-p3 1 0 0 / 0.5)"],
    ["alpha(from alpha(from red / 0.5) / calc(alpha + 0.25))", "rgb(255 0 0 / 0.75)"],
    ["alpha(from rgba(255, 0, 0, 0.3))", "rgb(255 0 0 / 0.3)"],
    ["oklch(from alpha(from oklch(50% 0.2 120) / 0.5) l c h / alpha)", "oklch(0.5 0.2 120 / 0.5)"],
  ]);
});

describe("missing and powerless components", () => {
  check([
    ["hsl(from hsl(180 0 50%) h s l)", "hsl(180 0 50)"],
    ["hsl(from hwb(180 100% 25%) h s l)", "hsl(none 0% 80%)"],
    ["hsl(from hwb(180 49.999% 50%) h calc(s * 1000) l)", "hsl(none 0% 49.999%)"],
    ["hsl(from hwb(180 49.998% 50%) h calc(s * 1000) l)", "color(srgb 0.48999 0.50999 0.50999)"],
    ["hsl(from lch(20 0.0015 180) h s l)", "hsl(none 0% 18.93757452%)"],
    ["hsl(from lch(20 0.00151 180) h calc(s * 1000) l)", "color(srgb 0.1834779 0.19526741 0.19225556)"],
    ["hsl(from lch(0 20 180) h s l)", "color(srgb -0.13099833 0.05952886 -0.00460494)"],
    ["hsl(from oklch(0.2 0.0000041 180) h calc(s * 1000) l)", "color(srgb 0.08123521 0.09096887 0.08855551)"],
    ["hwb(from hsl(180 0.001% 50%) h w b)", "hwb(none 50% 50%)"],
    ["hwb(from hsl(from hwb(180 99.999% none) h s l) h w b)", "hwb(none 100% 0%)"],
    ["hwb(from oklch(0.8 0.000004 180) h w b)", "hwb(none 74.3205918% 25.6794082%)"],
    ["lch(from hsl(180 0.0011% 50%) l calc(c * 1000) h)", "lch(53.38927006 0 none)"],
    ["lch(from hwb(180 49.998% 50%) l calc(c * 1000) h)", "lch(53.38851967 2.1038419 199.69888976)"],
    ["lch(from lch(20 0.0015 180) l calc(c * 1000) h)", "lch(20 1.5 180)"],
    ["lch(from oklch(0 0.2 180) l c h)", "lch(0.00996014 2.6503948 181.20369565)"],
    ["hsl(from oklab(0.5 none 0.1) h s l)", "color(srgb 0.4759136 0.37572819 0.02451529)"],
    ["hsl(from oklab(none none 0.1) h s l)", "hsl(256.18317397 149.40414617% none)"],
    ["hsl(from oklab(0.5 none none) h s l)", "hsl(none none 38.8572859%)"],
    ["hsl(from oklab(none 0.1 none) h s l)", "hsl(345.65323987 193.08743918% none)"],
    ["hsl(from color(display-p3 none none none) h s l)", "hsl(none none none)"],
    ["color-mix(in hsl, hwb(none none 25%))", "hsl(none 100% 37.5%)"],
    ["color-mix(in hsl, hsl(180 0 50%), hsl(11 33 44))", "color(srgb 0.4557825 0.54755 0.39245)"],
    ["color-mix(in hsl, hwb(180 100% 25%), hsl(11 33 44))", "color(srgb 0.6827 0.58029 0.5573)"],
    ["color-mix(in hsl, lch(0 20 180), hsl(11 33 44))", "color(srgb 0.50491258 -0.10064731 -0.05423751)"],
    ["color-mix(in hsl, oklch(0.2 0.2 0), hsl(11 33 44))", "color(srgb 0.63388622 -0.10944185 -0.00282766)"],
    [
      "color-mix(in hwb, hwb(180 99.999% none), hwb(11 33 44))",
      "color(srgb 0.60180815 0.60180815 0.60180815)",
    ],
    ["color-mix(in hwb, oklch(0 0.2 180), hwb(11 33 44))", "color(srgb 0.22165528 0.28422721 0.15169055)"],
    ["color-mix(in lch, hwb(180 99.998% 0%), lch(11 33 44))", "lch(55.49980429 16.50092511 121.84949895)"],
    ["color-mix(in lch, lab(50 0 0), black)", "lch(25 0 none)"],
    ["color-mix(in oklch, hsl(0 100% 100%), blue)", "oklch(0.72600686 0.15660719 264.05202262)"],
  ]);
});

describe("color-mix()", () => {
  check([
    ["color-mix(in srgb, red)", "color(srgb 1 0 0)"],
    ["color-mix(in srgb, red 50%)", "color(srgb 1 0 0 / 0.5)"],
    ["color-mix(in srgb, red, green, blue)", "color(srgb 0.33333333 0.16732026 0.33333333)"],
    ["color-mix(in srgb, red 50%, green 30%, blue 20%)", "color(srgb 0.5 0.15058824 0.2)"],
    ["color-mix(in srgb, red 30%, green 60%, blue 90%)", "color(srgb 0.16666667 0.16732026 0.5)"],
    ["color-mix(in srgb, red, green, blue, white)", "color(srgb 0.5 0.3754902 0.5)"],
    ["color-mix(in srgb, red 0%, green 0%, blue 0%)", "color(srgb 0.25 0.1254902 0.5 / 0)"],
    ["color-mix(in hsl, hsl(120deg 10% 20%) 0%, hsl(30deg 30% 40%) 0%)", "color(srgb 0.33 0.36 0.24 / 0)"],
    ["color-mix(in srgb, red 50%, blue 40%)", "color(srgb 0.555556 0 0.444444 / 0.9)"],
    ["color-mix(in srgb, red calc(10%), blue 50%)", "color(srgb 0.166667 0 0.833333 / 0.6)"],
    ["color-mix(in srgb, calc(150%) red, blue)", "color(srgb 1 0 0)"],
    [
      "color-mix(in lab, rgb(76% 62% 03% / 0.4), color(display-p3 0.84 0.19 0.72 / 0.6))",
      "lab(58.873 51.552 7.108 / 0.5)",
      0.001,
    ],
    ["color-mix(oklab(0.1 0.2 0.3), oklab(0.5 0.6 0.7))", "oklab(0.3 0.4 0.5)"],
    ["color-mix(oklab(0.1 0.2 0.3 / 25%) 0%, oklab(0.5 none none / 0.5))", "oklab(0.5 0.2 0.3 / 0.5)"],
    [
      "color-mix(in display-p3-linear, color(display-p3-linear .1 .2 .3) 25%, color(display-p3-linear .5 .6 .7))",
      "color(display-p3-linear 0.4 0.5 0.6)",
    ],
    [
      "color-mix(in hsl, color(display-p3 0 1 0) 100%, rgb(0, 0, 0) 0%)",
      "color(srgb -0.511814 1.01832 -0.310726)",
      0.001,
    ],
    ["color-mix(in hsl longer hue, red, transparent)", "color(srgb 0 1 1 / 0.5)"],
    ["color-mix(in lch longer hue, lch(100 0 20deg), lch(100 0 320deg))", "lch(100 0 170)"],
    ["color-mix(in hwb decreasing hue, hwb(320deg 30% 40%), hwb(20deg 30% 40%))", "color(srgb 0.3 0.6 0.55)"],
    ["color-mix(in lch, lch(10 20 30deg / none), lch(50 60 70deg / none))", "lch(30 40 50 / none)"],
    ["color-mix(in srgb, color(srgb -2 -3 -4 / -5), color(srgb -4 -6 -8 / -10))", "color(srgb 0 0 0 / 0)"],
    ["color-mix(in srgb, hsl(from rebeccapurple none s l), rebeccapurple)", "color(srgb 0.5 0.2 0.4)"],
    ["COLOR-MIX(IN sRGB, RED 25%, 75% BLUE)", "color(srgb 0.25 0 0.75)"],
    ["color-mix(in srgb/**/,red,color-mix(in srgb, blue, #fff))", "color(srgb 0.75 0.25 0.5)"],
  ]);
});

describe("device-cmyk(), by plain arithmetic", () => {
  check([
    ["device-cmyk(0 1 1 0)", "rgb(255 0 0)"],
    ["device-cmyk(0% 66% 94% 24%)", "rgb(193.8 65.892 11.628)"],
    ["device-cmyk(0, 0.81, 0.81, 0.3)", "color(srgb 0.7 0.133 0.133)"],
    ["device-cmyk(none 0 0 calc(1 / 2) / 50%)", "color(srgb 0.5 0.5 0.5 / 0.5)"],
    ["color-mix(in srgb, device-cmyk(0 0 0 1), white)", "color(srgb 0.5 0.5 0.5)"],
  ]);
});

describe("calculations", () => {
  check([
    ["rgb(calc(50% + (sign(1) * 10%)) 0 0)", "color(srgb 0.6 0 0)"],
    ["rgb(calc(infinity) calc(-infinity) calc(NaN))", "rgb(255 0 0)"],
    ["rgb(calc(1 + 254), calc(0), max(0, 3, 255))", "rgb(255 0 255)"],
    ["hsl(calc(50deg + 0.25turn) 100% min(50%, 80%))", "hsl(140 100% 50%)"],
    ["oklch(clamp(0, 2, 1) calc(0.5 - 1) calc(20deg * 2) / calc(1 / 2))", "oklch(1 0 40 / 0.5)"],
    ["lab(clamp(none, 60, 50) round(up, 1.2) round(-2.5))", "lab(50 2 -2)"],
    ["lab(mod(-18, 5) rem(-18, 5) hypot(3, 4))", "lab(2 -3 5)"],
    ["lab(sqrt(16) pow(2, 3) log(8, 2))", "lab(4 8 3)"],
    ["lch(50 20 atan2(1, -1))", "lch(50 20 135)"],
    ["lch(50 20 acos(-1))", "lch(50 20 180)"],
    ["color(srgb calc(pi - 3) calc(e - 2) abs(-0.5))", "color(srgb 0.14159265 0.71828183 0.5)"],
    ["hsl(calc(60deg/1deg) 100% 50%)", "hsl(60 100% 50%)"],
    ["color(srgb 1e999 0 0)", "color(srgb 1000000000 0 0)"],
  ]);
});

describe("[COL-1] what CSS refuses", () => {
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
  it("says so after any depth of brackets", () => {
    expect(parseCss5Color(`rgb(${"calc(".repeat(500)}1${")".repeat(500)} 0 0)`).ok).toBe(true);
    expect(parseCss5Color(`rgb(${"(".repeat(3000)}`).ok).toBe(false);
    expect(parseCss5Color(`${"rgb(from ".repeat(300)}red`).ok).toBe(false);
  });
});

describe("[COL-1] any color", () => {
  it("loads the parser of CSS Color 5 when the text needs it", async () => {
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
