/**
 * The tools that are built: one row each, beside the folder app/tools/<id> the one place that says that a tool exists.
 * Its address, route, menus, "Open in…", command palette, sitemap, offline pages and the pages that tests visit follow.
 * Menus carry this list, so it holds no more than they show.
 */
export interface Tool {
  /** Also its folder in app/tools, and the `tool` of its document. */
  readonly id: string;
  readonly path: string;
  readonly title: string;
  /** One line, said under the title in the index of tools. */
  readonly line: string;
  readonly sample: ToolSample;
}

/** The small picture beside a tool's name, drawn of colors at hand (app/workbench/tool-sample.ts). */
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

// biome-ignore format: a table is read by its rows
export const BUILT_TOOLS: readonly Tool[] = [
  tool("palette", "/palette-generator", "Palette Generator", "Press Space until it is right", "bands"),
  tool("converter", "/color-converter", "Color Converter", "Every CSS space, worked out", "one"),
  tool("contrast", "/contrast-checker", "Contrast Checker", "WCAG and APCA, with the nearest pass", "pair"),
  tool("mixer", "/color-mixer", "Color Mixer", "Pigment, light or perception", "mixed"),
  tool("scheme", "/color-scheme-generator", "Color Scheme Generator", "A wheel with linked handles", "wheel"),
  tool("random", "/random-color", "Random Color", "One to a hundred, from a seed", "another"),
  tool("image", "/color-image-picker", "Palette from Image", "Find what the picture is made of", "weighted"),
  tool("variables", "/css-generator", "CSS & SCSS Variables Generator", "Name them once, export anywhere", "spaced"),
];

/** One row. */
export function tool(id: string, path: string, title: string, line: string, sample: ToolSample): Tool {
  return { id, path, title, line, sample };
}
