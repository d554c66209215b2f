import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { color } from "#engine/testing/sample-colors.ts";
import { auditRoles } from "#engine/theme/audit-roles.ts";
import { themeContract } from "#engine/theme/outputs/write-theme-contract.ts";
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
import { ROLE_PAIRS, THEME_MODES } from "#engine/theme/role-graph.ts";
import { type FourModeTheme, solveTheme } from "#engine/theme/solve-theme.ts";
import { auditFiles, patchFiles } from "./audit.ts";
import { CONTRACT_FILE, writeContract } from "./contract.ts";

const sheet = (name: string, text: string): ThemeFile[] => [{ name, text }];
const failing = (files: readonly ThemeFile[]): string[] =>
  auditFiles(files)
    .pairs.filter(({ passes }) => !passes)
    .map(({ id }) => id);

/** What holds the roles of a theme under their own names. */
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
  ["SCSS", (theme) => sheet("_theme.scss", writeThemeScss(theme))],
  ["tokens with a resolver", writeThemeTokens],
  ["tokens in groups", (theme) => sheet("theme.tokens.json", writeThemeTokenGroups(theme))],
  ["Style Dictionary", (theme) => writeThemeStyleDictionary(theme).slice(0, 4)],
  ["Figma", writeThemeFigma],
];
const BYTE = fc.integer({ min: 0, max: 255 });
const BRAND = fc.tuple(BYTE, BYTE, BYTE).map(([r, g, b]) => color(`rgb(${r} ${g} ${b})`));
const MEASURED = ROLE_PAIRS.filter(({ use }) => use !== "exempt").length;

describe("[AUD-1] a theme of ours, written and audited", () => {
  it.each(OUTPUTS)("[AUD-1] %s: every pair of every mode, and none fails", (name, write) => {
    fc.assert(
      fc.property(BRAND, (brand) => {
        const report = auditFiles(write(solveTheme({ brand: [brand] })));
        expect(report.modes.map((mode) => mode.name)).toEqual([...THEME_MODES]);
        expect(report.measured).toBe(MEASURED * THEME_MODES.length);
        expect(report.counts.declared.measured).toBe(name === "tokens with a resolver" ? report.measured : 0);
        expect(report.unread).toEqual([]);
        expect(report.pairs.filter(({ passes }) => !passes).map(({ id }) => id)).toEqual([]);
      }),
      { numRuns: 3 },
    );
  });

  it.each(OUTPUTS)(
    "[AUD-3] %s: a text that is too pale is found in its mode, and repaired",
    (_name, write) => {
      const theme = solveTheme({ brand: [color("#3366cc")] });
      const pale = {
        ...theme,
        modes: { ...theme.modes, dark: { ...theme.modes.dark, "text-3": color("#444444") } },
      };
      const files = write(pale);
      const report = auditFiles(files);
      const wrong = report.pairs.filter(({ passes }) => !passes);
      expect(
        new Set(wrong.map(({ mode, text }) => `${mode} ${text.name.split(/[.-]/).slice(-2).join("-")}`)),
      ).toEqual(new Set(["dark text-3"]));
      const { files: patched, after, diff } = patchFiles(report);
      expect(after.measured).toBe(report.measured);
      expect(after.counts.inferred.failing + after.counts.declared.failing).toBe(0);
      expect(diff.split("\n").filter((line) => /^\+(?!\+\+)/.test(line)).length).toBeGreaterThan(0);
      expect(failing(patched)).toEqual([]);
      // Nothing else is another.
      const other = files.flatMap(({ text }, index) => {
        const lines = patched[index]?.text.split("\n") ?? [];
        return text.split("\n").filter((line, at) => line !== lines[at]);
      });
      expect(other.length).toBeLessThanOrEqual(8);
    },
  );

  it("[AUD-1] shadcn/ui: the pairs of its components, and none fails", () => {
    const item = writeShadcnItem(solveTheme({ brand: [color("#7a3ff2")] }), "mine", "Mine");
    const { measured, pairs } = auditFiles(sheet("registry-item.json", item));
    expect(measured).toBeGreaterThan(200);
    expect(pairs.filter(({ passes }) => !passes).map(({ id }) => id)).toEqual([]);
  });
});

describe("[AUD-1] the contract of a theme", () => {
  it.each(["aa", "aaa", "apca"] as const)(
    "[AUD-1] with floors %s: its verdict is that of the theme itself",
    (floors) => {
      const pins = { dark: { "text-3": color("#4a4a4a") }, "light-high": { "text-2": color("#777777") } };
      const theme = solveTheme({ brand: [color("#00a3a3")], floors, pins });
      const css = sheet("theme.css", writeThemeCss(theme, "class", { prefix: "acme", format: "hex" }));
      const text = writeContract(themeContract(theme, (token) => `acme-${token}`));
      const { pairs, counts } = auditFiles([...css, { name: CONTRACT_FILE, text }], { floors });
      const own = auditRoles(theme);
      const measured = own.pairs.filter(({ use }) => use !== "exempt");
      expect(counts.declared.measured).toBe(measured.length);
      const verdict = new Map(
        pairs.map((pair) => [`${pair.mode} ${pair.text.name} ${pair.on[0]?.name}`, pair.passes]),
      );
      expect(
        measured.filter(
          ({ mode, text: top, surface, passes }) =>
            verdict.get(`${mode} acme-${top} acme-${surface}`) !== passes,
        ),
      ).toEqual([]);
      expect(measured.filter(({ passes }) => !passes).length).toBeGreaterThan(0);
    },
  );
});

describe("[AUD-3] the patch of files", () => {
  it.each([
    [
      "text that is legible in dark as it was",
      ":root {\n  --a0: #fff; /* the page */\n  --text: #aaa;\n  --x: 1px;\n}\n.dark { --a0: #111; }\n",
      /^:root \{\n {2}--a0: #fff; \/\* the page \*\/\n {2}--text: #7[0-9a-f]{5};\n {2}--x: 1px;\n\}\n\.dark \{ --text: #aaa; --a0: #111; \}\n$/,
    ],
    [
      "light-dark() for one of two",
      ":root { --a0: light-dark(#fff, #111); --text: #aaa; }",
      /^:root \{ --a0: light-dark\(#fff, #111\); --text: light-dark\(#7[0-9a-f]{5}, #aaa\); \}$/,
    ],
    [
      "one side of light-dark()",
      ":root { --a0: light-dark(#fff, #111); --text: light-dark(#111,  #333 ); }",
      /^:root \{ --a0: light-dark\(#fff, #111\); --text: light-dark\(#111, {2}#[78][0-9a-f]{5} \); \}$/,
    ],
    [
      "high contrast that leaves the token out",
      ":root { --a0: #fff; --text: #666; }\n@media (prefers-contrast: more) {\n  :root {\n    --a0: #fefefe;\n  }\n}",
      /^:root \{ --a0: #fff; --text: #[45][0-9a-f]{5}; \}\n@media \(prefers-contrast: more\) \{\n {2}:root \{\n {4}--a0: #fefefe;\n {2}\}\n\}$/,
    ],
    [
      "the arguments of hsl() alone",
      ":root { --background: 0 0% 100%; --foreground: 0 0% 65%; --primary: 210 100% 40%; }",
      /^:root \{ --background: 0 0% 100%; --foreground: 0 0% 4\d(?:\.\d+)?%; --primary: 210 100% 40%; \}$/,
    ],
    [
      "a registry item whose dark rule has no entry of its own",
      '{\n  "cssVars": {\n    "light": { "background": "#fff", "foreground": "#aaa" },\n    "dark": {\n      "background": "#111"\n    }\n  }\n}',
      /^\{\n {2}"cssVars": \{\n {4}"light": \{ "background": "#fff", "foreground": "#7[0-9a-f]{5}" \},\n {4}"dark": \{\n {6}"foreground": "#aaa",\n {6}"background": "#111"\n {4}\}\n {2}\}\n\}$/,
    ],
    [
      "a map of Sass with comments",
      '$light: (\n  "a0": #fff, // page, and\n  "text": #aaa, /* text: #000 */\n);\n$dark: ("a0": #111, "text": #eee);',
      /^\$light: \(\n {2}"a0": #fff, \/\/ page, and\n {2}"text": #7[0-9a-f]{5}, \/\* text: #000 \*\/\n\);\n\$dark: \("a0": #111, "text": #eee\);$/,
    ],
    [
      "an alias in tokens",
      '{"color": {"a0": {"$value": "#fff"}, "soft": {"$value": "#aaa"}, "text": {"$value": "{color.soft}"}}}',
      /^\{"color": \{"a0": \{"\$value": "#fff"\}, "soft": \{"\$value": "#aaa"\}, "text": \{"\$value": "#7[0-9a-f]{5}"\}\}\}$/,
    ],
    [
      "!important, a comment within the value, and line ends of Windows",
      ":root {\r\n  --background: #FFF !important;\r\n  --foreground: /* grey */ #AAAAAA /* light */ !important; // end\r\n}\r\n",
      /^:root \{\r\n {2}--background: #FFF !important;\r\n {2}--foreground: \/\* grey \*\/ #7[0-9A-F]{5} \/\* light \*\/ !important; \/\/ end\r\n\}\r\n$/,
    ],
    [
      "a shorthand with more than a color",
      "body { background: #fff }\n.tag { color: #fff; background: url('a b.svg') }\n.card { color: #bbb; background: no-repeat #fff; }",
      /^body \{ background: #fff \}\n\.tag \{ color: #fff; background: url\('a b\.svg'\) \}\n\.card \{ color: #7[0-9a-f]{5}; background: no-repeat #fff; \}$/,
    ],
    [
      "channels of rgb() alone, a translucent text",
      ":root { --background: 255 255 255; --foreground: 170 170 170; }\na { color: rgb(var(--foreground)) }",
      /^:root \{ --background: 255 255 255; --foreground: 1(\d\d) 1\1 1\1; \}\na \{ color: rgb\(var\(--foreground\)\) \}$/,
    ],
  ])("[AUD-3] %s: the place that has to change, and no other", (_what, text, wanted) => {
    const { files, after } = patchFiles(auditFiles(sheet("mine", text)));
    expect(files[0]?.text).toMatch(wanted);
    expect(after.measured).toBeGreaterThan(0);
    expect(after.counts.inferred.failing).toBe(0);
  });

  it("[AUD-3] only accepted repairs are made, and a second patch changes nothing", () => {
    const text =
      ":root { --background: #fff; --foreground: #aaa; --primary: #eee; --primary-foreground: #fff; }";
    const report = auditFiles(sheet("mine.css", text));
    const repair = report.repairs.find(({ token }) => token === "foreground");
    const one = patchFiles(report, [repair?.id ?? ""]);
    expect(one.files[0]?.text).toMatch(
      /--foreground: #[4-7][0-9a-f]{5}; --primary: #eee; --primary-foreground: #fff;/,
    );
    expect(patchFiles(report, []).files).toEqual(report.files);
    const all = patchFiles(report);
    expect(all.after.counts.inferred.failing).toBe(0);
    expect(patchFiles(all.after)).toMatchObject({ files: all.files, diff: "" });
  });
});
