import { describe, expect, it } from "vitest";
import { read } from "#engine/read/read.ts";
import { computed, computedList, mayBeList } from "./computed.ts";

/** As the palette reads a list. */
function listOf(text: string) {
  const answer = read({ bytes: new TextEncoder().encode(text), text });
  if (!mayBeList(text) || !answer.ok) return undefined;
  return computedList(
    answer.colors.map(({ color }) => color),
    answer.unread.length,
  );
}

describe("[SHL-13] [L26] [U14] the command palette computes", () => {
  it.each([
    ["teal", "#008080"],
    ["teal 40%", "#00808066"],
    ["mix red blue", "#8c53a2"],
    ["mix red and blue 0%", "#ff0000"],
    ["mix #fff, #000 100%", "#000000"],
    ["mix oklch(60% 0.1 30) white 0%", "#b4685c"],
  ])("%s is %s", (text, hex) => {
    expect(computed(text)?.copied).toBe(hex);
  });

  it.each([
    ["#2942c2 on white", "7.91", "AAA"],
    ["#777 on white", "4.47", "AA for large text"],
    ["white over yellow", "1.07", "fails"],
    ["contrast #777 #fff", "4.47", "AA for large text"],
    ["contrast of navy and gold", "11.41", "AAA"],
  ])("%s has the ratio %s", (text, ratio, level) => {
    const found = computed(text);
    expect([found?.kind, found?.copied, found?.values[0]]).toEqual(["contrast", ratio, level]);
  });

  it.each([
    ["#ff0000 #00ff00 blue", 3],
    ["red, green, blue", 3],
    ["https://coolors.co/264653-2a9d8f-e9c46a", 3],
    ["138, 170, 183; 142, 157, 143", 2],
    [":root { --a: #111; --b: color-mix(in oklab, red, blue); --c: darken(#06c, 5%) }", 2],
    ["Sky,18,143,200 Sea,#0e2a47", 0],
  ])("[RDG-1] %s is a list of %d", (text, count) => {
    const found = listOf(text);
    if (count === 0) return expect(found).toBeUndefined();
    expect(computed(text)).toBeUndefined();
    expect([found?.kind, found?.colors.length]).toEqual(["list", count]);
  });

  it.each(["", "palette", "contrast on", "mix", "mix red", "dark mode", "40%", "on white", "teal 400%"])(
    "“%s” computes nothing",
    (text) => {
      expect(computed(text) ?? listOf(text)).toBeUndefined();
    },
  );
});

it("[SHL-13] [CU20] the words of a list stand below its colors, whatever these are", () => {
  const list = listOf("264653 2a9d8f e9c46a");
  expect(list?.text).toBe("var(--ink)");
  expect(list?.background).toMatch(/#264653 .*#e9c46a .*no-repeat, var\(--raised\)$/);
});
