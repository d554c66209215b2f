/**
 * A print sheet as PDF, A4 landscape: a swatch per color with its name and values below, on as many pages as
 * needed.
 */
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from "pdf-lib";
import { formatColor, formatHex } from "#engine/format/format.ts";
import { mapToGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToSrgb } from "#engine/space/convert.ts";
import type { Exporter } from "./export-palette.ts";
import { withDarkBelow } from "./named-values.ts";

const [WIDTH, HEIGHT, MARGIN] = [841.89, 595.28, 36];
const COLUMNS = 6;
const MOST_ROWS = 3;
/** Room below a swatch for three lines, and between swatches, in points. */
const [TEXT_HEIGHT, GAP] = [56, 8];

export const exportPdf: Exporter = async (palette, options) => {
  const title = palette.title ?? "Palette";
  const colors = withDarkBelow(palette);
  const pdf = await PDFDocument.create();
  // A fixed date makes the file reproducible.
  const date = new Date(Date.UTC(2026, 0, 1));
  pdf.setCreationDate(date);
  pdf.setModificationDate(date);
  pdf.setTitle(title);
  pdf.setProducer("Tincture");
  const fonts: Fonts = {
    sans: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
  const columns = Math.min(COLUMNS, Math.max(1, colors.length));
  const rows = Math.min(MOST_ROWS, Math.max(1, Math.ceil(colors.length / columns)));
  const cell = { width: (WIDTH - 2 * MARGIN) / columns, height: (HEIGHT - 2 * MARGIN - 60) / rows };
  const pages = Math.max(1, Math.ceil(colors.length / (columns * rows)));
  for (let number = 0; number < pages; number += 1) {
    const page = pdf.addPage([WIDTH, HEIGHT]);
    const heading = pages === 1 ? title : `${title}, ${number + 1} of ${pages}`;
    write(page, latin(heading, 80), MARGIN, HEIGHT - MARGIN - 14, 18, fonts.bold);
    const shown = colors.slice(number * columns * rows, (number + 1) * columns * rows);
    for (const [index, { name, color }] of shown.entries()) {
      const x = MARGIN + (index % columns) * cell.width;
      const bottom = HEIGHT - MARGIN - 40 - (Math.floor(index / columns) + 1) * cell.height;
      drawField(page, fonts, { name, color, x, bottom, ...cell });
    }
    if (options.shareLink !== undefined)
      write(page, latin(options.shareLink, 150), MARGIN, MARGIN - 12, 7, fonts.sans);
  }
  return pdf.save();
};

interface Fonts {
  readonly sans: PDFFont;
  readonly bold: PDFFont;
}

interface Field {
  readonly name: string;
  readonly color: Color;
  readonly x: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

function drawField(page: PDFPage, fonts: Fonts, { name, color, x, bottom, width, height }: Field): void {
  const { red, green, blue } = colorToSrgb(mapToGamut(color, "srgb"));
  page.drawRectangle({
    x,
    y: bottom + TEXT_HEIGHT,
    width: width - GAP,
    height: height - TEXT_HEIGHT - GAP / 2,
    color: rgb(red, green, blue),
  });
  write(page, latin(name, 22), x, bottom + 42, 10, fonts.bold);
  write(page, formatHex(color).toUpperCase(), x, bottom + 29, 9, fonts.sans);
  write(page, latin(formatColor(color, "oklch"), 32), x, bottom + 17, 7.5, fonts.sans);
}

function write(page: PDFPage, text: string, x: number, y: number, size: number, font: PDFFont): void {
  page.drawText(text, { x, y, size, font, color: rgb(0.08, 0.07, 0.12) });
}

/** The built-in fonts only have Latin characters; any other becomes a question mark. */
function latin(text: string, length: number): string {
  return [...text.normalize("NFC")]
    .slice(0, length)
    .map((letter) => (/^[\u0020-\u007e\u00a0-\u00ff]$/.test(letter) ? letter : "?"))
    .join("");
}
