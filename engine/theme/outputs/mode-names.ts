/** Names of the four modes, for people and for code. */
import type { ThemeModeName } from "#engine/theme/role-graph.ts";

export const MODE_TITLES: Readonly<Record<ThemeModeName, string>> = {
  light: "Light",
  dark: "Dark",
  "light-high": "Light high contrast",
  "dark-high": "Dark high contrast",
};

/** In camel case, for code. */
export const MODE_IDENTIFIERS: Readonly<Record<ThemeModeName, string>> = {
  light: "light",
  dark: "dark",
  "light-high": "lightHigh",
  "dark-high": "darkHigh",
};
