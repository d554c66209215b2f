import { describe, expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { colorOf } from "#engine/testing/expect-color.ts";
import { ROLE_TOKENS } from "#engine/theme/role-graph.ts";
import { solveTheme } from "#engine/theme/solve-theme.ts";
import { type BrandSettings, brandStyles } from "./brand-styles.ts";

const cssOf = (settings: BrandSettings): string => {
  const styles = brandStyles(settings);
  if (!styles.ok) throw new Error(styles.message);
  return styles.css;
};

describe("[PKG-1] the styles of a brand", () => {
  it("have every token in the four modes of the theme", () => {
    const brand = ["#0b6e4f", "#C57F1F"];
    const css = cssOf({
      brand: brand.join(", "),
      contrast: "60",
      tint: "0.5",
      floors: "aaa",
      prefix: "shop",
    });
    const { modes } = solveTheme({
      brand: brand.map((text) => colorOf(parseColor(text))),
      contrast: 60,
      tint01: 0.5,
      floors: "aaa",
    });
    const [plain = "", high = "", forced = ""] = css.split("\n@media");
    for (const [text, light, dark] of [
      [plain, modes.light, modes.dark],
      [high, modes["light-high"], modes["dark-high"]],
    ] as const)
      for (const token of ROLE_TOKENS) {
        const [first, second] = [formatHex(light[token]), formatHex(dark[token])];
        const value = first === second ? first : `light-dark(${first},${second})`;
        expect(text, token).toContain(`--shop-${token}:${value};`);
      }
    expect(forced).toContain("forced-colors: active");
  });

  it.each([
    [{}, "brand takes 1 to 3 colors"],
    [{ brand: "#111 #222 #333 #444" }, "brand takes 1 to 3 colors"],
    [{ brand: "#0b6e4f teal" }, "“teal” is none"],
    [{ brand: "#111", contrast: "very" }, "contrast is a number from 0 to 100"],
    [{ brand: "#111", contrast: "" }, "contrast is a number from 0 to 100"],
    [{ brand: "#111", tint: "2" }, "tint is a number from 0 to 1"],
    [{ brand: "#111", floors: "AA" }, "floors is one of aa, aaa, both, apca"],
    [{ brand: "#111", prefix: "a;b" }, "prefix takes letters"],
  ])("are refused for %o", (settings, message) => {
    expect(brandStyles(settings)).toEqual({ ok: false, message: expect.stringContaining(message) });
  });
});
