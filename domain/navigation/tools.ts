/**
 * The tools, one row each. Beside the folder app/tools/<id> this is the only place that
 * registers a tool: address, route, menus, "Open in…", command palette, sitemap, offline pages and the pages
 * of the tests are derived from it. Every page loads this list with its menus, so it contains only what menus
 * show.
 */
export interface Tool {
  /** Also the `tool` of its document kind; the folder in app/tools is called so too, or as tool-slices.ts says. */
  readonly id: string;
  readonly path: string;
  readonly title: string;
  /** One line, shown below the title in the index of tools. */
  readonly line: string;
  readonly sample: ToolSample;
}

/** The small picture beside a tool's name, drawn with the current colors (app/workbench/tool-sample.ts). */
export type ToolSample =
  | "another"
  | "bands"
  | "glow"
  | "mixed"
  | "one"
  | "pair"
  | "slanted"
  | "soft"
  | "spaced"
  | "weighted"
  | "wheel";

// biome-ignore format: one row per tool is easier to read
export const TOOLS: readonly Tool[] = [
  tool("palette", "/palette-generator", "Palette Generator", "Press Space until it is right", "bands"),
  tool("converter", "/color-converter", "Color Converter", "Every CSS space, worked out", "one"),
  tool("contrast", "/contrast-checker", "Contrast Checker", "WCAG and APCA, with the nearest pass", "pair"),
  tool("mixer", "/color-mixer", "Color Mixer", "Pigment, light or perception", "mixed"),
  tool("scheme", "/color-scheme-generator", "Color Scheme Generator", "A wheel with linked handles", "wheel"),
  tool("random", "/random-color", "Random Color", "One to a hundred, from a seed", "another"),
  tool("image", "/color-image-picker", "Palette from Image", "Find what the picture is made of", "weighted"),
  tool("variables", "/css-generator", "CSS & SCSS Variables Generator", "Name them once, export anywhere", "spaced"),
  tool("gradient", "/gradient-generator", "Gradient Generator", "Linear, radial, conic, in any space", "soft"),
  tool("mesh", "/mesh-gradient-generator", "Mesh Gradient Generator", "Points and patches, blended in OKLab", "glow"),
  tool("text", "/text-gradient-generator", "Text Gradient Generator", "Set type in color, still readable", "slanted"),
  tool("dark-theme", "/dark-theme-generator", "Dark Theme Generator", "Surfaces, text and states for night", "pair"),
  tool("light-theme", "/light-theme-generator", "Light Theme Generator", "The same, for day", "pair"),
  tool("ui-palette", "/ui-palette-generator", "UI Palette Generator", "Eleven even steps from one brand", "bands"),
  tool("wallpaper", "/design/wallpaper/new", "Wallpaper Maker", "Sixteen styles at the size of your screens", "another"),
  tool("audit", "/audit", "Audit", "Read a theme, measure its pairs, repair it", "pair"),
];

/** Creates one row of the table. */
export function tool(id: string, path: string, title: string, line: string, sample: ToolSample): Tool {
  return { id, path, title, line, sample };
}
