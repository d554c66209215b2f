/**
 * Files of programs that name their colors by mode and write no style sheets, each by its documented format, with a value
 * that fails when it is planted.
 */
import type { AuditFile } from "#engine/audit/audit-source.ts";

export interface NamedExample {
  readonly name: string;
  readonly files: readonly AuditFile[];
  readonly modes: readonly string[];
  readonly dialect: string;
  /** What is written in place of what. */
  readonly planted: readonly [old: string, next: string];
  readonly failing: readonly string[];
  /** How many lines the repair changes, 1 by default: a color of Figma's has one for each channel. */
  readonly lines?: number;
}

const SCHEME = ["primary", "onPrimary", "surface", "onSurface", "onSurfaceVariant", "outline"];
const scheme = (values: string): Record<string, string> =>
  Object.fromEntries(values.split(" ").map((value, index) => [SCHEME[index] ?? "", `#${value}`]));

/** Of the Material Theme Builder: its baseline from #B33B15. */
const MATERIAL = JSON.stringify(
  {
    description: "TYPE: CUSTOM\nMaterial Theme Builder export 2024-05-21 12:00:00",
    seed: "#B33B15",
    coreColors: { primary: "#B33B15" },
    extendedColors: [{ name: "Sea", color: "#0077AA", description: "", harmonized: true }],
    schemes: {
      light: scheme("8F4C38 FFFFFF FFF8F6 231917 53433F 85736E"),
      "light-medium-contrast": scheme("5D2514 FFFFFF FFF8F6 180F0D 41332F 5F4F4A"),
      "light-high-contrast": scheme("501B0B FFFFFF FFF8F6 000000 000000 372925"),
      dark: scheme("FFB5A0 561F0F 1A110F F1DFDA D8C2BC A08C87"),
      "dark-medium-contrast": scheme("FFD2C6 481506 1A110F FFFFFF EED7D2 C3ADA8"),
      "dark-high-contrast": scheme("FFECE7 000000 1A110F FFFFFF FFFFFF FFECE7"),
    },
    palettes: { primary: { "0": "#000000", "40": "#8F4C38", "100": "#FFFFFF" } },
  },
  null,
  2,
);

/** https://mui.com/material-ui/customization/palette/ and …/dark-mode/. */
const MUI = `import { createTheme } from "@mui/material/styles";
import { blue } from "@mui/material/colors";

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: "class" },
  colorSchemes: {
    light: {
      palette: {
        primary: { light: "#42a5f5", main: blue[800], dark: "#0d47a1", contrastText: "#fff" },
        text: { primary: "rgba(0, 0, 0, 0.87)", secondary: "rgba(0, 0, 0, 0.6)" },
        background: { default: "#fafafa", paper: "#fff" },
      },
    },
    dark: {
      palette: {
        primary: { main: "#90caf9", contrastText: "rgba(0, 0, 0, 0.87)" },
        text: { primary: "#fff", secondary: "rgba(255, 255, 255, 0.7)" },
        background: { default: "#121212", paper: "#121212" },
      },
    },
  },
});
`;

/** The pattern of MUI's page on dark mode: one function, a branch a mode. */
const MUI_BRANCHES = `const getDesignTokens = (mode) => ({
  palette: {
    mode,
    ...(mode === 'light'
      ? {
          primary: { main: '#8a5a00', contrastText: '#fff' },
          text: { primary: '#212121', secondary: '#444' },
          background: { default: '#fff', paper: '#f5f5f5' },
        }
      : {
          primary: { main: '#ffcc80', contrastText: '#111' },
          text: { primary: '#fff', secondary: '#bbb' },
          background: { default: '#000', paper: '#111' },
        }),
  },
});
`;

/** https://v3.tailwindcss.com/docs/customizing-colors, as shadcn/ui for Tailwind 3 writes it. */
const TAILWIND = `/** @type {import('tailwindcss').Config} */
const colors = require("tailwindcss/colors");
module.exports = {
  darkMode: ["class"],
  theme: {
    extend: {
      colors: {
        background: "hsl(var(--background) / <alpha-value>)",
        foreground: "hsl(var(--foreground))",
        primary: { DEFAULT: "hsl(var(--primary))", foreground: "hsl(var(--primary-foreground))" },
        brand: {
          DEFAULT: "#a32a16",
          foreground: "#ffffff",
          dark: "#7a0000",
        },
        gray: colors.zinc,
      },
    },
  },
};
`;
const GLOBALS = `:root { --background: 0 0% 100%; --foreground: 222 47% 11%; --primary: 222 47% 11%; --primary-foreground: 210 40% 98%; }
.dark { --background: 222 47% 5%; --foreground: 210 40% 98%; --primary: 210 40% 98%; --primary-foreground: 222 47% 11%; }
`;

const rgba = (r: number, g: number, b: number): object => ({ r: r / 255, g: g / 255, b: b / 255, a: 1 });
const alias = (id: string): object => ({ type: "VARIABLE_ALIAS", id });

/** https://developers.figma.com/docs/rest-api/variables-endpoints/. */
const FIGMA_ANSWER = JSON.stringify(
  {
    status: 200,
    error: false,
    meta: {
      variableCollections: {
        "VariableCollectionId:1:1": { name: "Primitives", modes: [{ modeId: "1:0", name: "Mode 1" }] },
        "VariableCollectionId:2:1": {
          name: "Theme",
          modes: [
            { modeId: "2:0", name: "Light" },
            { modeId: "2:1", name: "Dark" },
          ],
        },
      },
      variables: {
        "VariableID:1:2": { name: "blue/700", valuesByMode: { "1:0": rgba(29, 78, 216) } },
        "VariableID:1:3": { name: "white", valuesByMode: { "1:0": rgba(255, 255, 255) } },
        "VariableID:2:2": {
          name: "color/background/default",
          valuesByMode: { "2:0": alias("VariableID:1:3"), "2:1": rgba(18, 18, 24) },
        },
        "VariableID:2:3": {
          name: "color/text/primary",
          valuesByMode: { "2:0": rgba(51, 51, 51), "2:1": rgba(242, 242, 242) },
        },
        "VariableID:2:4": {
          name: "color/primary",
          valuesByMode: { "2:0": alias("VariableID:1:2"), "2:1": alias("VariableID:1:2") },
        },
        "VariableID:2:5": {
          name: "color/on primary",
          valuesByMode: { "2:0": alias("VariableID:1:3"), "2:1": alias("VariableID:1:3") },
        },
        "VariableID:2:6": { name: "space/1", valuesByMode: { "2:0": 4, "2:1": 4 } },
      },
    },
  },
  null,
  2,
);

/** As plugins export a collection (https://www.figma.com/plugin-docs/api/Variable/). */
const FIGMA_COLLECTION = JSON.stringify(
  {
    id: "VariableCollectionId:3:1",
    name: "Roles",
    modes: { "3:0": "Light", "3:1": "Dark" },
    variableIds: ["VariableID:3:2", "VariableID:3:3", "VariableID:3:4"],
    variables: [
      {
        id: "VariableID:3:2",
        name: "Surface",
        valuesByMode: { "3:0": rgba(255, 255, 255), "3:1": rgba(17, 17, 17) },
      },
      {
        id: "VariableID:3:3",
        name: "On Surface",
        valuesByMode: { "3:0": rgba(34, 34, 34), "3:1": alias("VariableID:9:9") },
        resolvedValuesByMode: { "3:1": { resolvedValue: rgba(238, 238, 238), alias: "VariableID:9:9" } },
      },
    ],
  },
  null,
  2,
);

/** https://vuetifyjs.com/en/features/theme/: names of Material in themes of any name. */
const VUETIFY = `import { createVuetify } from 'vuetify'

export default createVuetify({
  theme: {
    defaultTheme: 'light',
    themes: {
      light: {
        dark: false,
        colors: {
          surface: '#FFFFFF',
          'on-surface': '#222222',
          primary: '#1867C0',
          'on-primary': '#FFFFFF',
        },
      },
      ocean: {
        dark: true,
        colors: {
          surface: '#001122',
          'on-surface': '#EEEEEE',
          primary: '#88CCFF',
          'on-primary': '#002233',
        },
      },
    },
  },
})
`;

export const NAMED_FILES: readonly NamedExample[] = [
  {
    name: "Material Theme Builder",
    files: [{ name: "material-theme.json", text: MATERIAL }],
    modes: ["light", "dark", "light-high", "dark-high", "light-medium", "dark-medium"],
    dialect: "Material",
    planted: ['"onSurfaceVariant": "#D8C2BC"', '"onSurfaceVariant": "#60504B"'],
    failing: ["dark: onSurfaceVariant on surface"],
  },
  {
    name: "MUI by color schemes",
    files: [{ name: "theme.ts", text: MUI }],
    modes: ["light", "dark"],
    dialect: "MUI",
    planted: ['secondary: "rgba(255, 255, 255, 0.7)"', 'secondary: "rgba(255, 255, 255, 0.3)"'],
    failing: ["dark: text-secondary on background", "dark: text-secondary on background-paper"],
  },
  {
    name: "MUI by branches",
    files: [{ name: "theme.js", text: MUI_BRANCHES }],
    modes: ["light", "dark"],
    dialect: "MUI",
    planted: ["contrastText: '#111'", "contrastText: '#eee'"],
    failing: ["dark: getDesignTokens-primary-contrastText on getDesignTokens-primary-main"],
  },
  {
    name: "Tailwind 3 with its style sheet",
    files: [
      { name: "tailwind.config.js", text: TAILWIND },
      { name: "globals.css", text: GLOBALS },
    ],
    modes: ["light", "dark"],
    dialect: "shadcn/ui",
    planted: ['foreground: "#ffffff"', 'foreground: "#d08070"'],
    failing: ["light: color-brand-foreground on color-brand", "dark: color-brand-foreground on color-brand"],
  },
  {
    name: "Figma's REST API",
    files: [{ name: "variables.json", text: FIGMA_ANSWER }],
    modes: ["light", "dark"],
    dialect: "Material",
    planted: [`"r": ${51 / 255}`, '"r": 0.9'],
    failing: ["light: color-text-primary on color-background-default"],
    lines: 3,
  },
  {
    name: "a collection of a Figma plugin",
    files: [{ name: "Roles.json", text: FIGMA_COLLECTION }],
    modes: ["light", "dark"],
    dialect: "Material",
    planted: [`"r": ${34 / 255}`, '"r": 0.95'],
    failing: ["light: On-Surface on Surface"],
    lines: 3,
  },
  {
    name: "Vuetify",
    files: [{ name: "vuetify.js", text: VUETIFY }],
    modes: ["light", "ocean"],
    dialect: "Material",
    planted: ["'on-primary': '#002233'", "'on-primary': '#DDEEFF'"],
    failing: ["ocean: on-primary on primary"],
  },
];
