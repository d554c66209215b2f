import { expect, it } from "vitest";
import { readAnyGradient } from "#engine/files/gradient/read-any.ts";

const ANDROID = 'xmlns:android="http://schemas.android.com/apk/res/android"';
const svg = (color: string): string =>
  `<svg viewBox="0 0 100 100"><linearGradient id="a"><stop stop-color="#f00"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></linearGradient><rect width="100" height="100" fill="url(#a)"/></svg>`;
const SAID = expect.stringContaining("Where one color fades into another, it is mixed as CSS does");

it.each([
  [
    "Android",
    `<shape ${ANDROID}><gradient android:startColor="#FFFF0000" android:endColor="#00000000"/></shape>`,
    `<shape ${ANDROID}><gradient android:startColor="#FFFF0000" android:endColor="#00FF0000"/></shape>`,
  ],
  [
    "Compose",
    "Brush.horizontalGradient(listOf(Color.Red, Color.Transparent))",
    "Brush.horizontalGradient(listOf(Color.Red, Color.Red.copy(alpha = 0f)))",
  ],
  [
    "Flutter",
    "LinearGradient(colors: [Color(0xFFFF0000), Color(0x00000000)])",
    "LinearGradient(colors: [Color(0xFFFF0000), Color(0x00FF0000)])",
  ],
  ["SVG", svg("#000"), svg("#f00")],
])(
  "[RDG-5] %s: a fade to clear black is said to differ, one to the same color does not",
  (_, black, same) => {
    expect(readAnyGradient(black)).toMatchObject({ notices: [SAID], layers: [{ stops: [{}, {}] }] });
    expect(readAnyGradient(same)).toMatchObject({ notices: [], layers: [{ stops: [{}, {}] }] });
  },
);

it("[RDG-5] GIMP: a fade to clear black is said to differ", () => {
  const fade = (end: string): string => `GIMP Gradient\nName: Fade\n1\n0 0.5 1 1 0 0 1 ${end} 0 0 0\n`;
  const direction = expect.stringContaining("no direction");
  expect(readAnyGradient(fade("0 0 0 0"))).toMatchObject({ notices: [direction, SAID] });
  expect(readAnyGradient(fade("1 0 0 0"))).toMatchObject({ notices: [direction] });
});
