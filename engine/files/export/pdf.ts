/**
 * A print sheet as PDF, A4 landscape: a swatch per color with its name and values below, on as many pages as
 * needed.
 */

import { PDFDocument, type PDFPage, rgb } from "pdf-lib";
import { PRODUCER } from "#engine/bytes/written-by.ts";
import { formatColor, formatHex } from "#engine/format/format.ts";
import { mapToGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToSrgb } from "#engine/space/convert.ts";
import type { Exporter } from "./export-palette.ts";
import { withDarkBelow } from "./named-values.ts";
import { createPdfText, type PdfText } from "./pdf-text.ts";

const [WIDTH, HEIGHT, MARGIN] = [841.89, 595.28, 36];
const COLUMNS = 6;
const MAX_ROWS = 3;
/** Room below a swatch for three lines, and between swatches, in points. */
const [TEXT_HEIGHT, GAP] = [56, 8];

const STAND_INS =
  "A crossed box stands for a letter or sign that no font of this sheet has. Copied, it is that letter or sign.";

export const exportPdf: Exporter = async (palette, options) => {
  const title = palette.title ?? "Palette";
  const colors = withDarkBelow(palette);
  const pdf = await PDFDocument.create();
  // A fixed date makes the file reproducible.
  const date = new Date(Date.UTC(2026, 0, 1));
  pdf.setCreationDate(date);
  pdf.setModificationDate(date);
  pdf.setTitle(title);
  pdf.setProducer(PRODUCER);
  const text = await createPdfText(pdf, options.fontFiles);
  const columns = Math.min(COLUMNS, Math.max(1, colors.length));
  const rows = Math.min(MAX_ROWS, Math.max(1, Math.ceil(colors.length / columns)));
  const cell = { width: (WIDTH - 2 * MARGIN) / columns, height: (HEIGHT - 2 * MARGIN - 60) / rows };
  const pages = Math.max(1, Math.ceil(colors.length / (columns * rows)));
  for (let number = 0; number < pages; number += 1) {
    const page = pdf.addPage([WIDTH, HEIGHT]);
    const heading = pages === 1 ? title : `${title}, ${number + 1} of ${pages}`;
    const line = { x: MARGIN, width: WIDTH - 2 * MARGIN };
    await text.write(page, heading, { ...line, y: HEIGHT - MARGIN - 14, size: 18, weight: "bold" });
    const shown = colors.slice(number * columns * rows, (number + 1) * columns * rows);
    for (const [index, { name, color }] of shown.entries()) {
      const x = MARGIN + (index % columns) * cell.width;
      const bottom = HEIGHT - MARGIN - 40 - (Math.floor(index / columns) + 1) * cell.height;
      await drawField(page, text, { name, color, x, bottom, ...cell });
    }
    if (options.shareLink !== undefined)
      await text.write(page, options.shareLink, { ...line, y: MARGIN - 12, size: 7 });
    if (text.hasStandIns()) await text.write(page, STAND_INS, { ...line, y: MARGIN - 22, size: 7 });
  }
  text.finish();
  return pdf.save();
};

interface Field {
  readonly name: string;
  readonly color: Color;
  readonly x: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

async function drawField(
  page: PDFPage,
  text: PdfText,
  { name, color, x, bottom, width, height }: Field,
): Promise<void> {
  const { red, green, blue } = colorToSrgb(mapToGamut(color, "srgb"));
  page.drawRectangle({
    x,
    y: bottom + TEXT_HEIGHT,
    width: width - GAP,
    height: height - TEXT_HEIGHT - GAP / 2,
    color: rgb(red, green, blue),
  });
  const line = { x, width: width - GAP };
  await text.write(page, name, { ...line, y: bottom + 42, size: 10, weight: "bold" });
  await text.write(page, formatHex(color).toUpperCase(), { ...line, y: bottom + 29, size: 9 });
  await text.write(page, formatColor(color, "oklch"), { ...line, y: bottom + 17, size: 7.5 });
}
