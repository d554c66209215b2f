/** The list of a theme's output formats; theme-outputs.ts, which writes them, is loaded on demand. */

import type { CaseStyle } from "#engine/files/export/identifiers.ts";

/** The file of shadcn/ui; its command takes a path as well as an address. */
export const SHADCN_FILE = "registry-item.json";

export interface ThemeOutput {
  readonly id: ThemeOutputId;
  readonly label: string;
  /** How the format expresses the four modes. */
  readonly line: string;
}

export type ThemeOutputId =
  | "css"
  | "tailwind"
  | "shadcn"
  | "dtcg"
  | "figma"
  | "scss"
  | "style-dictionary"
  | "android"
  | "xcode"
  | "flutter"
  | "design-md"
  | "contract";

export const THEME_OUTPUTS: readonly ThemeOutput[] = [
  { id: "css", label: "CSS", line: "Four modes in one style sheet; high contrast follows prefers-contrast." },
  {
    id: "tailwind",
    label: "Tailwind",
    line: "Tailwind 4: utilities for every token, and a primary that is link, fill and ring at once.",
  },
  {
    id: "shadcn",
    label: "shadcn",
    line: "A registry item: every variable with sidebar and charts; radius and fonts stay yours.",
  },
  { id: "dtcg", label: "DTCG", line: "A file a mode, and a resolver with one modifier of four contexts." },
  { id: "figma", label: "Figma", line: "A file a mode, as the import of variables takes them; sRGB only." },
  {
    id: "scss",
    label: "SCSS",
    line: "A map a mode, a function for one token, a mixin for custom properties.",
  },
  {
    id: "style-dictionary",
    label: "Style Dictionary",
    line: "A token file a mode, and the script that builds them.",
  },
  {
    id: "android",
    label: "Android",
    line: "Resources for day and night, high contrast by name; for Compose all tokens and Material schemes.",
  },
  {
    id: "xcode",
    label: "Xcode",
    line: "Color sets with four appearances; Increase Contrast chooses by itself.",
  },
  {
    id: "flutter",
    label: "Flutter",
    line: "A ColorScheme for each theme of MaterialApp, and every token as a ThemeExtension.",
  },
  {
    id: "design-md",
    label: "DESIGN.md",
    line: "For people and coding agents: light as tokens, all modes as a table, and what may stand on what.",
  },
  {
    id: "contract",
    label: "Contract",
    line: "Which token stands on which and how much contrast it needs, for an audit in CI.",
  },
];

export const CSS_SWITCHES = [
  { value: "light-dark", label: "light-dark()" },
  { value: "media", label: "Media queries" },
  { value: "class", label: "Classes" },
  { value: "attribute", label: "data-theme" },
] as const;
export type CssSwitch = (typeof CSS_SWITCHES)[number]["value"];

export interface ThemeOutputOptions {
  readonly by: CssSwitch;
  readonly format: "hex" | "rgb" | "oklch";
  /** Letters, digits and hyphens, without dashes at its ends; "" for none. */
  readonly prefix: string;
  /** By default the case of the output. */
  readonly caseStyle?: CaseStyle;
  /** Written as a comment in formats that have comments. */
  readonly link: string;
}

export interface WrittenThemeFile {
  readonly name: string;
  readonly text: string;
}
