/**
 * Writes lines of text in any script into a PDF. A line that Helvetica can write is set in Helvetica, which every PDF
 * reader has; any other line is set in Noto Sans, of which the characters used are embedded.
 */
import {
  beginText,
  endText,
  moveText,
  type PDFDocument,
  PDFName,
  type PDFPage,
  rgb,
  StandardFonts,
  setFillingColor,
  setFontAndSize,
  showText,
} from "pdf-lib";
import type { FontFiles } from "#engine/typeset/font-files.ts";
import { graphemes } from "#engine/typeset/graphemes.ts";
import type { Cluster } from "#engine/typeset/shape-line.ts";
import type { Typesetter } from "#engine/typeset/typesetter.ts";
import { ExportProblem } from "./export-problem.ts";

export interface TextPlace {
  readonly x: number;
  /** Distance of the baseline from the bottom of the page, in points. */
  readonly y: number;
  readonly size: number;
  /** Greatest width in points; a longer line is cut off and ends in "…". */
  readonly width: number;
  readonly weight?: "bold";
}

export interface PdfText {
  readonly write: (page: PDFPage, text: string, place: TextPlace) => Promise<void>;
  /** True once a character was in none of the fonts and a crossed box was drawn in its place. */
  readonly hasStandIns: () => boolean;
  /** Embeds the characters that were written. Called once, before the PDF is saved. */
  readonly finish: () => void;
}

const INK = rgb(0.08, 0.07, 0.12);
/** Weight of Noto Sans, between the two weights of Helvetica beside it. */
const WEIGHT = 600;
const FONT_NAME = PDFName.of("Noto");

/** Creates a writer for one PDF; the fonts of other scripts are loaded with the first line that needs them. */
export async function createPdfText(pdf: PDFDocument, files: FontFiles | undefined): Promise<PdfText> {
  const regular = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const known = new Set(regular.getCharacterSet());
  let typesetter: Typesetter | undefined;
  let hasStandIns = false;

  const openTypesetter = async (line: string): Promise<Typesetter> => {
    if (files === undefined) throw new ExportProblem(`There are no fonts at hand for “${line}”.`);
    const { createTypesetter } = await import("#engine/typeset/typesetter.ts").catch((cause: unknown) => {
      throw new ExportProblem(`What sets “${line}” could not be loaded.`, { isTemporary: true, cause });
    });
    return createTypesetter(pdf, files, WEIGHT);
  };

  return {
    async write(page, text, { x, y, size, width, weight }) {
      const line = text.normalize("NFC");
      if ([...line].every((letter) => known.has(letter.codePointAt(0) ?? 0))) {
        const font = weight === "bold" ? bold : regular;
        const fitting = await fit(line, async (part) => font.widthOfTextAtSize(part, size) <= width);
        page.drawText(fitting, { x, y, size, font, color: INK });
        return;
      }
      typesetter ??= await openTypesetter(line);
      const { shape, font } = typesetter;
      const fitting = await fit(line, async (part) => widthOf(await shape(part), size) <= width);
      const clusters = await shape(fitting);
      hasStandIns ||= clusters.some(({ isStandIn }) => isStandIn);
      page.node.setFontDictionary(FONT_NAME, font.ref);
      page.pushOperators(
        beginText(),
        setFillingColor(INK),
        setFontAndSize(FONT_NAME, size),
        moveText(x, y),
        showText(font.encode(clusters)),
        endText(),
      );
    },
    hasStandIns: () => hasStandIns,
    finish: () => typesetter?.font.finish(),
  };
}

function widthOf(clusters: readonly Cluster[], size: number): number {
  return (clusters.reduce((sum, { advance }) => sum + advance, 0) * size) / 1000;
}

/** The line, or the longest beginning of it that fits, followed by "…". */
async function fit(line: string, fits: (part: string) => Promise<boolean>): Promise<string> {
  if (await fits(line)) return line;
  const letters = graphemes(line);
  let [least, most] = [0, letters.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (await fits(`${letters.slice(0, middle).join("").trimEnd()}…`)) least = middle;
    else most = middle - 1;
  }
  return `${letters.slice(0, least).join("").trimEnd()}…`;
}
