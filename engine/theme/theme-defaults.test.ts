import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { wcagRatio } from "#engine/contrast/contrast.ts";
import { deltaEOK } from "#engine/difference/difference.ts";
import { formatHex } from "#engine/format/format.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { color } from "#engine/testing/sample-colors.ts";
import { auditRoles } from "./audit-roles.ts";
import { CLOSE, colorApart } from "./family-distance.ts";
import { THEME_MODES } from "./role-graph.ts";
import { solveTheme } from "./solve-theme.ts";
import { solvedFloors } from "./theme-floors.ts";

const HARD = (
  "#e2432a #2563eb #4f46e5 #e11d48 #f59e0b #16a34a #fff3b0 #0b0b0f " +
  "#39ff14 #808080 #0b6e4f #7c3aed #000000 #ffffff #ff0000 #00ff00"
).split(" ");

describe("[THM-2] the defaults of a theme", () => {
  it.each(HARD)("keep derived colors and signals of %s apart in light and dark", (brand) => {
    const { close } = solveTheme({ brand: [color(brand)] });
    expect(close.filter(({ mode }) => mode === "light" || mode === "dark")).toEqual([]);
  });

  it("offer a repair for a given color that looks like a signal", () => {
    const theme = solveTheme({ brand: ["#2563eb", "#ce2a29", "#017d38"].map(color), edition: 1 });
    const found = theme.close.find(({ family, other }) => family === "second" && other === "danger");
    if (found === undefined) throw new Error("The second color and danger are not named.");
    const floors = solvedFloors("aa", found.mode);
    const apart = colorApart(found, theme.modes[found.mode], floors);
    if (apart === undefined) throw new Error("There is no repair.");
    const mended = solveTheme({
      brand: ["#2563eb", "#ce2a29", "#017d38"].map(color),
      edition: 1,
      pins: { [found.mode]: { danger: apart } },
    });
    expect(mended.close.filter(({ mode, other }) => mode === found.mode && other === "danger")).toEqual([]);
    expect(auditRoles(mended, found.mode).unreachable).toEqual([]);
  });

  it.each(["#e2432a", "#f97316", "#808080", "#16a34a"])(
    "make the fill of %s darker in light high contrast, lighter in dark high contrast",
    (brand) => {
      const { modes } = solveTheme({ brand: [color(brand)] });
      const plain = wcagRatio(modes.light.brand, modes["light-high"].a0);
      expect(wcagRatio(modes["light-high"].brand, modes["light-high"].a0)).toBeGreaterThanOrEqual(plain);
      const dark = wcagRatio(modes.dark.brand, modes["dark-high"].a0);
      expect(wcagRatio(modes["dark-high"].brand, modes["dark-high"].a0)).toBeGreaterThanOrEqual(dark);
    },
  );

  it.each(["#0b0b0f", "#808080", "#000000"])(
    "give text in the color of %s, which has no hue to be told by, the strength of text",
    (brand) => {
      for (const mode of ["light", "dark"] as const) {
        const colors = solveTheme({ brand: [color(brand)] }).modes[mode];
        const [own, text] = [colors["brand-text"], colors.text].map((each) => wcagRatio(each, colors.a0));
        expect(own, mode).toBeGreaterThan((text ?? 0) * 0.97);
      }
    },
  );

  it.each(["#e2432a", "#2563eb", "#0b1f3f", "#16a34a"])("do not dim links of %s on a dark page", (brand) => {
    const { dark } = solveTheme({ brand: [color(brand)] }).modes;
    expect(wcagRatio(dark["brand-text"], dark.a0)).toBeGreaterThanOrEqual(6.5);
  });

  it.each(["#fff3b0", "#fbcfe8"])(
    "keep %s, which is pale, from khaki and dust where it gets darker",
    (brand) => {
      const { light } = solveTheme({ brand: [color(brand)] }).modes;
      const before = solveTheme({ brand: [color(brand)], edition: 2 }).modes.light;
      for (const token of ["brand-soft", "brand-text", "primary"] as const)
        expect(colorToOklch(light[token]).chroma, token).toBeGreaterThan(
          colorToOklch(before[token]).chroma * (token === "primary" ? 0.99 : 1.05),
        );
    },
  );

  it.each(HARD)("give a focused field of %s another color than one in error", (brand) => {
    const { modes } = solveTheme({ brand: [color(brand)] });
    for (const mode of THEME_MODES)
      for (const error of ["danger", "danger-edge"] as const)
        expect(deltaEOK(modes[mode].focus, modes[mode][error]), mode).toBeGreaterThan(CLOSE);
    for (const mode of THEME_MODES) {
      const { chroma, hueDeg = 0 } = colorToOklch(modes[mode].focus);
      expect(chroma < 0.1 || (hueDeg > 47 && hueDeg < 351), formatHex(modes[mode].focus)).toBe(true);
    }
  });

  it.each(["#808080", "#ffffff", "#000000", "#d4d4d4"])(
    "give buttons of %s, which is a gray, the contrast of text to the page, so that none looks disabled",
    (brand) => {
      const { modes } = solveTheme({ brand: [color(brand)] });
      for (const mode of THEME_MODES)
        for (const ground of ["a0", "a10"] as const)
          expect(wcagRatio(modes[mode].primary, modes[mode][ground]), mode).toBeGreaterThanOrEqual(7);
      expect(formatHex(modes.light.brand)).toBe(brand);
    },
  );

  it("make danger a red with a white label in dark, brighter beside a red brand but no pink", () => {
    const blue = solveTheme({ brand: [color("#2563eb")] }).modes.dark;
    expect(colorToOklch(blue.danger).chroma).toBeGreaterThan(0.18);
    expect(colorToOklch(blue["on-danger"]).lightness).toBeGreaterThan(0.9);
    for (const brand of ["#e2432a", "#dc2626", "#c8102e"])
      expect(colorToOklch(solveTheme({ brand: [color(brand)] }).modes.dark.danger).hueDeg).toBeGreaterThan(
        20,
      );
  });

  it("leave a warning its strength beside an amber brand: a yellow, no peach", () => {
    const { light, dark } = solveTheme({ brand: [color("#f59e0b")] }).modes;
    for (const { warning } of [light, dark]) expect(colorToOklch(warning).chroma).toBeGreaterThan(0.15);
  });

  it("put white cards on a page that is darker, and give a warning the chroma of amber", () => {
    const { light, dark } = solveTheme({ brand: [color("#2563eb")] }).modes;
    expect(formatHex(light.a10)).toBe("#ffffff");
    expect(colorToOklch(light.a0).lightness).toBeLessThan(0.98);
    for (const { warning } of [light, dark]) expect(colorToOklch(warning).chroma).toBeGreaterThan(0.155);
  });

  it.each([
    // Computed by the solver of 27 November 2026, before edition 2, and before edition 3.
    [1, "209bac2d37a8bdeb6f1b8ba533d6d0b704bbb316422ac95b8b0244764a8cdbae"],
    [2, "2f8233e4ce88006935105d378aef5771f9329e984562b1aa12e730ab3dc13098"],
  ] as const)(
    "[TLS-2] derive themes of edition %i as when it was the newest, byte by byte",
    (edition, sha256) => {
      const digest = createHash("sha256");
      for (const brand of [
        ["#2563eb"],
        ["#e2432a"],
        ["#808080", "#ff0000"],
        ["#0b6e4f", "#c57f1f", "#3f7fd8"],
        ["#fff3b0"],
      ])
        for (const floors of ["aa", "aaa", "apca"] as const) {
          const given = brand.map(color);
          const pins = { light: { "on-danger": color(brand[0] ?? "") } };
          const { modes } = solveTheme({ brand: given, contrast: 30, floors, pins, edition });
          const written = Object.values(modes).map((colors) =>
            Object.entries(colors)
              // Tokens that came with edition 3.
              .filter(([token]) => !/primary/.test(token))
              .map(([token, each]) => `${token} ${formatHex(each)}`),
          );
          digest.update(JSON.stringify(written));
        }
      expect(digest.digest("hex")).toBe(sha256);
    },
  );
});
