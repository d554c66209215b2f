/**
 * Draws the pictures of all tools that menus show, in the colors of the house, in one file: each is shown by the fragment
 * with the id of its tool. Run when a tool or a picture changes: npm run generate -- tool-pictures
 */
import { readFileSync, writeFileSync } from "node:fs";
import { writeAsOutlines } from "../domain/pictures/outline-text.ts";
import { paletteRoles, readColors } from "../domain/pictures/palette-roles.ts";
import { PICTURE_HEIGHT, PICTURE_WIDTH } from "../domain/pictures/svg-parts.ts";
import { toolPictures } from "../domain/pictures/tool-pictures.ts";
import { openFontFace } from "../engine/typeset/font-face.ts";

const HOUSE_COLORS = ["#2942c2", "#e4572e", "#f4ebd9", "#0e2a47", "#2f9e8f"];

const face = (name: string, weight: number) => [
  openFontFace(
    readFileSync(`node_modules/@fontsource-variable/${name}/files/${name}-latin-wdth-normal.woff2`),
    weight,
    75,
  ),
];
const write = writeAsOutlines({ display: face("mona-sans", 700), mono: face("martian-mono", 400) });
const pictures = toolPictures(paletteRoles(readColors(HOUSE_COLORS) ?? []), { id: "s", write });
const parts = Object.entries(pictures).map(([tool, drawing], index) => {
  const y = index * PICTURE_HEIGHT;
  const view = `<view id="${tool}" viewBox="0 ${y} ${PICTURE_WIDTH} ${PICTURE_HEIGHT}"/>`;
  return `${view}<svg y="${y}" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}">${drawing}</svg>`;
});
writeFileSync(
  "app/ui/tool-pictures.svg",
  `<svg xmlns="http://www.w3.org/2000/svg">\n${parts.join("\n")}\n</svg>\n`,
);
