import { readFileSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { solvedTheme } from "./solved-theme.ts";
import { STARTING_THEMES, startingDocument } from "./starting-themes.ts";

const PALETTES = v.parse(
  v.array(
    v.object({
      source: v.string(),
      originalId: v.string(),
      credit: v.string(),
      colors: v.array(v.string()),
    }),
  ),
  JSON.parse(readFileSync(new URL("../../server/library/seed-data/palettes.json", import.meta.url), "utf8")),
);

describe("[THM-2] themes to start from", () => {
  it("are sixteen, each of its own name", () => {
    expect(new Set(STARTING_THEMES.map(({ title }) => title)).size).toBe(16);
  });

  it.each(STARTING_THEMES)("$title has the colors and the credit of its palette in the library", (start) => {
    const palette = PALETTES.find(
      ({ source, originalId }) => source === start.source && originalId === start.originalId,
    );
    expect(palette?.credit).toBe(start.credit);
    const colors = palette?.colors.map((hex) => hex.toLowerCase());
    for (const color of startingDocument(start).brand) expect(colors).toContain(formatHex(color));
  });

  it.each(STARTING_THEMES)("$title is proven: no pair fails, and no two fills look alike", (start) => {
    const { failing, close, targetFailing } = solvedTheme(startingDocument(start));
    expect(failing).toEqual([]);
    expect(close).toEqual([]);
    expect(targetFailing.filter(({ mode }) => !mode.endsWith("high"))).toEqual([]);
  });
});
