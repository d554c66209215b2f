/** What is written of a theme, read by the programs of others: Terrazzo, Style Dictionary, Tailwind, shadcn, Sass, DESIGN.md. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { lint } from "@google/design.md/linter";
import { registryItemSchema } from "@shadcn/registry/schema";
import { defineConfig, Logger, parse } from "@terrazzo/parser";
import ColorJs from "colorjs.io";
import { compileString } from "sass";
import StyleDictionary from "style-dictionary";
import { compile } from "tailwindcss";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import { formatHex } from "#engine/format/format.ts";
import { color, EXTREMES } from "#engine/testing/sample-colors.ts";
import { paletteFamilies } from "#engine/theme/palette-families.ts";
import { ROLE_TOKENS, THEME_MODES } from "#engine/theme/role-graph.ts";
import { solveTheme } from "#engine/theme/solve-theme.ts";
import { shadcnColors } from "#engine/theme/targets/shadcn-colors.ts";
import { buildUiPalette } from "#engine/theme/ui-palette.ts";
import { withRegistryItem } from "#tests/targets/shadcn-project.ts";
import { primitivesOf } from "./theme-primitives.ts";
import { writeThemeDesignMd } from "./write-theme-design-md.ts";
import { writeThemeScss } from "./write-theme-scss.ts";
import { writeShadcnItem } from "./write-theme-shadcn.ts";
import { writeThemeStyleDictionary } from "./write-theme-style-dictionary.ts";
import { writeThemeTailwind } from "./write-theme-tailwind.ts";
import { RESOLVER_CONTEXTS, writeThemeTokens } from "./write-theme-tokens.ts";

const THEME = solveTheme({ brand: [color("#e8622c")] });
const ROOT = "https://themes.example/";
const DtcgColor = v.object({ colorSpace: v.string(), components: v.array(v.number()) });
/** Hex of a CSS color, parsed by color.js. */
const hexOf = (css: string) => new ColorJs(css).to("srgb").toString({ format: "hex", collapse: false });

describe("[THM-3] independent readers", () => {
  it("[THM-3] Terrazzo reads the resolver, and each of its four contexts gives the colors of that mode", async () => {
    const files = new Map(writeThemeTokens(THEME).map(({ name, text }) => [ROOT + name, text]));
    const filename = new URL("theme.resolver.json", ROOT);
    const { resolver } = await parse([{ filename, src: files.get(filename.href) }], {
      config: defineConfig({}, { cwd: new URL(ROOT) }),
      logger: new Logger({ level: "silent" }),
      req: async (url) => {
        const text = files.get(url.href);
        if (text === undefined) throw new Error(`${url.href} is not among the files.`);
        return text;
      },
    });
    expect(resolver.listPermutations?.()).toHaveLength(THEME_MODES.length);
    for (const mode of THEME_MODES) {
      const tokens = resolver.apply({ scheme: RESOLVER_CONTEXTS[mode] });
      const read = ROLE_TOKENS.map((token) => {
        const { colorSpace, components } = v.parse(DtcgColor, tokens[`color.${token}`]?.$value);
        return hexOf(`color(${colorSpace} ${components.join(" ")})`);
      });
      expect(read).toEqual(ROLE_TOKENS.map((token) => formatHex(THEME.modes[mode][token])));
    }
  });

  it.each(THEME_MODES)("[THM-3] Style Dictionary builds the tokens of %s as CSS", async (mode) => {
    const files = writeThemeStyleDictionary(THEME);
    const tokens: unknown = JSON.parse(files.find(({ name }) => name === `tokens/${mode}.json`)?.text ?? "");
    const dictionary = new StyleDictionary({
      tokens: tokens as Record<string, never>,
      platforms: {
        css: {
          transforms: ["name/kebab"],
          files: [{ destination: "theme.css", format: "css/variables" }],
        },
      },
      log: { verbosity: "silent" },
    });
    const [built] = await dictionary.formatPlatform("css");
    const read = [...String(built?.output).matchAll(/--color-([\w-]+): (.*);/g)];
    expect(read.map(([, name]) => name)).toEqual(ROLE_TOKENS);
    expect(read.map(([, , value = ""]) => hexOf(value))).toEqual(
      ROLE_TOKENS.map((token) => formatHex(THEME.modes[mode][token])),
    );
  });

  it("[UIP] [THM-3] Terrazzo, Style Dictionary and Tailwind follow the tokens to the steps of ramps that they wear", async () => {
    const { brand, steps } = paletteFamilies(buildUiPalette({ brand: color("#2563eb") }));
    const [theme, primitives] = [solveTheme({ brand, steps }), primitivesOf(steps)];
    const wanted = ROLE_TOKENS.map((token) => formatHex(theme.modes.dark[token]));
    const src =
      writeThemeTokens(theme, { prefix: "", primitives }).find(({ name }) => name === "dark.tokens.json")
        ?.text ?? "";
    const { tokens } = await parse([{ filename: new URL("dark.tokens.json", ROOT), src }], {
      config: defineConfig({}, { cwd: new URL(ROOT) }),
      logger: new Logger({ level: "silent" }),
    });
    const read = ROLE_TOKENS.map((token) => {
      const { colorSpace, components } = v.parse(DtcgColor, tokens[`color.${token}`]?.$value);
      return hexOf(`color(${colorSpace} ${components.join(" ")})`);
    });
    expect(read).toEqual(wanted);
    expect(tokens["color.brand"]?.aliasOf).toMatch(/^ramp\.primary\.\d+$/);
    const file = writeThemeStyleDictionary(theme, { prefix: "", primitives }).find(
      ({ name }) => name === "tokens/dark.json",
    );
    const dictionary = new StyleDictionary({
      tokens: JSON.parse(file?.text ?? "") as Record<string, never>,
      platforms: {
        css: {
          transforms: ["name/kebab"],
          files: [{ destination: "x.css", format: "css/variables", options: { outputReferences: true } }],
        },
      },
      log: { verbosity: "silent" },
    });
    const [built] = await dictionary.formatPlatform("css");
    expect(String(built?.output)).toMatch(/--color-brand: var\(--ramp-primary-\d+\);/);
    const path = createRequire(import.meta.url).resolve("tailwindcss/index.css");
    const writing = { prefix: "", format: "hex", primitives } as const;
    const { build } = await compile(writeThemeTailwind(theme, writing), {
      loadStylesheet: async () => ({ path, base: "", content: await readFile(path, "utf8") }),
    });
    expect(build(["bg-primary-500", "bg-primary"])).toMatch(
      /\.bg-primary-500 \{\s*background-color: var\(--primary-500\);/,
    );
  });

  it("[THM-3] Tailwind 4 compiles the theme, and utilities take the values of each mode", async () => {
    const path = createRequire(import.meta.url).resolve("tailwindcss/index.css");
    const { build } = await compile(writeThemeTailwind(THEME), {
      loadStylesheet: async () => ({ path, base: "", content: await readFile(path, "utf8") }),
    });
    const css = build(["bg-brand", "text-on-brand", "border-line-control", "dark:bg-a10"]);
    expect(css).toMatch(/\.bg-brand \{\s*background-color: var\(--brand\);/);
    expect(css).toMatch(/\.text-on-brand \{\s*color: var\(--on-brand\);/);
    expect(css).toMatch(/\.border-line-control \{\s*border-color: var\(--line-control\);/);
    expect(css).toMatch(/\.dark\\:bg-a10:where\(\.dark, \.dark \*\) \{\s*background-color: var\(--a10\);/);
    const read = [...css.matchAll(/^\s*--on-brand: (?!ButtonText)(.*);$/gm)].map(([, value = ""]) =>
      hexOf(value),
    );
    expect(read).toEqual(THEME_MODES.map((mode) => formatHex(THEME.modes[mode]["on-brand"])));
  });

  it("[THM-3] the schema of shadcn takes the registry item, and loses nothing of it", () => {
    const item: unknown = JSON.parse(writeShadcnItem(THEME, "ember", "Ember"));
    const read = registryItemSchema.parse(item);
    expect(read).toMatchObject(item as object);
    for (const mode of ["light", "dark"] as const)
      expect(hexOf(read.cssVars?.[mode]?.primary ?? "")).toBe(
        formatHex(shadcnColors(THEME.modes[mode], { mode, floors: "aa" }).get("primary") ?? color("#000")),
      );
  });

  it("[THM-3] shadcn's own writer puts high contrast after light and dark, so that it wins", async () => {
    const sheet = '@import "tailwindcss";\n@custom-variant dark (&:is(.dark *));\n';
    const written = await withRegistryItem(sheet, writeShadcnItem(THEME, "ember", "Ember"));
    const read = [...written.matchAll(/^\s*--primary-foreground: (.*);$/gm)].map(([, value = ""]) =>
      hexOf(value),
    );
    const labels = THEME_MODES.map((mode) =>
      shadcnColors(THEME.modes[mode], { mode, floors: "aa" }).get("primary-foreground"),
    );
    expect(read).toEqual(labels.map((label) => label && formatHex(label)));
    expect(written).toContain("--color-primary-foreground: var(--primary-foreground);");
  });

  it("[THM-3] Sass compiles the maps, the mixin and the function, and an unknown token is its error", () => {
    const theme = solveTheme({ brand: [color("color(display-p3 1 0.2 0)")] });
    const source = writeThemeScss(theme, { format: "hex", prefix: "ui" });
    for (const mode of THEME_MODES) {
      const { css } = compileString(`${source}.x { @include theme("${mode}"); }`);
      const read = [...css.matchAll(/--ui-([\w-]+): (.*);/g)];
      expect(read.map(([, name]) => name)).toEqual(ROLE_TOKENS);
      for (const [index, token] of ROLE_TOKENS.entries())
        expect(deltaEOK(color(read[index]?.[2] ?? ""), theme.modes[mode][token]), token).toBeLessThan(0.003);
    }
    const useOf = (call: string) => compileString(`${source}.x { color: ${call}; }`).css;
    expect(useOf('token("text")')).toContain(formatHex(theme.modes.light.text));
    expect(() => useOf('token("txt")')).toThrow("There is no token txt.");
    expect(() => useOf('token("text", "night")')).toThrow("There is no mode night.");
  });

  it.each(["#e8622c", ...EXTREMES])(
    "[THM-3] the linter of DESIGN.md has no error and no warning: %s",
    (brand) => {
      const theme = solveTheme({ brand: [color(brand)] });
      const { findings, designSystem } = lint(writeThemeDesignMd(theme, 'A "quoted": name # of a theme'));
      expect(findings.filter(({ severity }) => severity !== "info")).toEqual([]);
      expect(designSystem.name).toBe('A "quoted": name # of a theme');
      expect(designSystem.colors.size).toBe(ROLE_TOKENS.length);
    },
  );
});
