/** The tools that are built. Every page carries this list, so it holds no more than that. */
export interface Tool {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  /** One line, said under the title in the index of tools. */
  readonly line: string;
}

export const BUILT_TOOLS: readonly Tool[] = [
  {
    id: "palette",
    path: "/palette-generator",
    title: "Palette Generator",
    line: "Press Space until it is right",
  },
  { id: "random", path: "/random-color", title: "Random Color", line: "One to a hundred, from a seed" },
  {
    id: "converter",
    path: "/color-converter",
    title: "Color Converter",
    line: "Every CSS space, worked out",
    id: "contrast",
    path: "/contrast-checker",
    title: "Contrast Checker",
    line: "WCAG and APCA, with the nearest pass",
  { id: "mixer", path: "/color-mixer", title: "Color Mixer", line: "Pigment, light or perception" },
  {
    id: "scheme",
    path: "/color-scheme-generator",
    title: "Color Scheme Generator",
    line: "A wheel with linked handles",
    id: "image",
    path: "/color-image-picker",
    title: "Palette from Image",
    line: "Find what the picture is made of",
    id: "variables",
    path: "/css-generator",
    title: "CSS & SCSS Variables Generator",
    line: "Name them once, export anywhere",
  },
];
