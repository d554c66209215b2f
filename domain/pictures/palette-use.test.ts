import { expect, it } from "vitest";
import { knownColor } from "#domain/documents/color-text.ts";
import { bestPartners, paletteUse } from "./palette-use.ts";

const named = (...pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([name, hex]) => ({ name, color: knownColor(hex) }));
const SPOTLIGHT = named(
  ["Vinaceous Cinnamon", "ef888f"],
  ["Glowing Meteor", "f34312"],
  ["Silken Jade", "00a49e"],
  ["Waxy Corn", "f5b408"],
  ["Castro", "412432"],
);

it("[LIB-2] says which color carries text on which, and what is loud", () => {
  expect(paletteUse(SPOTLIGHT)).toBe(
    "Castro carries text on Waxy Corn at 7.4\u00A0:\u00A01 and on Vinaceous Cinnamon at 5.6\u00A0:\u00A01. Keep Glowing Meteor for one thing on a page.",
  );
});

it("[LIB-2] names black and white where no color of the palette reads", () => {
  expect(paletteUse(named(["One", "888888"], ["Two", "999999"]))).toBe(
    "None of these reads as text on another: set text in black.",
  );
  expect(bestPartners(SPOTLIGHT).map(({ name, ratio }) => `${name} ${ratio}`)).toEqual([
    "Castro 5.63",
    "black 5.62",
    "black 6.80",
    "Castro 7.49",
    "Waxy Corn 7.49",
  ]);
  expect(paletteUse([])).toBe("");
});
