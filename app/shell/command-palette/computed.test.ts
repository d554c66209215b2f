import { describe, expect, it } from "vitest";
import { computed } from "./computed.ts";

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
  ])("%s has the ratio %s", (text, ratio, level) => {
    const found = computed(text);
    expect([found?.kind, found?.copied, found?.values[0]]).toEqual(["contrast", ratio, level]);
  });

  it.each([
    ["#ff0000 #00ff00 blue", 3],
    ["red, green, blue", 3],
    ["https://coolors.co/264653-2a9d8f-e9c46a", 3],
  ])("%s is a list of %d", (text, count) => {
    const found = computed(text);
    expect([found?.kind, found?.colors.length]).toEqual(["list", count]);
  });

  it.each(["", "palette", "contrast on", "mix", "mix red", "dark mode", "40%", "on white", "teal 400%"])(
    "“%s” computes nothing",
    (text) => {
      expect(computed(text)).toBeUndefined();
    },
  );
});
