/**
 * A picture of each tool, drawn by what the tool itself works with in the colors of a palette: the same in the index of
 * Home, in every menu and in link previews. SVG without its outer element, 104 × 60 px.
 */
import { TOOLS } from "#domain/navigation/tools.ts";
import { solveTheme } from "#engine/theme/solve-theme.ts";
import {
  drawContrast,
  drawConverter,
  drawImage,
  drawMixer,
  drawPalette,
  drawRandom,
  drawScheme,
} from "./color-pictures.ts";
import { drawGradient, drawMesh, drawText, drawWallpaper } from "./gradient-pictures.ts";
import type { PaletteRoles } from "./palette-roles.ts";
import { type DrawTool, ground, type ToolDrawing, type WriteText, writeAsText } from "./svg-parts.ts";
import { drawAudit, drawDarkTheme, drawLightTheme, drawRamps, drawVariables } from "./theme-pictures.ts";

/** By the id of the tool. */
const DRAWINGS: Readonly<Record<string, DrawTool>> = {
  palette: drawPalette,
  converter: drawConverter,
  contrast: drawContrast,
  mixer: drawMixer,
  scheme: drawScheme,
  random: drawRandom,
  image: drawImage,
  variables: drawVariables,
  gradient: drawGradient,
  mesh: drawMesh,
  text: drawText,
  "dark-theme": drawDarkTheme,
  "light-theme": drawLightTheme,
  "ui-palette": drawRamps,
  wallpaper: drawWallpaper,
  audit: drawAudit,
};

export interface PictureOptions {
  /** Starts the ids inside; they differ by tool after it. */
  readonly id: string;
  readonly write?: WriteText;
  readonly theme?: ToolDrawing["theme"];
}

/** The pictures by the id of their tool. A tool that is not drawn yet has the first letters of its title. */
export function toolPictures(
  roles: PaletteRoles,
  { id, write = writeAsText, theme = solveTheme({ brand: roles.brand }) }: PictureOptions,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    TOOLS.map((tool) => {
      const draw = DRAWINGS[tool.id] ?? letters(tool.title);
      return [tool.id, draw({ roles, theme, id: `${id}-${tool.id}`, write })];
    }),
  );
}

function letters(title: string): DrawTool {
  const look = { x: 9, y: 44, size: 40, fill: "var(--ink-3, #6a6789)", face: "display" } as const;
  return ({ write }) => ground("var(--sunken, #edecfa)") + write(title.slice(0, 3), look);
}
