import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wcagRatio } from "#engine/contrast/contrast.ts";
import { deltaEOK } from "#engine/difference/difference.ts";
import { formatHex } from "#engine/format/format.ts";
import { color, hexColor } from "#engine/testing/sample-colors.ts";
import {
  DARK_HEXES,
  darkHexesOf,
  hexesOf,
  LIGHT_HEXES,
  PAIRED_SAMPLE,
  PICTURES,
  readColors,
  SAMPLE,
  written,
  writtenText,
} from "#engine/testing/sample-palettes.ts";
import { SHADCN_TOKENS } from "#engine/theme/outputs/shadcn-tokens.ts";
import { ROLE_TOKENS } from "#engine/theme/role-graph.ts";
import { type RoleColors, solveTheme } from "#engine/theme/solve-theme.ts";
import { sampled } from "#tests/exhaustive.ts";
import { EXPORT_FORMATS, type ExportOptions } from "./export/export-palette.ts";
import { CASE_STYLES } from "./export/identifiers.ts";

/** Formats that are read back; shadcn chooses roles by itself and a picture has no values. */
const ids = EXPORT_FORMATS.map(({ id }) => id).filter((id) => !PICTURES.includes(id));
const plainIds = ids.filter((id) => id !== "shadcn");
/** One file holds one mode. */
const MODE_FILES = ["figma", "figma-dark"];
/** Formats without modes: dark values come back as separate colors. */
const FLAT = ["aco", "sketch", "procreate", "svg", "hex"];
/** Formats without names. */
const NAMELESS = ["procreate", "hex"];
const words = (text: string | undefined) => (text ?? "").toLowerCase().replaceAll(/[^a-z0-9]/g, "");
/** Every variable of https://ui.shadcn.com/docs/theming, and destructive-foreground, which older themes have. */
const SHADCN_ROLES = (
  "background foreground card card-foreground popover popover-foreground primary primary-foreground secondary " +
  "secondary-foreground muted muted-foreground accent accent-foreground destructive destructive-foreground border " +
  "input ring chart-1 chart-2 chart-3 chart-4 chart-5 sidebar sidebar-foreground sidebar-primary " +
  "sidebar-primary-foreground sidebar-accent sidebar-accent-foreground sidebar-border sidebar-ring"
).split(" ");
const link = "https://tincture.example/palette-generator?c=ffffff-000000";

describe("[TLS-10] [COL-6] an export can be imported again", () => {
  it.each(plainIds)("%s: colors, order and names", async (id) => {
    const { colors, title } = readColors(await written(id, SAMPLE, { shareLink: link }));
    expect(hexesOf(colors)).toEqual(LIGHT_HEXES);
    if (!NAMELESS.includes(id))
      expect(colors.map(({ name }) => words(name))).toEqual(SAMPLE.colors.map(({ name }) => words(name)));
    if (["ase", "gpl", "json", "svg", "procreate", "figma", "xcode-bundle"].includes(id))
      expect(title).toBe("Harbour");
  });

  it.each(plainIds.filter((id) => ![...FLAT, ...MODE_FILES, "template"].includes(id)))(
    "%s: light and dark values",
    async (id) => {
      const { colors } = readColors(await written(id, PAIRED_SAMPLE, { shareLink: link }));
      expect(hexesOf(colors)).toEqual(LIGHT_HEXES);
      expect(darkHexesOf(colors)).toEqual(DARK_HEXES);
      expect(colors.map(({ name }) => words(name))).toEqual(SAMPLE.colors.map(({ name }) => words(name)));
    },
  );

  it.each([
    ["figma", LIGHT_HEXES],
    ["figma-dark", DARK_HEXES],
  ])("[U15] %s: the values of its mode", async (id, hexes) => {
    const { colors } = readColors(await written(id, PAIRED_SAMPLE));
    expect(hexesOf(colors)).toEqual(hexes);
    expect(colors.map(({ name }) => words(name))).toEqual(SAMPLE.colors.map(({ name }) => words(name)));
  });

  it.each(FLAT)("%s: dark values under names of their own", async (id) => {
    const { colors } = readColors(await written(id, PAIRED_SAMPLE));
    expect(hexesOf(colors).toSorted()).toEqual([...LIGHT_HEXES, ...DARK_HEXES].toSorted());
  });

  it("[U28] svg: alpha stands beside the paint, where readers of SVG 1.1 find it", async () => {
    const colors = ["#ff000080", "#12345600", "#abcdef01", "#0e2a47"].map((hex) => ({
      name: hex,
      color: color(hex),
    }));
    const wide = { name: "Wide", color: color("color(display-p3 1 0.2 0 / 0.25)") };
    const svg = await writtenText("svg", { colors: [...colors, wide] });
    expect(svg).toContain('fill="#ff0000" fill-opacity="0.502"');
    expect(svg).not.toMatch(/fill="#[0-9a-f]{8}"|fill:[^"]*\//);
    const back = readColors(svg).colors;
    expect(hexesOf(back.slice(0, 4))).toEqual(colors.map(({ name }) => name));
    expect(back[4]?.color).toMatchObject({ space: "display-p3", alpha: 0.25 });
  });

  it.each(["media", "class", "light-dark"] as const)("css: dark values by %s", async (darkMode) => {
    for (const valueFormat of ["hex", "rgb", "hsl", "oklch"] as const) {
      const { colors } = readColors(await written("css", PAIRED_SAMPLE, { darkMode, valueFormat }));
      for (const [index, each] of colors.entries()) {
        expect(deltaEOK(each.color, color(LIGHT_HEXES[index] ?? ""))).toBeLessThan(0.004);
        expect(deltaEOK(each.dark ?? each.color, color(DARK_HEXES[index] ?? ""))).toBeLessThan(0.004);
      }
    }
  });

  it.each(["css", "tailwind"])(
    "%s: a color outside sRGB is imported itself rather than its fallback",
    async (id) => {
      const wide = color("color(display-p3 1 0.2 0)");
      const dark = color("color(display-p3 0 0.9 0.5)");
      for (const darkMode of ["media", "class", "light-dark"] as const) {
        const palette = {
          colors: [
            { name: "Flame", color: wide, dark },
            { name: "Plain", color: color("#123456"), dark: color("#abcdef") },
            { name: "Half", color: wide, dark: color("#445566") },
          ],
        };
        const { colors } = readColors(await written(id, palette, { darkMode }));
        expect(deltaEOK(colors[0]?.color ?? dark, wide)).toBeLessThan(0.003);
        expect(deltaEOK(colors[0]?.dark ?? wide, dark)).toBeLessThan(0.003);
        expect(darkHexesOf(colors).slice(1)).toEqual(["#abcdef", "#445566"]);
      }
    },
  );

  it("shadcn: complete, and each text on its ground reaches 4.5:1", async () => {
    for (const palette of [SAMPLE, PAIRED_SAMPLE, { colors: SAMPLE.colors.slice(0, 1) }]) {
      const css = await writtenText("shadcn", palette);
      expect(css).toContain("--radius: 0.625rem;");
      const { colors } = readColors(css);
      const roles = new Map(colors.map((each) => [each.name?.replaceAll(" ", "-"), each]));
      expect([...roles.keys()]).toEqual(SHADCN_ROLES);
      for (const [name = "", text] of roles) {
        if (!name.endsWith("foreground")) continue;
        const ground = roles.get(name === "foreground" ? "background" : name.replace(/-foreground$/, ""));
        for (const mode of ["color", "dark"] as const) {
          const [over, under] = [text[mode] ?? text.color, ground?.[mode] ?? ground?.color];
          expect(under && wcagRatio(over, under), `${name}, ${mode}`).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  });

  it("in every naming and case style, with any names", async () => {
    const options = fc.record({
      naming: fc.constantFrom("name", "index", "step"),
      caseStyle: fc.constantFrom(...CASE_STYLES),
      prefix: fc.constantFrom("", "brand", "x-", "9 lives"),
    }) satisfies fc.Arbitrary<Partial<ExportOptions>>;
    const palettes = fc.array(
      fc.record({ name: fc.string({ unit: "grapheme", maxLength: 30 }), color: hexColor }),
      { minLength: 1, maxLength: 12 },
    );
    // SVG lists each color once; comments and tables need no identifiers.
    const textual = [
      "css",
      "scss",
      "less",
      "stylus",
      "tailwind",
      "dtcg",
      "style-dictionary",
      "dtcg-hex",
      "xcode-bundle",
      "android-bundle",
      "flutter-bundle",
      "js",
      "ts",
      "tailwind3",
      "android",
      "swift",
      "flutter",
      "figma",
      "gpl",
      "ase",
      "aco",
      "procreate",
      "csv",
      "json",
    ];
    await fc.assert(
      fc.asyncProperty(palettes, options, fc.constantFrom(...textual), async (colors, given, id) => {
        const back = readColors(await written(id, { colors }, given));
        expect(hexesOf(back.colors), await writtenText(id, { colors }, given)).toEqual(hexesOf(colors));
      }),
      { numRuns: sampled(200, 50) },
    );
  });

  it("ramp steps are numbered 50 to 950", async () => {
    const many = (count: number) => ({
      colors: Array.from({ length: count }, () => ({ name: "x", color: color("#123456") })),
    });
    const names = async (count: number) =>
      [
        ...(await writtenText("css", many(count), { naming: "step", prefix: "blue" })).matchAll(
          /--([\w-]+):/g,
        ),
      ].map(([, name]) => name);
    expect(await names(11)).toEqual(
      [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950].map((step) => `blue-${step}`),
    );
    expect(await names(3)).toEqual(["blue-100", "blue-200", "blue-300"]);
    expect(new Set(await names(30)).size).toBe(30);
  });
});

describe("[DRK] [LGT] [COL-6] a theme in the export panel", () => {
  const { light, dark } = solveTheme({ brand: [color("#6d3bf5")] }).modes;
  const rolesOf = (colors: RoleColors) =>
    Object.entries(SHADCN_TOKENS).map(([role, token]) => [role, colors[token]] as const);
  const palette = {
    title: "Theme",
    colors: ROLE_TOKENS.map((name) => ({ name, color: light[name], dark: dark[name] })),
    roles: { light: rolesOf(light), dark: rolesOf(dark) },
  };

  it.each(["css", "scss", "tailwind", "dtcg", "json", "ase", "gpl"])(
    "%s contains both values of every token",
    async (id) => {
      const { colors } = readColors(await written(id, palette));
      expect(hexesOf(colors)).toEqual(hexesOf(palette.colors));
      expect(darkHexesOf(colors)).toEqual(darkHexesOf(palette.colors));
    },
  );

  it("shadcn/ui gets the theme's own roles in light and dark", async () => {
    const { colors } = readColors(await written("shadcn", palette));
    const primary = colors.find(({ name }) => name === "primary");
    expect(formatHex(primary?.color ?? color("#000"))).toBe("#6d3bf5");
    const background = colors.find(({ name }) => name === "background");
    expect(background?.dark && formatHex(background.dark)).toBe(formatHex(dark.a0));
    expect(colors).toHaveLength(Object.keys(SHADCN_TOKENS).length);
  });
});
