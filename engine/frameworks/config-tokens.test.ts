/** Names, modes and references of the tokens in scripts of Chakra UI and Panda CSS. */
import { describe, expect, it } from "vitest";
import { configTokens } from "./config-tokens.ts";

const CHAKRA_3 = 'import { createSystem } from "@chakra-ui/react";';
const CHAKRA_2 = 'import { extendTheme } from "@chakra-ui/react";';
const PANDA = 'import { defineConfig } from "@pandacss/dev";\nconst mine = defineSemanticTokens.colors({});';
const NONE = (): boolean => false;

describe("[RDG-6] tokens of Chakra UI and Panda", () => {
  it.each([
    ["config theme tokens colors brand 500 value", "brand-500", undefined],
    [" theme extend semanticTokens colors bg DEFAULT value _dark", "bg", "dark"],
    ["theme semanticTokens colors bg value base", "bg", undefined],
    ["theme semanticTokens colors brand focusRing value _osDark", "brand-focusRing", "dark"],
    ["theme semanticTokens colors fg value _dark _highContrast", "fg", "dark-high"],
    ["theme semanticTokens colors fg value _highContrast", "fg", "light-high"],
    ["theme semanticTokens colors fg value _pinkTheme", "fg", "pinkTheme"],
    ["semanticColors accent default value", "accent", undefined],
    ["mine accent default value", "accent", undefined],
    ["brand 50", "brand-50", undefined],
    ["theme colors chakra-body-bg _light", "chakra-body-bg", "light"],
    ["theme components Button baseStyle color", undefined, undefined],
    ["theme recipes button base color", undefined, undefined],
    ["theme tokens shadows lg value", undefined, undefined],
  ])("%s", (path, name, mode) => {
    const token = configTokens(PANDA)?.tokenOf(path.split(" "));
    expect([token?.name, token?.mode]).toEqual([name, mode]);
  });

  it.each([
    [CHAKRA_3, "{colors.gray.500}", "#71717a"],
    [CHAKRA_2, "{colors.gray.500}", "#718096"],
    [PANDA, "{colors.gray.500}", "#6b7280"],
    [CHAKRA_3, "{colors.brand.500}", "var(--brand-500)"],
    [CHAKRA_3, "{colors.brand.500/40}", "color-mix(in srgb, var(--brand-500) 40%, transparent)"],
    [
      PANDA,
      "color-mix(in oklch, {colors.brand} 40%, {colors.black})",
      "color-mix(in oklch, var(--brand) 40%, #000000)",
    ],
    [CHAKRA_2, "brand.500", "var(--brand-500)"],
    [CHAKRA_2, "whiteAlpha.900", "rgba(255, 255, 255, 0.92)"],
    [CHAKRA_2, "brand", "var(--brand)"],
    [CHAKRA_2, "tomato", undefined],
    [CHAKRA_2, "gray.950", undefined],
    [CHAKRA_2, "#fff", undefined],
    [CHAKRA_3, "{colors.gray.123}", "var(--gray-123)"],
  ])("%s: %s is %s", (script, value, css) => {
    const token = { name: "a", isSemantic: true };
    expect(configTokens(script)?.referenceOf(value, token, (name) => name.startsWith("brand"))).toBe(css);
  });

  it("a bare name is a reference among semantic tokens alone", () => {
    const token = { name: "a", isSemantic: false };
    expect(configTokens(CHAKRA_2)?.referenceOf("brand.500", token, () => true)).toBeUndefined();
  });

  it("text of the framework counts where the file has a ground of its own", () => {
    const added = (own: readonly string[]) =>
      configTokens(CHAKRA_3)
        ?.added((name) => own.includes(name))
        .map(({ name, mode }) => `${name} ${mode}`);
    expect(added([])).not.toContain("fg light");
    expect(added(["bg"])).toContain("fg dark");
    expect(added(["bg"])).not.toContain("bg light");
    expect(configTokens(PANDA)?.added(NONE)).toEqual([]);
  });

  it.each(["export const a = { colors: { red: '#f00' } }", "module.exports = { theme: { colors: {} } }"])(
    "%s is neither",
    (script) => {
      expect(configTokens(script)).toBeUndefined();
    },
  );
});
