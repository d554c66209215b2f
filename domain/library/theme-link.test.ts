import { describe, expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { writeThemeFile } from "./theme-files.ts";
import { isSameTheme, readThemeLink, storedTheme, themeSearch, themeTool } from "./theme-link.ts";

const PALETTE = "/ui-palette-generator?c=0b6e4f&k=60&own=danger.c0392b&bend=info.l.0.5.0.0.0";

describe("[THM-3] [UIP] an interface palette as the library keeps it", () => {
  it("is read without what is only shown, and comes back with the ramps it wears", () => {
    const read = readThemeLink(`${PALETTE}&mode=dark&view=charts&chart=diverging&n=5&page=application`);
    expect(read.ok && read.link).toBe(PALETTE);
    const { steps, brand, contrast } = storedTheme(PALETTE);
    expect(brand.map(formatHex)).toHaveLength(3);
    expect(steps?.brand?.map(formatHex)).toContain("#0b6e4f");
    expect(steps?.danger?.map(formatHex)).toContain("#c0392b");
    expect(contrast).toBe(60);
    expect(themeTool(PALETTE)).toBe("ui-palette");
  });

  it("leaves in its files with its steps, and opens its previews with its ramps", () => {
    const css = writeThemeFile({ theme: PALETTE, title: "Seeds" }, "css", "https://example.org/palettes/a");
    expect(css).toContain("--brand-hover:");
    expect(css).not.toBe(
      writeThemeFile(
        { theme: PALETTE.replace(/&bend=[^&]*/, ""), title: "Seeds" },
        "css",
        "https://example.org/palettes/a",
      ),
    );
    expect(themeSearch(PALETTE)).toBe("c=0b6e4f&k=60&own=danger.c0392b&bend=info.l.0.5.0.0.0&ramps=1");
  });

  it("is another theme than the one without ramps, and refuses what it cannot read by name", () => {
    expect(isSameTheme("/ui-palette-generator?c=0b6e4f", "/dark-theme-generator?c=0b6e4f")).toBe(false);
    expect(isSameTheme("/light-theme-generator?c=0b6e4f", "/dark-theme-generator?c=0b6e4f")).toBe(true);
    expect(readThemeLink("/ui-palette-generator?c=0b6e4f&bend=purple.l.0.1.0.0.0")).toMatchObject({
      ok: false,
      message: expect.stringContaining("purple"),
    });
    expect(readThemeLink("/ui-palette-generator?k=60").ok).toBe(false);
  });
});
