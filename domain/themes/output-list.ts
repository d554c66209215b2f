/** The outputs of a theme by name; what writes them is theme-outputs.ts, which is loaded later. */

export interface ThemeOutput {
  readonly id: ThemeOutputId;
  readonly label: string;
  /** How it holds the four modes. */
  readonly line: string;
}

export type ThemeOutputId = "css" | "tailwind" | "shadcn" | "dtcg";

export const THEME_OUTPUTS: readonly ThemeOutput[] = [
  { id: "css", label: "CSS", line: "Four modes in one style sheet; high contrast follows prefers-contrast." },
  { id: "tailwind", label: "Tailwind", line: "Tailwind 4: utilities for every token, values by mode." },
  { id: "shadcn", label: "shadcn", line: "A registry item, complete: radius, sidebar and chart tokens." },
  { id: "dtcg", label: "DTCG", line: "A file a mode, and a resolver with one modifier of four contexts." },
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
  /** Written as a comment in formats that have comments. */
  readonly link: string;
}

export interface WrittenThemeFile {
  readonly name: string;
  readonly text: string;
}
