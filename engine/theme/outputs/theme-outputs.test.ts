import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { brandColor, color } from "#engine/testing/sample-colors.ts";
import { isPrimaryToken, ROLE_PAIRS, ROLE_TOKENS, THEME_MODES } from "#engine/theme/role-graph.ts";
import { solveTheme } from "#engine/theme/solve-theme.ts";
import { SHADCN_CHARTS } from "#engine/theme/targets/shadcn-pairs.ts";
import { sampled } from "#tests/exhaustive.ts";
import { THEME_SWITCHES, writeThemeCss } from "./write-theme-css.ts";
import { writeThemeScss } from "./write-theme-scss.ts";
import { writeShadcnItem } from "./write-theme-shadcn.ts";
import { writeThemeTailwind } from "./write-theme-tailwind.ts";
import { RESOLVER_CONTEXTS, writeThemeTokens } from "./write-theme-tokens.ts";

const ITEM = v.object({
  cssVars: v.record(v.string(), v.record(v.string(), v.string())),
  css: v.record(v.string(), v.record(v.string(), v.record(v.string(), v.string()))),
});
/** What may stand on each system color: pairs of https://www.w3.org/TR/css-color-4/#css-system-colors. */
const SYSTEM_PAIRS: Readonly<Record<string, readonly string[]>> = {
  Canvas: ["CanvasText", "LinkText", "ButtonBorder", "Highlight"],
  CanvasText: ["Canvas"],
  ButtonFace: ["ButtonText"],
};
const THEME = solveTheme({ brand: [color("#e8622c")] });
/** The values of a property in the order in which a style sheet declares it. */
const valuesOf = (css: string, property: string): string[] =>
  [...css.matchAll(new RegExp(`^\\s*${property}: (.*);$`, "gm"))].map(([, value = ""]) => value);

describe("[THM-3] outputs of a theme", () => {
  it.each(THEME_SWITCHES)(
    "[THM-3] CSS by %s holds all four modes, and reads back as the same colors",
    (by) => {
      fc.assert(
        fc.property(brandColor, fc.constantFrom("hex", "rgb", "oklch"), (brand, format) => {
          const theme = solveTheme({ brand: [brand] });
          const css = writeThemeCss(theme, by, { prefix: "", format });
          for (const token of ["a20", "text-3", "on-brand", "warning-text"] as const) {
            const read = valuesOf(css, `--${token}`)
              .flatMap((value) => /^light-dark\((.*\)|#\w+), (.*)\)$/.exec(value)?.slice(1) ?? [value])
              .filter((value) => !/^[A-Z]/.test(value))
              .map((value) => formatHex(color(value)));
            const wanted = THEME_MODES.map((mode) => formatHex(theme.modes[mode][token]));
            expect(new Set(read)).toEqual(new Set(wanted));
          }
        }),
        { numRuns: sampled(10, 4) },
      );
    },
  );

  it("[THM-3] Tailwind 4 names every token, and no mode is inside @theme", () => {
    const css = writeThemeTailwind(THEME);
    for (const token of ROLE_TOKENS) expect(css).toContain(`--color-${token}: var(--${token});`);
    const values = valuesOf(css, "--text").filter((value) => value !== "CanvasText");
    expect(values.map((value) => formatHex(color(value)))).toEqual(
      THEME_MODES.map((mode) => formatHex(THEME.modes[mode].text)),
    );
    expect(/@theme inline \{[^}]*oklch/.test(css)).toBe(false);
  });

  it("[THM-3] shadcn/ui keeps the exact brand, and leaves radius and fonts of a project alone", () => {
    const item = writeShadcnItem(solveTheme({ brand: [color("#fff3b0")] }), "butter", "Butter");
    const { cssVars } = v.parse(ITEM, JSON.parse(item));
    for (const mode of ["light", "dark"] as const)
      expect(formatHex(color(cssVars[mode]?.["brand"] ?? ""))).toBe("#fff3b0");
    expect(formatHex(color(cssVars["light"]?.["primary"] ?? ""))).not.toBe("#fff3b0");
    expect(item).not.toMatch(/radius|font/);
  });

  it.each([
    ["CSS", writeThemeCss(THEME, "class")],
    ["Tailwind", writeThemeTailwind(THEME)],
    ["SCSS", writeThemeScss(THEME)],
  ])(
    "[THM-1] %s: in forced colors every token is a system color, and every text pairs with its ground",
    (name, css) => {
      // The browser chooses for the primary of Tailwind, which is a fill and a text.
      const isMapped = (token: string): boolean => name !== "Tailwind" || !isPrimaryToken(token);
      const [, block = ""] = /@media \(forced-colors: active\) \{([^]*)/.exec(css) ?? [];
      const forced = new Map(
        [...block.matchAll(/--([\w-]+): (\w+);/g)].map(([, token = "", value = ""]) => [token, value]),
      );
      expect([...forced.keys()]).toEqual(ROLE_TOKENS.filter(isMapped));
      for (const { text, surface, use } of ROLE_PAIRS) {
        const [ink, ground] = [forced.get(text), forced.get(surface)];
        const pairs = SYSTEM_PAIRS[ground ?? ""];
        if (use !== "exempt" && isMapped(text)) expect(pairs, `${text} on ${surface}`).toContain(ink);
      }
    },
  );

  it("[THM-1] the registry item leaves fills to the browser, and adds edges, what is current, and charts", () => {
    const { css } = v.parse(ITEM, JSON.parse(writeShadcnItem(THEME, "ember", "Ember")));
    const forced = css["@media (forced-colors: active)"] ?? {};
    expect(Object.keys(forced[":root, .dark"] ?? {})).toEqual(SHADCN_CHARTS.map((name) => `--${name}`));
    expect(JSON.stringify(forced)).toContain("1px solid ButtonBorder");
    expect(JSON.stringify(forced)).toContain("HighlightText");
  });

  it("[THM-3] tokens: one file a mode, chosen by a resolver with one modifier of four contexts", () => {
    const files = new Map(writeThemeTokens(THEME).map(({ name, text }) => [name, text]));
    const resolver: unknown = JSON.parse(files.get("theme.resolver.json") ?? "");
    for (const mode of THEME_MODES) {
      expect(resolver).toHaveProperty(
        ["modifiers", "scheme", "contexts", RESOLVER_CONTEXTS[mode]],
        [{ $ref: `${mode}.tokens.json` }],
      );
      const tokens: unknown = JSON.parse(files.get(`${mode}.tokens.json`) ?? "");
      for (const token of ROLE_TOKENS)
        expect(tokens).toHaveProperty(["color", token, "$value", "hex"], formatHex(THEME.modes[mode][token]));
    }
  });
});
