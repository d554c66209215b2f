import type { CSSProperties } from "react";
import type { PreviewSheet } from "#domain/previews/preview-theme-link.ts";
import type { PreviewLens } from "#domain/previews/preview-view.ts";
import { ROLE_TOKENS, type ThemeModeName } from "#engine/theme/role-graph.ts";
import { throughLens } from "./lens-colors.ts";

/** The mode whose colors are shown: print always uses those of light mode. */
const modeUnder = (mode: ThemeModeName, lens: PreviewLens): ThemeModeName =>
  lens === "print" ? "light" : mode;
const schemeOf = (mode: ThemeModeName): "light" | "dark" => (mode.startsWith("dark") ? "dark" : "light");

/** The style of the root element in the server's HTML. */
export function rootProperties(sheet: PreviewSheet, mode: ThemeModeName, lens: PreviewLens): CSSProperties {
  const shown = modeUnder(mode, lens);
  const colors = throughLens(sheet[shown], lens);
  return {
    colorScheme: schemeOf(shown),
    ...Object.fromEntries(ROLE_TOKENS.map((token) => [`--${token}`, colors[token]])),
  };
}

/** Sets the same properties on a rendered root element. */
export function setRootColors(
  root: HTMLElement,
  sheet: PreviewSheet,
  mode: ThemeModeName,
  lens: PreviewLens,
): void {
  const shown = modeUnder(mode, lens);
  const colors = throughLens(sheet[shown], lens);
  root.style.colorScheme = schemeOf(shown);
  for (const token of ROLE_TOKENS) root.style.setProperty(`--${token}`, colors[token]);
}
