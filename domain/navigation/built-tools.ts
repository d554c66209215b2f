/** The tools that are built. Menus and indexes carry this list, so it holds no more than that. */
export interface Tool {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  /** One line, said under the title in the index of tools. */
  readonly line: string;
}

export const BUILT_TOOLS: readonly Tool[] = [
  tool("palette", "/palette-generator", "Palette Generator", "Press Space until it is right"),
  tool("converter", "/color-converter", "Color Converter", "Every CSS space, worked out"),
  tool("contrast", "/contrast-checker", "Contrast Checker", "WCAG and APCA, with the nearest pass"),
  tool("mixer", "/color-mixer", "Color Mixer", "Pigment, light or perception"),
  tool("scheme", "/color-scheme-generator", "Color Scheme Generator", "A wheel with linked handles"),
  tool("random", "/random-color", "Random Color", "One to a hundred, from a seed"),
  tool("image", "/color-image-picker", "Palette from Image", "Find what the picture is made of"),
  tool("variables", "/css-generator", "CSS & SCSS Variables Generator", "Name them once, export anywhere"),
];

/** As in its row. Throws for a tool that is not built. */
export function titleOfTool(id: string): string {
  const found = BUILT_TOOLS.find((entry) => entry.id === id);
  if (found === undefined) throw new Error(`No tool is built that is called ${id}`);
  return found.title;
}

/** One row. */
export function tool(id: string, path: string, title: string, line: string): Tool {
  return { id, path, title, line };
}
