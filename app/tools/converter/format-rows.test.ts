import { describe, expect, it } from "vitest";
import { COLOR_FORMATS } from "#engine/format/format.ts";
import { read } from "#engine/testing/arbitrary-color.ts";
import { formatRows, nameRows, type Writing } from "./format-rows.ts";

const PLAIN: Writing = { decimals: "auto", isUpper: false, hasCommas: false };
const row = (css: string, id: string, writing: Writing = PLAIN) =>
  formatRows(read(css), writing).find((entry) => entry.id === id);

describe("[COL-2] the list of formats", () => {
  it("has every format of the engine, once, with its own label", () => {
    const rows = formatRows(read("#0e2a47"), PLAIN);
    expect(rows.map(({ id }) => id)).toEqual(COLOR_FORMATS);
    expect(new Set(rows.map(({ label }) => label)).size).toBe(COLOR_FORMATS.length);
  });

  it("applies capitals to hex only, commas where they are valid, and the chosen decimals", () => {
    const writing: Writing = { decimals: 3, isUpper: true, hasCommas: true };
    expect(row("#0e2a47", "hex", writing)?.text).toBe("#0E2A47");
    expect(row("#0e2a47", "hsl", writing)?.text).toBe("hsl(210.526, 67.059%, 16.667%)");
    expect(row("#0e2a47", "hwb", writing)?.text).toBe("hwb(210.526 5.49% 72.157%)");
  });

  it("says that CMYK has no profile", () => {
    expect(row("#0e2a47", "cmyk")?.note).toBe("no profile");
  });
});

describe("[COL-3] colors outside sRGB", () => {
  it("are mapped where necessary, and marked otherwise", () => {
    const green = "color(display-p3 0 1 0)";
    expect(row(green, "hex")?.note).toBe("mapped");
    expect(row(green, "cmyk")?.note).toBe("mapped, no profile");
    expect(row(green, "oklch")?.note).toBe("P3");
    expect(row(green, "display-p3")?.text).toBe("color(display-p3 0 1 0)");
    expect(row("color(rec2020 0 1 0)", "oklch")?.note).toBe("outside P3");
    expect(row("color(rec2020 0 1 0)", "display-p3")?.note).toBe("mapped");
  });

  it("a color in sRGB has no note", () => {
    expect(formatRows(read("red"), PLAIN).filter(({ note }) => note !== "" && note !== "no profile")).toEqual(
      [],
    );
  });
});

describe("[CNV] names", () => {
  it("are the nearest of each list, with their distances", () => {
    expect(nameRows(read("rebeccapurple"), undefined)).toEqual([
      { id: "css-name", label: "CSS name", text: "rebeccapurple", note: "exact" },
    ]);
    const [css, listed] = nameRows(read("#0e2a47"), { name: "Blue Oar", deltaE: 0.0213 });
    expect(css?.note).toMatch(/^ΔE \d+\.\d$/);
    expect(listed).toMatchObject({ text: "Blue Oar", note: "ΔE 2.1" });
  });
});
