/** Pictures of the tools for interfaces. */
import { formatRatio } from "#engine/contrast/contrast.ts";
import { colorRamp } from "#engine/ramp/ramp.ts";
import { hexOf, type PaletteRoles } from "./palette-roles.ts";
import { cells, type DrawTool, ground, rect, type ToolDrawing } from "./svg-parts.ts";

export const drawRamps: DrawTool = ({ roles: { brand, dark, colors } }) => {
  const rows = [...brand, dark, ...colors].filter((color, index, all) => all.indexOf(color) === index);
  return cells(rows.slice(0, 4).map((color) => colorRamp(color).map((step) => step.color)));
};

function drawTheme({ theme, write }: ToolDrawing, mode: "light" | "dark"): string {
  const colors = theme.modes[mode];
  return [
    ground(hexOf(colors.a10)),
    rect([62, 0, 42, 60], hexOf(colors.a30)),
    write("1 046 °C", { x: 9, y: 25, size: 17, fill: hexOf(colors.text), face: "display" }),
    rect([9, 36, 38, 15], hexOf(colors.brand), 3),
    `<path d="M69 47L79 38L88 41L98 18" fill="none" stroke="${hexOf(colors["brand-edge"])}" stroke-width="2.5"/>`,
  ].join("");
}

export const drawDarkTheme: DrawTool = (drawing) => drawTheme(drawing, "dark");
export const drawLightTheme: DrawTool = (drawing) => drawTheme(drawing, "light");

export const drawVariables: DrawTool = ({ roles, write }) => {
  const rows = variableColors(roles);
  const look = { size: 9, fill: "var(--ink-2, #4b4868)", face: "mono" } as const;
  return (
    ground("var(--sunken, #edecfa)") +
    rows
      .map((color, index) => {
        const y = 18 + index * 16;
        return (
          write(`--${"abc"[index]}:`, { ...look, x: 9, y }) +
          rect([34, y - 7.5, 8, 8], hexOf(color), 1) +
          write(hexOf(color), { ...look, x: 47, y })
        );
      })
      .join("")
  );
};

function variableColors({ brand, dark, colors }: PaletteRoles) {
  return [...brand, dark, ...colors].filter((color, index, all) => all.indexOf(color) === index).slice(0, 3);
}

/** The pairs of a theme as they are worn, with what each reaches: the weakest is hatched. */
export const drawAudit: DrawTool = ({ roles: { pair, brand, light, dark }, id, write }) => {
  const field = brand[0] ?? dark;
  const rows = [
    { field: pair.field, text: pair.text, y: 0 },
    { field: light, text: dark, y: 20 },
  ];
  const worn = rows.map(
    ({ field: back, text, y }) =>
      rect([0, y, 104, 20], hexOf(back)) +
      write(formatRatio(pair.ratio), { x: 9, y: y + 14, size: 13, fill: hexOf(text), face: "display" }) +
      `<path d="M82 ${y + 10}l4 4l8-8" fill="none" stroke="${hexOf(text)}" stroke-width="2"/>`,
  );
  return [
    `<defs><pattern id="${id}h" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M-1 7L7-1" stroke="var(--ink-3, #6a6789)" stroke-width="1"/></pattern></defs>`,
    ...worn,
    rect([0, 40, 104, 20], "var(--raised, #fdfcff)"),
    rect([0, 40, 104, 20], `url(#${id}h)`),
    rect([5, 43, 62, 14], hexOf(field)),
    rect([9, 48, 40, 4], hexOf(field === light ? dark : light)),
    `<path d="M84 46l8 8M92 46l-8 8" stroke="var(--ink, #14121f)" stroke-width="2"/>`,
  ].join("");
};
