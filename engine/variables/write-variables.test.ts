import { describe, expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import {
  identifiersOf,
  nameFrom,
  nameProblem,
  selectorProblem,
  styled,
  typedName,
  wordsOf,
} from "./variable-names.ts";
import { DEFAULT_VARIABLE_OPTIONS, type VariableRow, type VariableSet } from "./variable-set.ts";
import { clashesOf, variableTokens } from "./variable-tokens.ts";
import { writeVariablesCss } from "./write-css.ts";
import { writeScssMap, writeScssVariables } from "./write-scss.ts";

const color = (text: string): Color => {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.color;
};
const row = (
  name: string,
  light: string,
  rest: Partial<Omit<VariableRow, "name" | "color">> = {},
): VariableRow => ({
  name,
  color: color(light),
  hasRamp: false,
  alphas: [],
  ...rest,
});
const set = (rows: readonly VariableRow[], options: Partial<VariableSet> = {}): VariableSet => ({
  ...DEFAULT_VARIABLE_OPTIONS,
  rows,
  ...options,
});
const INK = row("ink", "#111111", { dark: color("#eeeeee"), alphas: [50] });

describe("[CSV] custom properties", () => {
  it("by system setting: a step defined with var() follows automatically", () => {
    expect(writeVariablesCss(set([INK]))).toBe(
      `:root {\n  --ink: #111111;\n  --ink-a50: color-mix(in oklab, var(--ink) 50%, transparent);\n}\n\n@media (prefers-color-scheme: dark) {\n  :root {\n    --ink: #eeeeee;\n  }\n}\n`,
    );
  });
  it("by class, where the step is defined again on the element with the class", () => {
    const css = writeVariablesCss(set([INK], { darkBy: "class" }));
    expect(css).toContain(".dark {\n  --ink: #eeeeee;\n  --ink-a50: color-mix(");
    expect(writeVariablesCss(set([INK], { darkBy: "attribute", selector: ".app" }))).toContain(
      ':is(.app):is([data-theme="dark"], [data-theme="dark"] *) {',
    );
  });
  it("by light-dark(), with a color-scheme", () => {
    expect(writeVariablesCss(set([INK], { darkBy: "light-dark", alphaBy: "relative" }))).toBe(
      ":root {\n  color-scheme: light dark;\n  --ink: light-dark(#111111, #eeeeee);\n  --ink-a50: oklch(from var(--ink) l c h / 50%);\n}\n",
    );
  });
  it("registers each with an initial value that is computationally independent", () => {
    const css = writeVariablesCss(set([INK], { isRegistered: true, darkBy: "light-dark" }));
    expect(css).toContain(
      '@property --ink-a50 {\n  syntax: "<color>";\n  inherits: true;\n  initial-value: #11111180;\n}',
    );
    expect(css.match(/@property/g)).toHaveLength(2);
  });
  it("writes an sRGB value before a wider one, and omits it on request", () => {
    const wide = [row("neon", "oklch(80% 0.3 145)")];
    expect(writeVariablesCss(set(wide))).toMatch(
      /^:root \{\n {2}--neon: #[0-9a-f]{6};\n\}\n\n@media \(color-gamut: p3\) \{\n {2}:root \{\n {4}--neon: oklch\(80% 0\.3 145\);/,
    );
    expect(writeVariablesCss(set(wide, { hasWide: false, format: "oklch" }))).toBe(
      ":root {\n  --neon: oklch(80% 0.3 145);\n}\n",
    );
  });
  it("contains its link and the names of its colors as comments that cannot be broken out of", () => {
    const css = writeVariablesCss(set([row("a", "#000")], { hasComments: true }), {
      link: "https://a.example/css-generator?c=a.000000*/b",
      colorNames: ["Night */ body{}"],
    });
    expect(css.trimEnd().split("\n").at(-1)).toBe("/* https://a.example/css-generator?c=a.000000%2A/b */");
    expect(css).toContain("/* ≈ Night    body{} */");
  });
});

describe("[CSV] SCSS", () => {
  it("variables, dark ones at the end", () => {
    expect(writeScssVariables(set([INK], { prefix: "tc", style: "camel" }))).toBe(
      "$tcInk: #111111;\n$tcInkA50: color-mix(in oklab, $tcInk 50%, transparent);\n\n// Dark\n$tcInkDark: #eeeeee;\n$tcInkA50Dark: color-mix(in oklab, $tcInkDark 50%, transparent);\n",
    );
  });
  it("a map, with the prefix in its name", () => {
    expect(writeScssMap(set([INK], { prefix: "tc", alphaBy: "value" }))).toBe(
      '$tc-colors: (\n  "ink": #111111,\n  "ink-a50": #11111180,\n);\n\n$tc-colors-dark: (\n  "ink": #eeeeee,\n  "ink-a50": #eeeeee80,\n);\n',
    );
  });
});

describe("[CSV] steps and names", () => {
  it("a ramp keeps the color itself on one of its steps", () => {
    const tokens = variableTokens(set([row("brand", "#2f6690", { hasRamp: true })]));
    expect(tokens.map(({ identifier }) => identifier).slice(0, 3)).toEqual([
      "brand",
      "brand-50",
      "brand-100",
    ]);
    expect(tokens.slice(1).map(({ light }) => formatHex(light))).toContain("#2f6690");
    expect(tokens).toHaveLength(12);
  });
  it("names that become equal when written get numbers, with a notice", () => {
    const same = set([
      row("seaBlue", "#000"),
      row("sea-blue", "#fff"),
      row("brand", "#f00", { hasRamp: true }),
      row("brand-50", "#0f0"),
    ]);
    expect(
      variableTokens(same)
        .filter(({ kind }) => kind === "base")
        .map(({ identifier }) => identifier),
    ).toEqual(["sea-blue", "sea-blue-2", "brand", "brand-50"]);
    expect([...clashesOf(same, "--")]).toEqual([
      [1, "--sea-blue is another row's already, so this is written --sea-blue-2."],
      [2, "--brand-50 is another row's already, so this is written --brand-50-2."],
    ]);
    expect(clashesOf(set([INK]), "--").size).toBe(0);
  });
  it("splits names into words, and joins them in each style", () => {
    expect(wordsOf("seaBlue_2-URLColor")).toEqual(["sea", "blue", "2", "url", "color"]);
    expect(
      (["kebab", "camel", "snake", "pascal"] as const).map(
        (style) => identifiersOf([["sea", "blue"]], style)[0],
      ),
    ).toEqual(["sea-blue", "seaBlue", "sea_blue", "SeaBlue"]);
  });
  it.each([
    ["", "needed"],
    ["1a", "begins with a letter"],
    ["a b", "a space at 2"],
    ["a😀", "“😀” at 2"],
    ["a".repeat(41), "at most 40"],
  ])("explains why %j is not a name", (name, words) => {
    expect(nameProblem(name)).toContain(words);
  });
  it.each([
    [" ", "needed"],
    ["a{", "cannot stand"],
    ["a[b", "not closed"],
  ])("explains why %j is not a selector", (selector, words) => {
    expect(selectorProblem(selector)).toContain(words);
    expect(selectorProblem(":root, :host([x='y']) > .a")).toBeUndefined();
  });
  it("[C11] takes a name as it is typed or pasted", () => {
    const typed = ["a b", " --accent-2 ", "$größe", "@line", "sea  blue deep"].map(typedName);
    expect(typed).toEqual(["a-b", "accent-2", "größe", "line", "sea-blue-deep"]);
    expect(typed.map(nameProblem)).toEqual(typed.map(() => undefined));
  });
  it("[C5] keeps leading underscores in every style", () => {
    const styles = ["kebab", "camel", "snake", "pascal"] as const;
    expect(styles.map((style) => styled(wordsOf("_privateInk"), style))).toEqual([
      "_private-ink",
      "_privateInk",
      "_private_ink",
      "_privateInk",
    ]);
  });
  it("[C11] makes a valid name from any text, in the letters it has", () => {
    expect(["Café au lait", "--100", "日本", "x"].map(nameFrom)).toEqual([
      "Café-au-lait",
      "color-100",
      "日本",
      "x",
    ]);
    for (const text of ["Café au lait", "--100", "日本", "!".repeat(99)])
      expect(nameProblem(nameFrom(text))).toBeUndefined();
  });
});
