/**
 * The tools, one row each. Beside the folder app/tools/<id> this is the only place that
 * registers a tool: address, route, menus, "Open in…", command palette, sitemap, offline pages and the pages
 * of the tests are derived from it. Every page loads this list with its menus, so it contains only what menus
 * show. Its small picture is drawn by the row of its id in domain/pictures/tool-pictures.ts.
 */
export interface Tool {
  /** Also the `tool` of its document kind; the folder in app/tools is called so too, or as tool-slices.ts says. */
  readonly id: string;
  readonly path: string;
  readonly title: string;
  /** One line, shown below the title in the index of tools. */
  readonly line: string;
  readonly group: ToolGroup;
}

/** The column of the index that a tool stands in. */
export type ToolGroup = "palettes" | "gradients" | "interfaces" | "checks";

/** In the order of the index. */
export const TOOL_GROUPS: readonly { readonly id: ToolGroup; readonly title: string }[] = [
  { id: "palettes", title: "Palettes" },
  { id: "gradients", title: "Gradients" },
  { id: "interfaces", title: "Interfaces" },
  { id: "checks", title: "Check and convert" },
];

// biome-ignore format: one row per tool is easier to read
export const TOOLS: readonly Tool[] = [
  tool("palette", "/palette-generator", "Palette Generator", "Press Space until it is right", "palettes"),
  tool("converter", "/color-converter", "Color Converter", "Every CSS space, worked out", "checks"),
  tool("contrast", "/contrast-checker", "Contrast Checker", "WCAG and APCA, with the nearest pass", "checks"),
  tool("mixer", "/color-mixer", "Color Mixer", "Pigment, light or perception", "checks"),
  tool("scheme", "/color-scheme-generator", "Color Scheme Generator", "A wheel with linked handles", "palettes"),
  tool("random", "/random-color", "Random Color", "One to a hundred, from a seed", "palettes"),
  tool("image", "/color-image-picker", "Palette from Image", "Find what the picture is made of", "palettes"),
  tool("variables", "/css-generator", "CSS & SCSS Variables Generator", "Name them once, export anywhere", "interfaces"),
  tool("gradient", "/gradient-generator", "Gradient Generator", "Linear, radial, conic, in any space", "gradients"),
  tool("mesh", "/mesh-gradient-generator", "Mesh Gradient Generator", "Points and patches, blended in OKLab", "gradients"),
  tool("text", "/text-gradient-generator", "Text Gradient Generator", "Set type in color, still readable", "gradients"),
  tool("dark-theme", "/dark-theme-generator", "Dark Theme Generator", "Surfaces, text and states for night", "interfaces"),
  tool("light-theme", "/light-theme-generator", "Light Theme Generator", "The same, for day", "interfaces"),
  tool("ui-palette", "/ui-palette-generator", "UI Palette Generator", "Eleven even steps from one brand", "interfaces"),
  tool("wallpaper", "/design/wallpaper/new", "Wallpaper Maker", "Sixteen styles at the size of your screens", "gradients"),
  tool("audit", "/audit", "Audit", "Read a theme, measure its pairs, repair it", "checks"),
];

/** Creates one row of the table. */
export function tool(id: string, path: string, title: string, line: string, group: ToolGroup): Tool {
  return { id, path, title, line, group };
}

/** The title without the word that most of them end with, for narrow places. */
export function shortTitle({ title }: Pick<Tool, "title">): string {
  return title.replace(/ Generator$/, "");
}
