/**
 * Test strings and numbers from web-platform-tests, css/css-color/parsing (2026), and from the examples in CSS Color
 * 5.
 */
import { describe } from "vitest";
import { itReads } from "#engine/testing/expect-color.ts";

describe("color-mix()", () => {
  itReads([
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

describe("device-cmyk(), with the naive conversion", () => {
  itReads([
    ["device-cmyk(0 1 1 0)", "rgb(255 0 0)"],
    ["device-cmyk(0% 66% 94% 24%)", "rgb(193.8 65.892 11.628)"],
    ["device-cmyk(0, 0.81, 0.81, 0.3)", "color(srgb 0.7 0.133 0.133)"],
    ["device-cmyk(none 0 0 calc(1 / 2) / 50%)", "color(srgb 0.5 0.5 0.5 / 0.5)"],
    ["color-mix(in srgb, device-cmyk(0 0 0 1), white)", "color(srgb 0.5 0.5 0.5)"],
  ]);
});

describe("calculations", () => {
  itReads([
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
    ["hsl(calc(infinity) 100% 50%)", "rgb(255 0 0)"],
    ["hsl(calc(-infinity * 1deg) 100% 50%)", "rgb(255 0 0)"],
    ["lch(50 10 1e999turn)", "lch(50 10 0)"],
    ["oklch(0.5 calc(-infinity) calc(0 / 0))", "oklch(0.5 0 0)"],
    ["hsl(90 50% 50% / calc(infinity))", "hsl(90 50% 50%)"],
    ["hsl(90 50% 50% / calc(NaN))", "hsl(90 50% 50% / 0)"],
    ["color(srgb 1e999 0 0)", "color(srgb 1000000000 0 0)"],
  ]);
});
