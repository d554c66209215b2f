/** GIMP palette, version 2, read by GIMP, Inkscape and Krita (GIMP's app/core/gimppalette-load.c describes it). */

import { toBytes } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import type { Exporter } from "./export-palette.ts";
import { linkComment } from "./named-values.ts";

/** Dark values follow a comment, with the same names. */
export const exportGpl: Exporter = ({ title, colors }, options) => {
  const row = (name: string, color: Color): string => {
    const { bytes } = toBytes(color);
    return `${bytes.map((value) => String(value).padStart(3)).join(" ")}\t${oneLine(name)}`;
  };
  const dark = colors.flatMap(({ name, dark: color }) => (color === undefined ? [] : [row(name, color)]));
  const rows = [
    ...colors.map(({ name, color }) => row(name, color)),
    ...(dark.length > 0 ? ["# Dark", ...dark] : []),
  ];
  return `GIMP Palette\nName: ${oneLine(title ?? "Palette")}\nColumns: ${Math.min(16, colors.length)}\n${linkComment(options, "#") || "#\n"}${rows.join("\n")}\n`;
};

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim() || "Untitled";
}
