/**
 * The grammar of CSS Color 4, rule by rule; test strings based on web-platform-tests and css-parsing-tests, and our
 * own.
 */
import { describe, expect, it } from "vitest";
import { colorOf, expectColor } from "#engine/testing/expect-color.ts";
import { parseColor } from "./parse.ts";

describe("[COL-1] [COL-4] what CSS accepts", () => {
  it.each([
    // White space, comments, case, escapes.
    ["\t#F00 \n", "#ff0000"],
    ["/**/transparent", "rgb(0 0 0 / 0)"],
    [" /* a */ red /* b */", "#ff0000"],
    ["#fff/**/", "#ffffff"],
    ["rgb(/* R */0/**/51 /* B */255)", "rgb(0 51 255)"],
    ["\\72 ed", "#ff0000"],
    ["#\\66 00", "#ff0000"],
    ["rg\\62(1 2 3)", "rgb(1 2 3)"],
    ["hsl(0.25TURN 100% 50%)", "hsl(90 100% 50%)"],
    ["COLOR(XYZ 0.1 0.2 0.3)", "color(xyz-d65 0.1 0.2 0.3)"],
    // Numbers.
    ["rgb(1e2 +2 .5)", "rgb(100 2 0.5)"],
    ["rgb(1.5.5 0)", "rgb(1.5 0.5 0)"],
    ["rgb(1-2 3)", "rgb(1 0 3)"],
    ["rgb(1e400 0 0)", "rgb(255 0 0)"],
    ["color(srgb 1e-1 10E-2 -1e0)", "color(srgb 0.1 0.1 -1)"],
    // Percentages mixed with numbers, in modern syntax only.
    ["rgb(50% 51 none)", "rgb(127.5 51 none)"],
    ["hsl(120 50 50%)", "hsl(120 50% 50%)"],
    ["hwb(120 30% 40)", "hwb(120 30 40)"],
    ["lab(50% 20 10%)", "lab(50 20 12.5)"],
    ["oklch(50% 50% 180)", "oklch(0.5 0.2 180)"],
    ["color(rec2020 50% .2 none / none)", "color(rec2020 0.5 0.2 none / none)"],
    // Legacy syntax.
    ["rgb(255,0,0,50%)", "rgb(255 0 0 / 0.5)"],
    ["RGBA(10%,20%,30%,.5)", "rgb(10% 20% 30% / 0.5)"],
    ["hsla(1turn,10%,20%,1)", "hsl(0 10% 20%)"],
    // Out of range: clamped, or preserved as CSS requires.
    ["rgb(-10 300 12 / 150%)", "rgb(0 255 12)"],
    ["hsl(30 -50% 60)", "hsl(30 0% 60%)"],
    ["hsl(30 150% 60)", "hsl(30 150 60)"],
    ["hsl(-90 50% 50% / -1)", "hsl(270 50% 50% / 0)"],
    ["lab(150 200 -200)", "lab(100 200 -200)"],
    ["lch(-1 -5 400grad)", "lch(0 0 0)"],
    ["oklab(1.5 -2 2)", "oklab(1 -2 2)"],
    ["oklch(150% -1 3.141592653589793rad)", "oklch(1 0 180)"],
    ["color(display-p3 1.5 -0.5 200%)", "color(display-p3 1.5 -0.5 2)"],
    ["color(display-p3-linear 0.1 0.2 0.3)", "color(display-p3-linear 0.1 0.2 0.3)"],
    ["hwb(90 50% 75%)", "rgb(40% 40% 40%)"],
    ["hwb(0 100% 100%)", "rgb(50% 50% 50%)"],
  ])("%s is %s", (text, expected) => {
    expectColor(colorOf(parseColor(text)), expected, 1e-9);
  });
});

describe("[COL-1] what CSS rejects", () => {
  it.each([
    ["", "A color is expected here.", 1],
    ["re/**/d", "Nothing may follow the color, at 7.", 7],
    ["rgb/**/(1 2 3)", "Nothing may follow the color, at 8.", 8],
    ["rgb (1 2 3)", "Nothing may follow the color, at 5.", 5],
    ["#ff/**/f", "Nothing may follow the color, at 8.", 8],
    ["#12345", "A hex color has 3, 4, 6 or 8 digits; this has 5.", 2],
    ["  #12g", "“g” is not a hex digit, at 6.", 6],
    ["rgb(1 2 3", "The closing bracket is missing, at 10.", 10],
    ["rgb(1 2 3 /* 4)", "This comment has no end, at 11.", 11],
    ["rgb(1 2 3))", "Nothing may follow the closing bracket, at 11.", 11],
    ["rgb(1. 2 3)", "“.” is not expected here, at 6.", 6],
    ["rgb(1px 2 3)", "“1px” has a unit that no part of a color takes, at 5.", 5],
    ["rgb(1 2)", "rgb() takes three values; this has 2, at 8.", 8],
    ["rgb(1 2 3 4)", "rgb() takes three values; this has more, at 11.", 11],
    ["rgb(1,2,3,4,5)", "rgb() takes three values and alpha; this has more, at 13.", 13],
    ["rgb(1,2,3,)", "A value is missing after the last comma, at 11.", 11],
    ["rgb(1, 2 3)", "A comma is expected between all values, at 10.", 10],
    ["rgb(1, 2, 3 / 0.5)", "A comma is expected between all values, at 13.", 13],
    ["rgb(1, none, 3)", "“none” needs the syntax without commas, at 8.", 8],
    ["rgb(1, 2%, 3)", "With commas, red, green and blue are all numbers or all percentages, at 8.", 8],
    ["hsl(0, 0, 0)", "With commas, this value needs a percent sign, at 8.", 8],
    ["hsl(10% 1% 1%)", "This value does not fit in hsl(), at 5.", 5],
    ["rgb(0deg 0 0)", "This value does not fit in rgb(), at 5.", 5],
    ["rgb(0 0 0 / 1deg)", "This value does not fit in rgb(), at 13.", 13],
    ["rgb(0 0 0 // 1)", "One alpha value follows the slash, at 14.", 14],
    ["hwb(0, 1%, 1%)", "hwb() takes spaces, not commas, at 6.", 6],
    ["color(srgb 1 1)", "color() takes three values; this has 2, at 15.", 15],
    ["color(--own 1 1 1)", "color() begins with a color space, such as display-p3, at 7.", 7],
    ["color(lab 1 1 1)", "color() begins with a color space, such as display-p3, at 7.", 7],
    ["hsv(0 1% 1%)", "“hsv()” is not a color function, at 1.", 1],
    ["rgb(1 2 3 / calc(1))", "calc() is not expected here, at 13.", 13],
    ["currentColor", "“currentcolor” is the color of the text around it: it has no value here, at 1.", 1],
    [" Canvas", "“canvas” is a system color: its value depends on the device, at 2.", 2],
    ["inherit", "“inherit” refers to the page: it has no value here, at 1.", 1],
    ["light-dark(red, blue)", "light-dark() depends on the page: it has no value here, at 1.", 1],
    ["\u212Ahaki", "“\u212Ahaki” is not a color name.", 1],
    ["re\\64x", "This is not a color name, at 1.", 1],
  ])("%s", (text, message, position) => {
    expect(parseColor(text)).toEqual({ ok: false, error: { code: "invalid_color", message, position } });
  });
});
