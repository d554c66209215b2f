/** Outputs for apps and tools: what each format writes is read here by that format's own grammar. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import { formatHex } from "#engine/format/format.ts";
import { mapToGamut } from "#engine/gamut/gamut.ts";
import { brandColor, color } from "#engine/testing/sample-colors.ts";
import { ROLE_TOKENS, THEME_MODES, type ThemeModeName } from "#engine/theme/role-graph.ts";
import { type FourModeTheme, solveTheme } from "#engine/theme/solve-theme.ts";
import { MATERIAL_PAIRS } from "#engine/theme/targets/material-pairs.ts";
import { auditTargetMode } from "#engine/theme/targets/theme-targets.ts";
import { sampled } from "#tests/exhaustive.ts";
import { MODE_IDENTIFIERS } from "./mode-names.ts";
import { writeThemeAndroid } from "./write-theme-android.ts";
import { writeThemeDesignMd } from "./write-theme-design-md.ts";
import { writeThemeFigma } from "./write-theme-figma.ts";
import { writeThemeFlutter } from "./write-theme-flutter.ts";
import { writeThemeScss } from "./write-theme-scss.ts";
import { writeThemeStyleDictionary } from "./write-theme-style-dictionary.ts";
import { writeThemeXcode } from "./write-theme-xcode.ts";

type Modes = Readonly<Record<ThemeModeName, readonly string[]>>;
/** The colors of every mode as hex, in the order of the tokens. */
const wantedOf = (theme: FourModeTheme): Modes =>
  byMode((mode) => ROLE_TOKENS.map((token) => formatHex(theme.modes[mode][token])));
const byMode = <Value>(valueOf: (mode: ThemeModeName) => Value) => ({
  light: valueOf("light"),
  dark: valueOf("dark"),
  "light-high": valueOf("light-high"),
  "dark-high": valueOf("dark-high"),
});
const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, value = ""]) => value);
const textOf = (files: readonly { name: string; text: string }[], name: string): string =>
  files.find((file) => file.name === name)?.text ?? "";
const hexOfArgb = (argb: string): string => `#${argb.slice(2).toLowerCase()}`;
const partsOf = (texts: readonly string[]): Modes =>
  byMode((mode) => {
    const at = THEME_MODES.indexOf(mode) * ROLE_TOKENS.length;
    return texts.slice(at, at + ROLE_TOKENS.length);
  });

const READERS: Readonly<Record<string, (theme: FourModeTheme) => Modes>> = {
  SCSS: (theme) => partsOf(found(writeThemeScss(theme), /^ {2}"[\w-]+": (#\w+),$/gm)),
  "Style Dictionary": (theme) =>
    byMode((mode) => {
      const files = writeThemeStyleDictionary(theme);
      return found(textOf(files, `tokens/${mode}.json`), /"\$value": "(#\w+)"/g);
    }),
  Figma: (theme) => {
    const files = writeThemeFigma(theme);
    return byMode((mode) =>
      found(textOf(files, `${mode}.tokens.json`), /"components": \[([^\]]*)\]/g).map((components) =>
        formatHex(color(`color(srgb ${components.replaceAll(",", " ")})`)),
      ),
    );
  },
  "Android resources": (theme) => {
    const files = writeThemeAndroid(theme);
    const read = (folder: string, name: RegExp) =>
      found(textOf(files, `res/${folder}/theme_colors.xml`), name).map(hexOfArgb);
    const [plain, high] = [
      /<color name="theme_(?!high_)\w+">#(\w{8})</g,
      /<color name="theme_high_\w+">#(\w{8})</g,
    ];
    return {
      light: read("values", plain),
      dark: read("values-night", plain),
      "light-high": read("values", high),
      "dark-high": read("values-night", high),
    };
  },
  Compose: (theme) =>
    partsOf(
      found(textOf(writeThemeAndroid(theme), "ThemeColors.kt"), /^ {4}\w+ = Color\(0x(\w{8})\),$/gm).map(
        hexOfArgb,
      ),
    ),
  Flutter: (theme) =>
    partsOf(found(writeThemeFlutter(theme), /^ {4}\w+: Color\(0x(\w{8})\),$/gm).map(hexOfArgb)),
  Xcode: (theme) => {
    const sets = writeThemeXcode(theme).filter(({ name }) => name.includes(".colorset/"));
    const read = sets.map(({ text }) =>
      found(text.replaceAll(/\s+/g, ""), /"red":"([\d.]+","green":"[\d.]+","blue":"[\d.]+)"/g).map((parts) =>
        formatHex(color(`color(srgb ${parts.replaceAll(/[^\d.]+/g, " ")})`)),
      ),
    );
    return byMode((mode) => read.map((colors) => colors[THEME_MODES.indexOf(mode)] ?? ""));
  },
  "DESIGN.md": (theme) => {
    const rows = [...writeThemeDesignMd(theme, "Ember").matchAll(/^\| [\w-]+ \| (#.*) \|$/gm)].map(
      ([, cells = ""]) => cells.split(" | "),
    );
    return byMode((mode) => rows.map((cells) => cells[THEME_MODES.indexOf(mode)] ?? ""));
  },
};

describe("[THM-3] outputs for apps and tools", () => {
  it.each(Object.entries(READERS))("[THM-3] %s holds all four modes as the same colors", (_, read) => {
    fc.assert(
      fc.property(brandColor, (brand) => {
        // What is read here is hex; wide colors are below.
        const theme = solveTheme({ brand: [color(formatHex(brand))] });
        expect(read(theme)).toEqual(wantedOf(theme));
      }),
      { numRuns: sampled(8, 3) },
    );
  });

  it("[THM-3] a brand outside sRGB stays in Display P3 where the format has it, and is mapped where not", () => {
    const wide = color("color(display-p3 1 0.2 0)");
    const theme = solveTheme({ brand: [wide] });
    const mapped = formatHex(mapToGamut(wide, "srgb"));
    const android = writeThemeAndroid(theme);
    expect(textOf(android, "ThemeColors.kt")).toMatch(
      /import .*ColorSpaces\n[^]*brand = Color\(red = 1f, green = 0.2f, blue = 0f, alpha = 1f, colorSpace = ColorSpaces.DisplayP3\)/,
    );
    expect(textOf(android, "res/values/theme_colors.xml")).toContain(
      `<color name="theme_brand">#FF${mapped.slice(1).toUpperCase()}</color>`,
    );
    expect(writeThemeFlutter(theme)).toMatch(
      /show ColorSpace;[^]*brand: Color.from\(alpha: 1, red: 1, green: 0.2, blue: 0, colorSpace: ColorSpace.displayP3\)/,
    );
    const set: unknown = JSON.parse(
      textOf(writeThemeXcode(theme), "Theme.xcassets/Theme/Brand.colorset/Contents.json"),
    );
    expect(set).toHaveProperty(["colors", 0, "color", "color-space"], "display-p3");
    for (const { text } of writeThemeFigma(theme)) expect(text).not.toContain("display-p3");
    const written = /"brand": \{\s*"\$value": "([^"]*)"/.exec(
      textOf(writeThemeStyleDictionary(theme), "tokens/light.json"),
    )?.[1];
    expect(deltaEOK(color(written ?? ""), wide)).toBeLessThan(0.003);
  });

  it("[THM-3] Xcode tells the four appearances apart", () => {
    const set = textOf(
      writeThemeXcode(solveTheme({ brand: [color("#e8622c")] })),
      "Theme.xcassets/Theme/OnBrand.colorset/Contents.json",
    );
    const { colors } = JSON.parse(set) as { colors: { appearances?: { value: string }[] }[] };
    expect(colors.map(({ appearances = [] }) => appearances.map(({ value }) => value))).toEqual([
      [],
      ["dark"],
      ["high"],
      ["dark", "high"],
    ]);
  });

  it.each([
    [
      "Flutter",
      (theme: FourModeTheme) => writeThemeFlutter(theme),
      (text: string, mode: string) =>
        new RegExp(`const ColorScheme ${mode}Scheme = ColorScheme\\(([^]*?)\\n\\);`).exec(text)?.[1] ?? "",
      "onInverseSurface",
    ],
    [
      "Compose",
      (theme: FourModeTheme) => textOf(writeThemeAndroid(theme), "ColorSchemes.kt"),
      (text: string, mode: string) =>
        new RegExp(`val ${mode}Scheme = (?:light|dark)ColorScheme\\(([^]*?)\\n\\)`).exec(text)?.[1] ?? "",
      "inverseOnSurface",
    ],
  ] as const)(
    "[THM-3] %s has a scheme a mode in which the components of Material pass, and the exact brand beside it",
    (_, write, schemeOf, inverseText) => {
      const theme = solveTheme({ brand: [color("#fff3b0")] });
      const text = write(theme);
      for (const mode of THEME_MODES) {
        const roles = new Map(
          [...schemeOf(text, MODE_IDENTIFIERS[mode]).matchAll(/(\w+)[:=\s]+Color\(0x(\w{8})\)/g)].map(
            ([, role = "", argb = ""]) => [
              role === inverseText ? "onInverseSurface" : role,
              color(hexOfArgb(argb)),
            ],
          ),
        );
        const failing = auditTargetMode({ pairs: MATERIAL_PAIRS }, roles, { mode, floors: "aa" }).filter(
          ({ passes }) => !passes,
        );
        expect(failing).toEqual([]);
      }
    },
  );

  it("[THM-3] Flutter's tokens are a ThemeExtension, so that a theme carries and blends them", () => {
    const dart = writeThemeFlutter(solveTheme({ brand: [color("#e8622c")] }));
    expect(dart).toContain("class ThemeTokens extends ThemeExtension<ThemeTokens> {");
    for (const name of ["a0", "onBrand", "warningSoft", "lineControl"]) {
      expect(dart).toContain(`      ${name}: ${name} ?? this.${name},`);
      expect(dart).toContain(`      ${name}: Color.lerp(${name}, other.${name}, t)!,`);
    }
  });
});
