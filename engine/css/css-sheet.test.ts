import { describe, expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { readSheet } from "./css-sheet.ts";

describe("what a part of the page declares in each mode", () => {
  const SHEET = `
    :root { --ink: #111111; --page: #ffffff; --same: #0000ff; }
    .theme-sea { --ink: #003344; }
    .theme-mud { --page: #eeddcc; color: #332211; }
    .by-name { color: var(--ink); background: var(--page); }
    .by-another { --own: var(--ink); color: var(--own); }
    .inherited { --ink: inherit; color: var(--ink); }
    .current { background: currentColor; }
    .same { color: var(--same); }
  `;

  it("[RDG-4] it follows what the mode changes, whether by name, by another name, by inheritance or by the color around", () => {
    const sheet = readSheet(SHEET);
    const colorsOf = (part: string, name: string) =>
      sheet.modes.map((mode) => {
        const color = sheet.partsOf(mode).get(part)?.get(name)?.color;
        return `${mode.name} ${color && formatHex(color)}`;
      });
    const inks = ["light #111111", "theme-sea #003344", "theme-mud #111111"];
    expect(colorsOf(".by-name", "color")).toEqual(inks);
    expect(colorsOf(".by-another", "color")).toEqual(inks);
    expect(colorsOf(".inherited", "color")).toEqual(inks);
    expect(colorsOf(".by-name", "background")).toEqual([
      "light #ffffff",
      "theme-sea #ffffff",
      "theme-mud #eeddcc",
    ]);
    expect(colorsOf(".current", "background").at(-1)).toBe("theme-mud #332211");
    expect(colorsOf(".same", "color")).toEqual(["light #0000ff", "theme-sea #0000ff", "theme-mud #0000ff"]);
  });
});
