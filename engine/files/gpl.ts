/** GIMP palette, version 2, read by GIMP, Inkscape and Krita (GIMP's app/core/gimppalette-load.c describes it). */
import { toBytes } from "#engine/format.ts";
import type { Exporter } from "./export-palette.ts";
import { linkComment } from "./named-values.ts";

export const exportGpl: Exporter = ({ title, colors }, options) => {
  const rows = colors.map(({ name, color }) => {
    const { bytes } = toBytes(color);
    return `${bytes.map((value) => String(value).padStart(3)).join(" ")}\t${oneLine(name)}`;
  });
  return `GIMP Palette\nName: ${oneLine(title ?? "Palette")}\nColumns: ${Math.min(16, colors.length)}\n${linkComment(options, "#") || "#\n"}${rows.join("\n")}\n`;
};

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim() || "Untitled";
}
