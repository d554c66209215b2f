/** The fourteen tools, in the order of the index on Home. A tool that is not built yet is linked from nowhere. */
export interface Tool {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  /** One line, said under the title in the index of tools. */
  readonly line: string;
  readonly built: boolean;
}

export const TOOLS: readonly Tool[] = [
  tool("palette", "/palette-generator", "Palette Generator", "Press Space until it is right", true),
  tool("gradient", "/gradient-generator", "Gradient Generator", "Linear, radial, conic, in any space"),
  tool("mesh", "/mesh-gradient-generator", "Mesh Gradient Generator", "Points and patches, blended in OKLab"),
  tool("text", "/text-gradient-generator", "Text Gradient Generator", "Set type in color, still readable"),
  tool("ui-palette", "/ui-palette-generator", "UI Palette Generator", "Eleven even steps from one brand"),
  tool("dark-theme", "/dark-theme-generator", "Dark Theme Generator", "Surfaces, text and states for night"),
  tool("light-theme", "/light-theme-generator", "Light Theme Generator", "The same, for day"),
  tool("mixer", "/color-mixer", "Color Mixer", "Pigment, light or perception"),
  tool("contrast", "/contrast-checker", "Contrast Checker", "WCAG and APCA, with the nearest pass"),
  tool("converter", "/color-converter", "Color Converter", "Every CSS space, worked out"),
  tool("scheme", "/color-scheme-generator", "Color Scheme Generator", "A wheel with linked handles"),
  tool("random", "/random-color", "Random Color", "One to a hundred, from a seed"),
  tool("image", "/color-image-picker", "Palette from Image", "Find what the picture is made of"),
  tool("variables", "/css-generator", "CSS & SCSS Variables Generator", "Name them once, export anywhere"),
];

export const BUILT_TOOLS: readonly Tool[] = TOOLS.filter((entry) => entry.built);

function tool(id: string, path: string, title: string, line: string, built = false): Tool {
  return { id, path, title, line, built };
}
