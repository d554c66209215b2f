import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CASE_STYLES } from "#engine/files/export/identifiers.ts";
import { color } from "#engine/testing/sample-colors.ts";
import { SHADCN_TOKENS, shadcnTokenOf } from "#engine/theme/outputs/shadcn-tokens.ts";
import { type Primitive, primitivesOf } from "#engine/theme/outputs/theme-primitives.ts";
import { THEME_SWITCHES, writeThemeCss } from "#engine/theme/outputs/write-theme-css.ts";
import { writeThemeFigma } from "#engine/theme/outputs/write-theme-figma.ts";
import { writeThemeScss } from "#engine/theme/outputs/write-theme-scss.ts";
import { writeShadcnItem } from "#engine/theme/outputs/write-theme-shadcn.ts";
import { writeThemeStyleDictionary } from "#engine/theme/outputs/write-theme-style-dictionary.ts";
import { writeThemeTailwind } from "#engine/theme/outputs/write-theme-tailwind.ts";
import {
  type ThemeFile,
  writeThemeTokenGroups,
  writeThemeTokens,
} from "#engine/theme/outputs/write-theme-tokens.ts";
import { paletteFamilies } from "#engine/theme/palette-families.ts";
import { isPrimaryToken, ROLE_TOKENS, THEME_MODES } from "#engine/theme/role-graph.ts";
import { type FourModeTheme, solveTheme } from "#engine/theme/solve-theme.ts";
import { FLOOR_SETS } from "#engine/theme/theme-floors.ts";
import { buildUiPalette } from "#engine/theme/ui-palette.ts";
import { sampled } from "#tests/exhaustive.ts";
import { readTheme } from "./read-theme.ts";
import { themeDifference } from "./theme-difference.ts";

const sheet = (name: string, text: string): ThemeFile[] => [{ name, text }];
const OUTPUTS: readonly [name: string, write: (theme: FourModeTheme) => ThemeFile[]][] = [
  ...THEME_SWITCHES.map((by): (typeof OUTPUTS)[number] => [
    `CSS by ${by}`,
    (theme) => sheet("theme.css", writeThemeCss(theme, by)),
  ]),
  [
    "CSS with a prefix",
    (theme) => sheet("theme.css", writeThemeCss(theme, "media", { prefix: "acme-ui", format: "rgb" })),
  ],
  ["Tailwind 4", (theme) => sheet("theme.css", writeThemeTailwind(theme))],
  [
    "Tailwind 4 with a prefix",
    (theme) => sheet("theme.css", writeThemeTailwind(theme, { prefix: "acme", format: "hex" })),
  ],
  ["shadcn/ui", (theme) => sheet("registry-item.json", writeShadcnItem(theme, "mine", "Mine"))],
  ["SCSS", (theme) => sheet("_theme.scss", writeThemeScss(theme))],
  ["tokens with a resolver", writeThemeTokens],
  ["tokens in groups", (theme) => sheet("theme.tokens.json", writeThemeTokenGroups(theme))],
  ["Style Dictionary", (theme) => writeThemeStyleDictionary(theme).slice(0, 4)],
  ["Figma", writeThemeFigma],
  // Each in every case, with and without a prefix.
  ...CASE_STYLES.flatMap((caseStyle) =>
    ["", "acme-ui"].flatMap((prefix): typeof OUTPUTS => {
      const naming = { prefix, caseStyle };
      const called = `in ${caseStyle}${prefix === "" ? "" : " with a prefix"}`;
      return [
        [
          `CSS ${called}`,
          (theme) => sheet("theme.css", writeThemeCss(theme, "class", { ...naming, format: "hex" })),
        ],
        [
          `SCSS ${called}`,
          (theme) => sheet("_theme.scss", writeThemeScss(theme, { ...naming, format: "hex" })),
        ],
        [`tokens ${called}`, (theme) => writeThemeTokens(theme, naming)],
        [`Style Dictionary ${called}`, (theme) => writeThemeStyleDictionary(theme, naming).slice(0, 4)],
        [`Figma ${called}`, (theme) => writeThemeFigma(theme, naming)],
      ];
    }),
  ),
];
const STEPPED: readonly [
  name: string,
  write: (theme: FourModeTheme, primitives: readonly Primitive[]) => ThemeFile[],
  alias: RegExp,
][] = [
  ...THEME_SWITCHES.map((by): (typeof STEPPED)[number] => [
    `CSS by ${by}`,
    (theme, primitives) =>
      sheet("theme.css", writeThemeCss(theme, by, { prefix: "acme", format: "hex", primitives })),
    /--acme-brand: (?:light-dark\()?var\(--acme-primary-\d+\)/,
  ]),
  [
    "Tailwind 4",
    (theme, primitives) =>
      sheet("theme.css", writeThemeTailwind(theme, { prefix: "", format: "oklch", primitives })),
    /--brand: var\(--primary-\d+\);/,
  ],
  [
    "tokens with a resolver",
    (theme, primitives) => writeThemeTokens(theme, { prefix: "", primitives }),
    /"\$value": "\{ramp\.primary\.\d+\}"/,
  ],
  [
    "tokens with a prefix, in camel case",
    (theme, primitives) => writeThemeTokens(theme, { prefix: "acme", caseStyle: "camel", primitives }),
    /"\$value": "\{acme\.ramp\.primary\.\d+\}"/,
  ],
  [
    "Style Dictionary",
    (theme, primitives) => writeThemeStyleDictionary(theme, { prefix: "acme", primitives }).slice(0, 4),
    /"\$value": "\{acme\.ramp\.primary\.\d+\}"/,
  ],
  [
    "Figma",
    (theme, primitives) => writeThemeFigma(theme, { prefix: "", primitives }),
    /"\$value": "\{ramp\.primary\.\d+\}"/,
  ],
  [
    "SCSS",
    (theme, primitives) =>
      sheet("_theme.scss", writeThemeScss(theme, { prefix: "acme", format: "hex", primitives })),
    /"brand": \$acme-primary-\d+,/,
  ],
  [
    "CSS in camel case with a prefix",
    (theme, primitives) =>
      sheet(
        "theme.css",
        writeThemeCss(theme, "media", { prefix: "acme", caseStyle: "camel", format: "hex", primitives }),
      ),
    /--acmeBrand: var\(--acmePrimary\d+\);/,
  ],
  [
    "shadcn/ui",
    (theme, primitives) => sheet("registry-item.json", writeShadcnItem(theme, "mine", "Mine", primitives)),
    /"brand": "var\(--primary-\d+\)"/,
  ],
];
const SHADCN_NAMES = new Set(Object.keys(SHADCN_TOKENS));
/** The tokens that a file of our own says; its solved variables are none. */
const SHADCN: ReadonlySet<string | undefined> = new Set(
  [...SHADCN_NAMES].map((name) => shadcnTokenOf(name, SHADCN_NAMES)),
);
const read = (files: readonly ThemeFile[]) => {
  const reading = readTheme(files);
  if (!reading.ok) throw new Error(reading.message);
  return reading;
};

const BYTE = fc.integer({ min: 0, max: 255 });
const REQUEST = fc.record({
  brand: fc.array(
    fc.tuple(BYTE, BYTE, BYTE).map(([r, g, b]) => color(`rgb(${r} ${g} ${b})`)),
    { minLength: 1, maxLength: 3 },
  ),
  contrast: fc.integer({ min: 0, max: 100 }),
  tint01: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
  floors: fc.constantFrom(...FLOOR_SETS),
  pins: fc.constantFrom({}, { dark: { "text-3": color("#7f7067") }, "light-high": { a0: color("#eee") } }),
});

describe("[THM-3] what is written reads back", () => {
  it.each(OUTPUTS)("[THM-3] %s: every token of every mode, whatever the theme", (name, write) => {
    fc.assert(
      fc.property(REQUEST, (request) => {
        const theme = solveTheme(request);
        const theirs = read(write(theme));
        const tokens = ROLE_TOKENS.filter((token) =>
          // The primary of Tailwind's utilities is solved for them.
          name.startsWith("Tailwind")
            ? !isPrimaryToken(token)
            : theirs.kind !== "shadcn/ui" || SHADCN.has(token),
        );
        for (const mode of THEME_MODES) expect(new Set(theirs.modes[mode]?.keys())).toEqual(new Set(tokens));
        expect(theirs.unread).toEqual([]);
        expect(theirs.others).toEqual([]);
        expect(themeDifference(theme, theirs)).toEqual([]);
      }),
      { numRuns: / in (?:kebab|camel|pascal|snake|constant)/.test(name) ? 1 : sampled(5, 2) },
    );
  });

  it.each(STEPPED)(
    "[UIP] [THM-3] %s: tokens refer to the steps that they wear, and read back",
    (_name, write, alias) => {
      for (const hex of ["#e8622c", "#2563eb", "#fff3b0"]) {
        const { brand, steps } = paletteFamilies(buildUiPalette({ brand: color(hex) }));
        const theme = solveTheme({ brand, steps });
        const files = write(theme, primitivesOf(steps));
        expect(files.every(({ name, text }) => name.endsWith("resolver.json") || alias.test(text))).toBe(
          true,
        );
        const theirs = read(files);
        // The primary of Tailwind is solved for it, and says nothing of the theme.
        const tokens = ROLE_TOKENS.filter((token) =>
          theirs.kind === "shadcn/ui"
            ? SHADCN.has(token)
            : theirs.kind !== "Tailwind 4" || !isPrimaryToken(token),
        );
        for (const mode of THEME_MODES) expect(new Set(theirs.modes[mode]?.keys())).toEqual(new Set(tokens));
        expect([theirs.unread, theirs.others]).toEqual([[], []]);
        expect(themeDifference(theme, theirs)).toEqual([]);
      }
    },
  );

  it.each(OUTPUTS.filter(([name]) => !name.startsWith("Figma")))(
    "[THM-3] %s: a brand of Display P3 too",
    (_name, write) => {
      const theme = solveTheme({ brand: [color("color(display-p3 0 0.9 0.3)")] });
      expect(themeDifference(theme, read(write(theme)))).toEqual([]);
    },
  );

  it.each(THEME_MODES)("[THM-3] Figma's file of %s alone is of that mode, whatever it is called", (mode) => {
    const theme = solveTheme({ brand: [color("#2f6690")] });
    const [file] = writeThemeFigma(theme).filter(({ name }) => name === `${mode}.tokens.json`);
    const theirs = read([{ name: "Pasted", text: file?.text ?? "" }]);
    expect(Object.keys(theirs.modes)).toEqual([mode]);
    expect(themeDifference(theme, theirs)).toEqual([]);
  });
});
