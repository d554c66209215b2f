import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { color } from "#engine/testing/sample-colors.ts";
import type { UnreachablePair } from "#engine/theme/audit-roles.ts";
import { SHADCN_TOKENS, shadcnTokenOf } from "#engine/theme/outputs/shadcn-tokens.ts";
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
import { isPrimaryToken, ROLE_TOKENS, THEME_MODES, type ThemeModeName } from "#engine/theme/role-graph.ts";
import { type FourModeTheme, solveTheme } from "#engine/theme/solve-theme.ts";
import { FLOOR_SETS } from "#engine/theme/theme-floors.ts";
import { auditReading, repairsOf } from "./audit-reading.ts";
import { patchTheme, type ThemeChanges } from "./patch-theme.ts";
import { readTheme } from "./read-theme.ts";
import { themeDifference } from "./theme-difference.ts";
import type { ReadColors } from "./theme-reading.ts";

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

const keyOf = ({ mode, text, surface }: UnreachablePair): string => `${mode} ${text} ${surface}`;

function changedBy(theme: FourModeTheme, changes: ThemeChanges): FourModeTheme {
  const { light, dark, "light-high": lightHigh, "dark-high": darkHigh } = theme.modes;
  const own = (mode: ThemeModeName) => Object.fromEntries(changes[mode] ?? []);
  return {
    ...theme,
    modes: {
      light: { ...light, ...own("light") },
      dark: { ...dark, ...own("dark") },
      "light-high": { ...lightHigh, ...own("light-high") },
      "dark-high": { ...darkHigh, ...own("dark-high") },
    },
  };
}

function merged(modes: ReadColors, changes: ThemeChanges): ReadColors {
  return Object.fromEntries(
    THEME_MODES.map((mode) => [mode, new Map([...(modes[mode] ?? []), ...(changes[mode] ?? [])])]),
  );
}

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
      { numRuns: 5 },
    );
  });

  it.each(OUTPUTS.filter(([name]) => name !== "Figma"))(
    "[THM-3] %s: a brand of Display P3 too",
    (_name, write) => {
      const theme = solveTheme({ brand: [color("color(display-p3 0 0.9 0.3)")] });
      expect(themeDifference(theme, read(write(theme)))).toEqual([]);
    },
  );
});

describe("[THM-2] the patch of a theme that was read", () => {
  it.each(OUTPUTS)("[THM-2] %s: passes wherever a color can, and changes nothing else", (_name, write) => {
    fc.assert(
      fc.property(REQUEST, fc.constantFrom(...FLOOR_SETS), (request, floors) => {
        const theme = solveTheme(request);
        const files = write(theme);
        const before = read(files);
        const changes = repairsOf(before, floors);
        const patched = patchTheme(files, changes);
        const after = read(patched);
        expect(after.unread).toEqual([]);
        const wanted = changedBy(theme, changes);
        expect(themeDifference(wanted, after)).toEqual([]);
        for (const mode of THEME_MODES) expect(after.modes[mode]?.size).toBe(before.modes[mode]?.size);
        const named = auditReading({ modes: merged(before.modes, changes) }, floors).unreachable;
        expect(auditReading(after, floors).unreachable.map(keyOf)).toEqual(named.map(keyOf));
        if (Object.keys(changes).length === 0) expect(patched).toEqual(files);
      }),
      { numRuns: 5 },
    );
  });

  it("[THM-2] text and a surface that are nearly alike pass after it, and only the text is another", () => {
    const css =
      ":root {\n  --a0: #fff; /* the page */\n  --text: #aaa;\n  --x: 1px;\n}\n.dark { --a0: #111; }\n";
    const files = sheet("mine.css", css);
    const before = read(files);
    expect(auditReading(before, "aa").unreachable.map(keyOf)).toEqual(["light text a0", "light a0 text"]);
    const [patched] = patchTheme(files, repairsOf(before, "aa"));
    // In dark it was legible as it was, so there it stays.
    expect(patched?.text).toMatch(
      /^:root \{\n {2}--a0: #fff; \/\* the page \*\/\n {2}--text: #7[0-9a-f]{5};\n {2}--x: 1px;\n\}\n\.dark \{ --text: #aaa; --a0: #111; \}\n$/,
    );
    expect(auditReading(read([{ name: "x.css", text: patched?.text ?? "" }]), "aa").unreachable).toEqual([]);
  });

  it.each([
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
      /^:root \{ --a0: #fff; --text: #666; \}\n@media \(prefers-contrast: more\) \{\n {2}:root \{\n {4}--text: #[45][0-9a-f]{5};\n {4}--a0: #fefefe;\n {2}\}\n\}$/,
    ],
    [
      "the arguments of hsl() alone, and every name of a token",
      ":root { --background: 0 0% 100%; --foreground: 0 0% 65%; --card: 0 0% 100%; --card-foreground: 0 0% 65%; --primary: 210 100% 40%; }",
      /^:root \{ --background: 0 0% 100%; --foreground: (0 0% 4\d(?:\.\d+)?%); --card: 0 0% 100%; --card-foreground: \1; --primary: 210 100% 40%; \}$/,
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
  ])("[THM-2] %s: the place that has to change, and no other", (_what, text, wanted) => {
    const files = sheet("mine", text);
    const [patched] = patchTheme(files, repairsOf(read(files), "aa"));
    expect(patched?.text).toMatch(wanted);
    expect(auditReading(read([{ name: "mine", text: patched?.text ?? "" }]), "aa").unreachable).toEqual([]);
  });
});
