import { fontLookupAPCA } from "apca-w3";
import { describe, expect, it } from "vitest";
import { apcaFonts, apcaUse, FONT_WEIGHTS, formatFontSize, formatLc } from "./apca-fonts.ts";

/** The package writes 999 for "no size" and 777 for "non-text only". */
const asNumber = (size: number | "non-text" | "nothing"): number =>
  size === "nothing" ? 999 : size === "non-text" ? 777 : size;

describe("[CON] APCA font table", () => {
  it("matches the reference package at every tenth of Lc", () => {
    // Below Lc 5 the package returns the header row of its own table.
    for (let tenth = 50; tenth < 1080; tenth += 1) {
      const lc = tenth / 10;
      const given = fontLookupAPCA(lc).slice(1).map(Number);
      // Off by a third of a step at weights 500 and 600 for Lc 75 to 90, where the package rounds its
      // differences to 3 digits.
      apcaFonts(lc).sizes.forEach((size, column) => {
        expect(
          Math.abs(asNumber(size) - (given[column] ?? Number.NaN)),
          `Lc ${lc}, ${FONT_WEIGHTS[column]}`,
        ).toBeLessThanOrEqual(0.5);
      });
    }
  });
  it("is the same for both polarities, and requires larger sizes for less contrast", () => {
    expect(apcaFonts(-60).sizes).toEqual(apcaFonts(60).sizes);
    for (let lc = 31; lc < 108; lc += 1) {
      const [here, next] = [apcaFonts(lc).sizes, apcaFonts(lc + 1).sizes];
      here.forEach((size, column) => {
        expect(asNumber(next[column] ?? "nothing")).toBeLessThanOrEqual(asNumber(size) + 2);
      });
    }
  });
  it("names the use case of each size, and none below Lc 15", () => {
    expect(apcaUse(-76)).toContain("18 px");
    expect(apcaUse(14.9)).toBeUndefined();
  });
  it("sizes are rounded up to the next tenth", () => {
    expect([17.25, 14.81, 16, 10.1].map(formatFontSize)).toEqual(["17.3", "14.9", "16", "10.1"]);
  });
  it("Lc is truncated, never rounded up, and keeps its sign", () => {
    expect([formatLc(-47.99), formatLc(74.96), formatLc(0), formatLc(-0.04)]).toEqual([
      "−47.9",
      "74.9",
      "0.0",
      "0.0",
    ]);
  });
});
