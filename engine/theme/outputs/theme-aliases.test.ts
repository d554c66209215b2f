/**
 * Tokens that refer to steps of ramps have the same colors as tokens with values of their own: each output is written both
 * ways and read by what reads it, a browser's cascade in effect, Sass, Tailwind, shadcn's own writer, Style Dictionary and the
 * merging of Android resources.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { registryItemSchema } from "@shadcn/registry/schema";
import { compileString } from "sass";
import StyleDictionary from "style-dictionary";
import { compile } from "tailwindcss";
import { describe, expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { color } from "#engine/testing/sample-colors.ts";
import { paletteFamilies } from "#engine/theme/palette-families.ts";
import { ROLE_TOKENS, THEME_MODES } from "#engine/theme/role-graph.ts";
import { solveTheme } from "#engine/theme/solve-theme.ts";
import { buildUiPalette } from "#engine/theme/ui-palette.ts";
import { type Primitive, primitivesOf } from "./theme-primitives.ts";
import { writeThemeAndroid } from "./write-theme-android.ts";
import { writeThemeFlutter } from "./write-theme-flutter.ts";
import { writeThemeScss } from "./write-theme-scss.ts";
import { writeShadcnItem } from "./write-theme-shadcn.ts";
import { writeThemeStyleDictionary } from "./write-theme-style-dictionary.ts";
import { writeThemeTailwind } from "./write-theme-tailwind.ts";

const { brand, steps } = paletteFamilies(buildUiPalette({ brand: color("#2563eb") }));
const THEME = solveTheme({ brand, steps });
const STEPS = primitivesOf(steps);
const NONE: readonly Primitive[] = [];
const TAILWIND = createRequire(import.meta.url).resolve("tailwindcss/index.css");

type Values = ReadonlyMap<string, string>;
const entries = (text: string, pattern: RegExp): Map<string, string> =>
  new Map([...text.matchAll(pattern)].map(([, name = "", value = ""]) => [name, value]));
/** The value that a reference comes to at last. */
function resolved(values: Values, name: string, reference: RegExp): string {
  let value = values.get(name) ?? "";
  for (let link = reference.exec(value); link !== null; link = reference.exec(value))
    value = values.get(link[1] ?? "") ?? "nothing";
  return value;
}
const textOf = (files: readonly { name: string; text: string }[], name: string): string =>
  files.find((file) => file.name === name)?.text ?? "";

/** What each reader makes of a theme with these primitives: the colors of one mode after another. */
const READERS: Readonly<Record<string, (primitives: readonly Primitive[]) => Promise<readonly string[]>>> = {
  async Sass(primitives) {
    const source = writeThemeScss(THEME, { prefix: "acme", format: "hex", primitives });
    return THEME_MODES.flatMap((mode) => {
      const { css } = compileString(`${source}.x { @include theme("${mode}"); }`);
      const read = entries(css, /--acme-([\w-]+): (.*);/g);
      return ROLE_TOKENS.map((token) => read.get(token) ?? "");
    });
  },
  async Tailwind(primitives) {
    const { build } = await compile(
      writeThemeTailwind(THEME, { prefix: "acme", format: "hex", primitives }),
      {
        loadStylesheet: async () => ({ path: TAILWIND, base: "", content: await readFile(TAILWIND, "utf8") }),
      },
    );
    const css = build(ROLE_TOKENS.map((token) => `bg-${token}`));
    const ramps = entries(
      css,
      /(--acme-(?:primary|secondary|accent|success|warning|danger|info)-\d+): (.*);/g,
    );
    const rules = [...css.matchAll(/(?::root|\.dark) \{([^{}]*--acme-a0: #[^{}]*)\}/g)];
    expect(rules).toHaveLength(THEME_MODES.length);
    return rules.flatMap(([, rule = ""]) => {
      const own = new Map([...ramps, ...entries(rule, /(--acme-[\w-]+): (.*);/g)]);
      return ROLE_TOKENS.map((token) => resolved(own, `--acme-${token}`, /^var\((--[\w-]+)\)$/));
    });
  },
  async "shadcn/ui"(primitives) {
    const item = registryItemSchema.parse(JSON.parse(writeShadcnItem(THEME, "mine", "Mine", primitives)));
    const css = item.css?.["@media (prefers-contrast: more)"] as Record<string, Record<string, string>>;
    const light = new Map(
      Object.entries(item.cssVars?.light ?? {}).map(([name, value]) => [`--${name}`, value]),
    );
    const dark = new Map(
      Object.entries(item.cssVars?.dark ?? {}).map(([name, value]) => [`--${name}`, value]),
    );
    const names = [...dark.keys()];
    return [[], [...dark], Object.entries(css[":root"] ?? {}), Object.entries(css[".dark"] ?? {})].flatMap(
      (own) => {
        const values = new Map([...light, ...own]);
        return names.map((name) => resolved(values, name, /^var\((--[\w-]+)\)$/));
      },
    );
  },
  async "Style Dictionary"(primitives) {
    const files = writeThemeStyleDictionary(THEME, { prefix: "acme", primitives });
    const built = await Promise.all(
      THEME_MODES.map(async (mode) => {
        const dictionary = new StyleDictionary({
          tokens: JSON.parse(textOf(files, `tokens/${mode}.json`)) as Record<string, never>,
          platforms: {
            css: { transforms: ["name/kebab"], files: [{ destination: "x.css", format: "css/variables" }] },
          },
          log: { verbosity: "silent" },
        });
        const [css] = await dictionary.formatPlatform("css");
        const read = entries(String(css?.output), /--acme-color-([\w-]+): (.*);/g);
        return ROLE_TOKENS.map((token) => read.get(token) ?? "");
      }),
    );
    return built.flat();
  },
  async "Android resources"(primitives) {
    const files = writeThemeAndroid(THEME, { prefix: "acme", primitives });
    const line = /<color name="(\w+)">(.*)<\/color>/g;
    const day = entries(textOf(files, "res/values/theme_colors.xml"), line);
    // By night a resource that values-night lacks is that of values.
    const night = new Map([...day, ...entries(textOf(files, "res/values-night/theme_colors.xml"), line)]);
    const names = ROLE_TOKENS.map((token) => token.replaceAll("-", "_"));
    return [day, night].flatMap((values) =>
      ["acme", "acme_high"].flatMap((prefix) =>
        names.map((name) => resolved(values, `${prefix}_${name}`, /^@color\/(\w+)$/)),
      ),
    );
  },
  async Compose(primitives) {
    const kotlin = textOf(writeThemeAndroid(THEME, { prefix: "acme", primitives }), "ThemeColors.kt");
    const ramps = entries(kotlin, /^ {4}val (\w+) = (Color\(.*\))$/gm);
    return [...kotlin.matchAll(/^ {4}\w+ = (.*),$/gm)].map(([, value = ""]) =>
      value.startsWith("AcmeRamps.") ? (ramps.get(value.slice(10)) ?? "nothing") : value,
    );
  },
  async Flutter(primitives) {
    const dart = writeThemeFlutter(THEME, { prefix: "acme", primitives });
    const ramps = entries(dart, /^ {2}static const Color (\w+) = (.*);$/gm);
    return [...dart.matchAll(/^ {4}\w+: (Color\(.*\)|AcmeRamps\.\w+),$/gm)].map(([, value = ""]) =>
      value.startsWith("AcmeRamps.") ? (ramps.get(value.slice(10)) ?? "nothing") : value,
    );
  },
};
/** A reference, as each output writes one. */
const REFERENCES: Readonly<Record<string, readonly [text: string, reference: RegExp]>> = {
  Sass: [writeThemeScss(THEME, { prefix: "", format: "hex", primitives: STEPS }), /"brand": \$primary-\d+,/],
  "shadcn/ui": [writeShadcnItem(THEME, "mine", "Mine", STEPS), /"brand": "var\(--primary-\d+\)"/],
  Android: [
    textOf(writeThemeAndroid(THEME, { prefix: "", primitives: STEPS }), "res/values-night/theme_colors.xml"),
    /name="theme_brand">@color\/theme_primary_\d+</,
  ],
  Compose: [
    textOf(writeThemeAndroid(THEME, { prefix: "", primitives: STEPS }), "ThemeColors.kt"),
    /brand = ThemeRamps\.primary\d+,/,
  ],
  Flutter: [writeThemeFlutter(THEME, { prefix: "", primitives: STEPS }), /brand: ThemeRamps\.primary\d+,/],
};

describe("[UIP] [THM-3] tokens that refer to steps", () => {
  it.each(Object.entries(READERS))(
    "[UIP] [THM-3] %s reads the same colors as without references",
    async (_, read) => {
      const [referring, plain] = [await read(STEPS), await read(NONE)];
      expect(plain.length).toBeGreaterThanOrEqual(4 * 28);
      expect(plain.every((value) => /[\da-f]{6}|oklch\(/i.test(value))).toBe(true);
      expect(referring).toEqual(plain);
    },
  );

  it.each(Object.entries(REFERENCES))("[UIP] [THM-3] %s refers to a step", (_, [text, reference]) => {
    expect(text).toMatch(reference);
  });

  it("[UIP] [THM-3] shadcn/ui gets every step, from which its command makes utilities", () => {
    const item = registryItemSchema.parse(JSON.parse(writeShadcnItem(THEME, "mine", "Mine", STEPS)));
    const names = Object.keys(item.cssVars?.light ?? {});
    expect(STEPS.every(({ ramp, step }) => names.includes(`${ramp}-${step}`))).toBe(true);
    expect(formatHex(color(item.cssVars?.light?.["primary-500"] ?? ""))).toBe(
      formatHex(STEPS.find(({ ramp, step }) => ramp === "primary" && step === 500)?.color ?? color("#000")),
    );
  });
});
