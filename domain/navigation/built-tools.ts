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
    id: "variables",
    path: "/css-generator",
    title: "CSS & SCSS Variables Generator",
    line: "Name them once, export anywhere",
  },
];
