import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { brandColor, color } from "#engine/testing/sample-colors.ts";
import { ROLE_PAIRS, ROLE_TOKENS, THEME_MODES } from "#engine/theme/role-graph.ts";
import { solveTheme } from "#engine/theme/solve-theme.ts";
import { THEME_SWITCHES, writeThemeCss } from "./write-theme-css.ts";
import { SHADCN_TOKENS, writeShadcnItem, writeThemeTailwind } from "./write-theme-shadcn.ts";
import { RESOLVER_CONTEXTS, writeThemeTokens } from "./write-theme-tokens.ts";

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
        { numRuns: 10 },
      );
    },
  );

  it("[THM-3] Tailwind 4 names every token, and no mode is inside @theme", () => {
    const css = writeThemeTailwind(THEME);
    for (const token of ROLE_TOKENS) expect(css).toContain(`--color-${token}: var(--${token});`);
    expect(valuesOf(css, "--text").map((value) => formatHex(color(value)))).toEqual(
      THEME_MODES.map((mode) => formatHex(THEME.modes[mode].text)),
    );
    expect(/@theme inline \{[^}]*oklch/.test(css)).toBe(false);
  });

  it("[THM-3] every text of shadcn/ui stands on a surface that it was solved for", () => {
    const tokens: Readonly<Record<string, string>> = SHADCN_TOKENS;
    for (const role of Object.keys(tokens).filter((each) => each.endsWith("foreground"))) {
      const surface = role === "foreground" ? "background" : role.replace(/-foreground$/, "");
      const isSolved = ROLE_PAIRS.some(
        (pair) => pair.text === tokens[role] && pair.surface === (tokens[surface] ?? tokens.sidebar),
      );
      expect(isSolved, role).toBe(true);
    }
    const item: unknown = JSON.parse(writeShadcnItem(THEME, "ember", "Ember"));
    expect(item).toMatchObject({ type: "registry:theme", cssVars: { light: { radius: "0.625rem" } } });
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
