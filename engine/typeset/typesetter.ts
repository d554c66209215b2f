/** Sets lines of any script in one PDF: shapes them, and embeds the fonts. Loaded on demand, because it is large. */
import type { PDFDocument } from "pdf-lib";
import { createEmbeddedFont, type EmbeddedFont } from "./embedded-font.ts";
import { createFontFaces } from "./font-faces.ts";
import type { FontFiles } from "./font-files.ts";
import { type Cluster, shapeLine } from "./shape-line.ts";

export interface Typesetter {
  /** Rejects if a font that the line needs cannot be loaded. */
  readonly shape: (line: string) => Promise<readonly Cluster[]>;
  readonly font: EmbeddedFont;
}

/** @param weight CSS font-weight of 100 to 900; signs and pictures have only one. */
export function createTypesetter(pdf: PDFDocument, files: FontFiles, weight: number): Typesetter {
  const faces = createFontFaces(files, weight);
  return { shape: (line) => shapeLine(line, faces), font: createEmbeddedFont(pdf) };
}
