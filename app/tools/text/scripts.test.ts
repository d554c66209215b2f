import { expect, it } from "vitest";
import { paintedLetters } from "./painted-letters.ts";
import { isRightToLeft, scriptFamilies } from "./scripts.ts";

it.each([
  ["Ripe plums", []],
  ["مرحبا", ["Noto Sans Arabic"]],
  ["שלום", ["Noto Sans Hebrew"]],
  ["नमस्ते", ["Noto Sans Devanagari"]],
  ["สวัสดี", ["Noto Sans Thai"]],
  ["こんにちは", ["Noto Sans JP"]],
  ["안녕", ["Noto Sans KR"]],
  ["你好", ["Noto Sans SC"]],
  // Japanese has Chinese characters, which its own font draws in its own forms.
  ["日本の色", ["Noto Sans JP", "Noto Sans SC"]],
  ["Цвет", ["Noto Sans"]],
] as const)("[TXT] %s needs the fonts of its scripts and no other", (text, families) => {
  expect(scriptFamilies(text)).toEqual(families);
});

it("[TXT] the first letter of a line decides its direction", () => {
  expect(["مرحبا", "123 שלום", "“عربي”"].map(isRightToLeft)).toEqual([true, true, true]);
  expect(["Plum مرحبا", "123", "", "नमस्ते"].map(isRightToLeft)).toEqual([false, false, false, false]);
});

it("[TXT] letters that join are painted as a word", () => {
  expect(paintedLetters("ab مرحبا!")).toEqual(["a", "b", " ", "مرحبا", "!"]);
  expect(paintedLetters("नमस्ते")).toEqual(["नमस्ते"]);
  expect(paintedLetters("é👩‍🎨")).toEqual(["é", "👩‍🎨"]);
});
