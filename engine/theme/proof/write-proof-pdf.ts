/**
 * A proof sheet as PDF, A4 landscape: the settings, the failing pairs, and one row per pair on as many pages as needed.
 */

import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from "pdf-lib";
import { PRODUCER } from "#engine/bytes/written-by.ts";
import { mapToGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToSrgb } from "#engine/space/convert.ts";

export interface ProofCellText {
  readonly ink: Color;
  readonly ground: Color;
  /** "4.52, Lc 66". */
  readonly figure: string;
  /** The weakest color vision: "deutan 4.31", with "fails" where it is below the floor. */
  readonly vision: string;
  readonly isFailing: boolean;
}

export interface ProofText {
  readonly title: string;
  /** The settings of the theme, one line each. */
  readonly facts: readonly string[];
  readonly link: string;
  readonly columns: readonly string[];
  readonly rows: readonly ProofRowText[];
  /** The pairs of components of others, each target under its title. */
  readonly targets: readonly { readonly title: string; readonly rows: readonly ProofRowText[] }[];
}

export interface ProofRowText {
  readonly pair: string;
  readonly use: string;
  readonly floor: string;
  /** One a column; undefined where the pair is not used. */
  readonly cells: readonly (ProofCellText | undefined)[];
}

const [WIDTH, HEIGHT, MARGIN] = [841.89, 595.28, 36];
const [FIRST, FLOOR, ROW] = [190, 64, 24];
const INK = rgb(0.08, 0.07, 0.12);
const QUIET = rgb(0.36, 0.34, 0.42);
const BAD = rgb(0.7, 0.1, 0.12);

interface Fonts {
  readonly plain: PDFFont;
  readonly bold: PDFFont;
}

/** The bytes of the file; the same text gives the same bytes. Characters outside Latin-1 are left out. */
export async function writeProofPdf(proof: ProofText): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  // A fixed date makes the file reproducible.
  const date = new Date(Date.UTC(2026, 0, 1));
  pdf.setCreationDate(date);
  pdf.setModificationDate(date);
  pdf.setTitle(proof.title);
  pdf.setProducer(PRODUCER);
  const fonts = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
  let page = pdf.addPage([WIDTH, HEIGHT]);
  let y = HEIGHT - MARGIN - 18;
  write(page, proof.title, { x: MARGIN, y, size: 20, font: fonts.bold, width: WIDTH - 2 * MARGIN });
  for (const fact of proof.facts) {
    y -= 13;
    // The first page has room for about thirty lines; what is left is named in its row below.
    if (y < MARGIN + 3 * ROW) break;
    write(page, fact, { x: MARGIN, y, size: 9, font: fonts.plain, width: WIDTH - 2 * MARGIN });
  }
  y = drawHead(page, fonts, proof, y - 28);
  const room = (height: number): void => {
    if (y - height >= MARGIN) return;
    page = pdf.addPage([WIDTH, HEIGHT]);
    y = drawHead(page, fonts, proof, HEIGHT - MARGIN - 10);
  };
  const drawRows = (rows: readonly ProofRowText[]): void => {
    for (const row of rows) {
      room(ROW);
      drawRow(page, fonts, row, y);
      y -= ROW;
    }
  };
  drawRows(proof.rows);
  for (const { title, rows } of proof.targets) {
    room(3 * ROW);
    write(page, title, { x: MARGIN, y: y - 20, size: 11, font: fonts.bold, width: WIDTH - 2 * MARGIN });
    y -= 28;
    drawRows(rows);
  }
  for (const [index, each] of pdf.getPages().entries()) {
    const foot = { y: MARGIN - 18, size: 7, font: fonts.plain, color: QUIET };
    write(each, proof.link, { ...foot, x: MARGIN, width: WIDTH - 2 * MARGIN - 60 });
    write(each, `${index + 1} of ${pdf.getPageCount()}`, { ...foot, x: WIDTH - MARGIN - 40, width: 40 });
  }
  return pdf.save();
}

const cellWidth = (count: number): number => (WIDTH - 2 * MARGIN - FIRST - FLOOR) / Math.max(1, count);

/** The top of the first row. */
function drawHead(page: PDFPage, { bold }: Fonts, { columns }: ProofText, y: number): number {
  const place = { y, size: 8, font: bold };
  write(page, "Pair and its use", { ...place, x: MARGIN, width: FIRST - 6 });
  write(page, "Floor", { ...place, x: MARGIN + FIRST, width: FLOOR - 6 });
  const width = cellWidth(columns.length);
  for (const [index, column] of columns.entries())
    write(page, column, { ...place, x: MARGIN + FIRST + FLOOR + index * width + 6, width: width - 8 });
  page.drawLine({
    start: { x: MARGIN, y: y - 6 },
    end: { x: WIDTH - MARGIN, y: y - 6 },
    thickness: 0.5,
    color: INK,
  });
  return y - 8;
}

function drawRow(page: PDFPage, { plain, bold }: Fonts, row: ProofRowText, top: number): void {
  const [upper, lower] = [top - 10, top - 19];
  write(page, row.pair, { x: MARGIN, y: upper, size: 8.5, font: bold, width: FIRST - 6 });
  write(page, row.use, { x: MARGIN, y: lower, size: 7, font: plain, color: QUIET, width: FIRST - 6 });
  write(page, row.floor, { x: MARGIN + FIRST, y: upper, size: 8, font: plain, width: FLOOR - 6 });
  const width = cellWidth(row.cells.length);
  for (const [index, cell] of row.cells.entries()) {
    if (cell === undefined) continue;
    const x = MARGIN + FIRST + FLOOR + index * width;
    // A square in the pair's colors with its figures beside it in black, since print does not reproduce colors
    // reliably.
    page.drawRectangle({ x, y: top - ROW + 1, width: 26, height: ROW - 2, color: paint(cell.ground) });
    page.drawText("Aa", { x: x + 6, y: top - 16, size: 11, font: bold, color: paint(cell.ink) });
    if (cell.isFailing)
      page.drawRectangle({
        x: x + 28,
        y: top - ROW + 1,
        width: width - 30,
        height: ROW - 2,
        borderColor: BAD,
        borderWidth: 1,
      });
    const place = { x: x + 32, width: width - 36, size: 8 };
    const words = `${cell.figure}${cell.isFailing ? ", fails" : ""}`;
    write(page, words, { ...place, y: upper, font: bold, color: cell.isFailing ? BAD : INK });
    write(page, cell.vision, { ...place, y: lower, size: 7, font: plain, color: QUIET });
  }
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly font: PDFFont;
  /** In points; a longer line ends in "..." there. */
  readonly width: number;
  readonly color?: ReturnType<typeof rgb>;
}

function write(page: PDFPage, text: string, { width, color = INK, ...place }: Place): void {
  const { font, size } = place;
  let line = text.replaceAll("−", "-").replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, "");
  if (font.widthOfTextAtSize(line, size) > width) {
    while (line.length > 0 && font.widthOfTextAtSize(`${line}...`, size) > width) line = line.slice(0, -1);
    line = `${line}...`;
  }
  page.drawText(line, { ...place, color });
}

function paint(color: Color) {
  const { red, green, blue } = colorToSrgb(mapToGamut(color, "srgb"));
  return rgb(red, green, blue);
}
