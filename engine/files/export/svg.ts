/** A palette sheet as SVG: a swatch per color with its name and value on it. */

import { onColor } from "#engine/contrast/contrast.ts";
import { formatColor, formatHex } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import type { Exporter } from "./export-palette.ts";
import { hasDark, linkComment } from "./named-values.ts";

const WIDTH = 1200;
const HEIGHT = 630;
const MAX_COLUMNS = 12;
/** Swatches smaller than this, in viewBox units, have no room for text. */
const MIN_TEXT = 80;
const INK = { dark: "#14121f", light: "#faf9ff", black: "#000", white: "#fff" } as const;

/** Many colors are laid out in rows; dark values below the light ones. Each swatch has its full name as its title. */
export const exportSvg: Exporter = (palette, options) => {
  const { title, colors } = palette;
  const isPaired = hasDark(palette);
  const columns = Math.max(
    1,
    Math.min(colors.length, Math.max(MAX_COLUMNS, Math.ceil(Math.sqrt(2 * colors.length)))),
  );
  const rows = Math.max(1, Math.ceil(colors.length / columns));
  const [width, height] = [WIDTH / columns, HEIGHT / rows / (isPaired ? 2 : 1)];
  const fields = colors.flatMap(({ name, color, dark }, index) => {
    const x = (index % columns) * width;
    const y = Math.floor(index / columns) * height * (isPaired ? 2 : 1);
    return [
      field(name, color, { x, y, width, height }),
      ...(isPaired
        ? [
            field(dark === undefined ? name : `${name} dark`, dark ?? color, {
              x,
              y: y + height,
              width,
              height,
            }),
          ]
        : []),
    ];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif">\n${linkComment(options, "  <!--", "-->")}  <title>${escapeXml(title ?? "Palette")}</title>\n${fields.join("\n")}\n</svg>\n`;
};

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Half a pixel wider than its cell, so that no seam shows. Text is omitted if there is no room. */
function field(name: string, color: Color, { x, y, width, height }: Place): string {
  const ink = INK[onColor(color)];
  const at = (value: number): number => Number(value.toFixed(3));
  const rect = `  <rect x="${at(x)}" y="${at(y)}" width="${at(width + 0.5)}" height="${at(height + 0.5)}" ${fillOf(color)}><title>${escapeXml(name)}</title></rect>`;
  if (width < MIN_TEXT || height < MIN_TEXT) return rect;
  return [
    rect,
    `  <text x="${at(x + 20)}" y="${at(y + height - 52)}" fill="${ink}" font-size="24" font-weight="600">${escapeXml(fitted(name, width))}</text>`,
    `  <text x="${at(x + 20)}" y="${at(y + height - 22)}" fill="${ink}" font-size="18" font-family="ui-monospace, monospace">${formatHex(color).toUpperCase()}</text>`,
  ].join("\n");
}

/**
 * The paint of an opaque color and its alpha beside it: SVG 1.1 has no colors with alpha, and readers of it paint an
 * 8-digit hex black. A program that does not support color() ignores the style and uses the attribute.
 */
function fillOf(color: Color): string {
  const { alpha = 0 } = color;
  const opaque = { ...color, alpha: 1 };
  const wide = isInGamut(color, "srgb") ? "" : ` style="fill:${formatColor(opaque, "display-p3")}"`;
  const opacity = alpha < 1 ? ` fill-opacity="${Number(alpha.toFixed(4))}"` : "";
  return `fill="${formatHex(opaque)}"${opacity}${wide}`;
}

/** Truncated to the width of the swatch, at about 13 px per character. */
function fitted(name: string, width: number): string {
  const room = Math.max(1, Math.floor((width - 32) / 13));
  return name.length <= room ? name : `${name.slice(0, Math.max(1, room - 1))}…`;
}

function escapeXml(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- XML cannot represent these characters
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
  );
}
