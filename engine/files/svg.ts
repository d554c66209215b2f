/** A sheet of the palette as SVG: a field a color, its name and value on it. */
import { onColor } from "#engine/contrast.ts";
import { formatHex } from "#engine/format.ts";
import type { Exporter } from "./export-palette.ts";
import { linkComment } from "./named-values.ts";

const WIDTH = 1200;
const HEIGHT = 630;
const INK = { dark: "#14121f", light: "#faf9ff", black: "#000", white: "#fff" } as const;

export const exportSvg: Exporter = ({ title, colors }, options) => {
  const width = WIDTH / Math.max(1, colors.length);
  const fields = colors.map(({ name, color }, index) => {
    const hex = formatHex(color);
    const x = Number((index * width).toFixed(3));
    const ink = INK[onColor(color)];
    return [
      `  <rect x="${x}" width="${Number((width + 0.5).toFixed(3))}" height="${HEIGHT}" fill="${hex}"/>`,
      `  <text x="${x + 20}" y="${HEIGHT - 52}" fill="${ink}" font-size="24" font-weight="600">${escapeXml(fitted(name, width))}</text>`,
      `  <text x="${x + 20}" y="${HEIGHT - 22}" fill="${ink}" font-size="18" font-family="ui-monospace, monospace">${hex.toUpperCase()}</text>`,
    ].join("\n");
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif">\n${linkComment(options, "  <!--", "-->")}  <title>${escapeXml(title ?? "Palette")}</title>\n${fields.join("\n")}\n</svg>\n`;
};

/** Cut to what the field holds, at about 13 px a letter. */
function fitted(name: string, width: number): string {
  const room = Math.max(1, Math.floor((width - 32) / 13));
  return name.length <= room ? name : `${name.slice(0, Math.max(1, room - 1))}…`;
}

function escapeXml(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- XML has no way to write them
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
  );
}
