/** A print sheet as PDF, A4 landscape: a field a color, name and values under it. */
import { PDFDocument, rgb, StandardFonts } from "pdf-lib";
import { colorToSrgb } from "#engine/convert.ts";
import { formatColor, formatHex } from "#engine/format.ts";
import { mapToGamut } from "#engine/gamut.ts";
import type { Exporter } from "./export-palette.ts";

const [WIDTH, HEIGHT, MARGIN] = [841.89, 595.28, 36];
const COLUMNS = 6;

export const exportPdf: Exporter = async ({ title, colors }, options) => {
  const pdf = await PDFDocument.create();
  // A fixed date, so that the same palette gives the same file.
  const date = new Date(Date.UTC(2026, 0, 1));
  pdf.setCreationDate(date);
  pdf.setModificationDate(date);
  pdf.setTitle(title ?? "Palette");
  pdf.setProducer("Tincture");
  const [sans, bold] = [
    await pdf.embedFont(StandardFonts.Helvetica),
    await pdf.embedFont(StandardFonts.HelveticaBold),
  ];
  const page = pdf.addPage([WIDTH, HEIGHT]);
  const ink = rgb(0.08, 0.07, 0.12);
  page.setFont(bold);
  page.drawText(latin(title ?? "Palette", 60), {
    x: MARGIN,
    y: HEIGHT - MARGIN - 14,
    size: 18,
    color: ink,
  });
  const columns = Math.min(COLUMNS, Math.max(1, colors.length));
  const rows = Math.ceil(colors.length / columns);
  const cell = {
    width: (WIDTH - 2 * MARGIN) / columns,
    height: (HEIGHT - 2 * MARGIN - 60) / Math.max(1, rows),
  };
  const place = (index: number) => ({
    x: MARGIN + (index % columns) * cell.width,
    foot: HEIGHT - MARGIN - 40 - Math.floor(index / columns) * cell.height - cell.height,
  });
  for (const [index, { name, color }] of colors.entries()) {
    const { red, green, blue } = colorToSrgb(mapToGamut(color, "srgb"));
    const { x, foot } = place(index);
    page.drawRectangle({
      x,
      y: foot + 56,
      width: cell.width - 8,
      height: cell.height - 60,
      color: rgb(red, green, blue),
    });
    page.drawText(latin(name, 22), { x, y: foot + 42, size: 10, color: ink });
  }
  // Each change of the font is one more entry of the page, and a search through all of them: once is enough.
  page.setFont(sans);
  for (const [index, { color }] of colors.entries()) {
    const { x, foot } = place(index);
    page.drawText(formatHex(color).toUpperCase(), { x, y: foot + 29, size: 9, color: ink });
    page.drawText(latin(formatColor(color, "oklch"), 32), { x, y: foot + 17, size: 7.5, color: ink });
  }
  if (options.shareLink !== undefined) {
    page.drawText(latin(options.shareLink, 150), {
      x: MARGIN,
      y: MARGIN - 12,
      size: 7,
      color: ink,
    });
  }
  return pdf.save();
};

/** The built-in fonts hold Latin letters only; what they lack becomes a question mark. */
function latin(text: string, length: number): string {
  return [...text.normalize("NFC")]
    .slice(0, length)
    .map((letter) => (/^[\u0020-\u007e\u00a0-\u00ff]$/.test(letter) ? letter : "?"))
    .join("");
}
