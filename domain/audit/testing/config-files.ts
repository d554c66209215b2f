/** Themes of Chakra UI and configurations of Panda CSS, each by its documented format, with a value that fails when it is planted. */
import type { NamedExample } from "./named-files.ts";

/** https://chakra-ui.com/docs/theming/customization/colors */
const CHAKRA_3 = `import { createSystem, defaultConfig, defineConfig } from "@chakra-ui/react";

const config = defineConfig({
  theme: {
    tokens: {
      colors: {
        brand: {
          100: { value: "#cce4ff" },
          200: { value: "#99c9ff" },
          300: { value: "#66adff" },
          600: { value: "#005ecb" },
          700: { value: "#0047a3" },
          800: { value: "#00306b" },
          900: { value: "#001833" },
        },
      },
    },
    semanticTokens: {
      colors: {
        bg: { DEFAULT: { value: { _light: "{colors.gray.50}", _dark: "#101014" } } },
        brand: {
          solid: { value: "{colors.brand.600}" },
          contrast: { value: "#ffffff" },
          fg: { value: { _light: "{colors.brand.700}", _dark: "{colors.brand.300}" } },
          muted: { value: { base: "{colors.brand.200}", _dark: "{colors.brand.800}" } },
          subtle: { value: { base: "{colors.brand.100}", _dark: "{colors.brand.900}" } },
          focusRing: { value: { base: "{colors.brand.600}", _dark: "{colors.brand.300/90}" } },
        },
      },
    },
  },
  globalCss: { body: { color: "#ff0000" } },
});

export const system = createSystem(defaultConfig, config);
`;

/** https://v2.chakra-ui.com/docs/styled-system/semantic-tokens */
const CHAKRA_2 = `import { extendTheme } from "@chakra-ui/react";

const colors = {
  brand: {
    50: "#f5f0ff",
    100: "#e9d8fd",
    200: "#d6bcfa",
    300: "#b794f4",
    500: "#6b46c1",
    600: "#553c9a",
    800: "#322659",
  },
};

export const theme = extendTheme({
  colors,
  semanticTokens: {
    colors: {
      "chakra-body-bg": { _light: "gray.50", _dark: "gray.900" },
      "chakra-body-text": { default: "gray.700", _dark: "gray.100" },
      primary: { default: "brand.500", _dark: "brand.200" },
    },
  },
  components: { Button: { baseStyle: { color: "#ff0000" } } },
});
`;

/** https://panda-css.com/docs/theming/tokens, in two files, with the names of Park UI. */
const PANDA_TOKENS = `import { defineTokens } from "@pandacss/dev";

export const colors = defineTokens.colors({
  ink: { value: "#1c1b22" },
  paper: { DEFAULT: { value: "#fbfaf7" }, dim: { value: "#f1efe9" } },
  leaf: { 300: { value: "#8fd19e" }, 700: { value: "#1d6b35" } },
});
`;
const PANDA_SEMANTIC = `import { defineSemanticTokens } from "@pandacss/dev";

export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      canvas: { value: { base: "{colors.paper}", _dark: "{colors.zinc.950}" } },
      subtle: { value: { base: "{colors.paper.dim}", _dark: "{colors.zinc.900}" } },
    },
    fg: {
      default: { value: { base: "{colors.ink}", _dark: "{colors.zinc.100}" } },
      muted: { value: { base: "{colors.zinc.600}", _dark: "{colors.zinc.400}" } },
    },
    accent: {
      default: { value: { base: "{colors.leaf.700}", _dark: "{colors.leaf.300}" } },
      fg: { value: { base: "#ffffff", _dark: "{colors.ink}" } },
    },
  },
});
`;

export const CONFIG_FILES: readonly NamedExample[] = [
  {
    name: "Chakra UI 3",
    files: [{ name: "theme.ts", text: CHAKRA_3 }],
    modes: ["light", "dark"],
    dialect: "Chakra UI",
    planted: ['contrast: { value: "#ffffff" }', 'contrast: { value: "#8ab8e6" }'],
    failing: [
      "light: brand-contrast on brand-solid",
      "light: brand-contrast on brand-solid over bg",
      "dark: brand-contrast on brand-solid",
      "dark: brand-contrast on brand-solid over bg",
    ],
  },
  {
    name: "Chakra UI 2",
    files: [{ name: "theme.js", text: CHAKRA_2 }],
    modes: ["light", "dark"],
    dialect: "Chakra UI",
    planted: ['200: "#d6bcfa"', '200: "#5a4a70"'],
    failing: ["dark: gray-800 on brand-200", "dark: brand-200 on chakra-body-bg"],
  },
  {
    name: "Panda CSS in two files",
    files: [
      { name: "tokens.ts", text: PANDA_TOKENS },
      { name: "semantic-tokens.ts", text: PANDA_SEMANTIC },
    ],
    modes: ["light", "dark"],
    dialect: "Panda CSS",
    planted: ['muted: { value: { base: "{colors.zinc.600}"', 'muted: { value: { base: "{colors.zinc.400}"'],
    failing: ["light: fg-muted on bg-canvas", "light: fg-muted on bg-subtle"],
  },
];
