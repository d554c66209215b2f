/**
 * Embeds a font with the clusters that a PDF shows, as CIDFontType2 with Identity-H. Each code represents one cluster,
 * and the ToUnicode table maps it to its characters, so that text can be copied and searched.
 */
import { type PDFDocument, PDFHexString, type PDFRef } from "pdf-lib";
import type { Cluster } from "./shape-line.ts";
import { writeTrueType } from "./true-type.ts";

export interface EmbeddedFont {
  readonly ref: PDFRef;
  /** The clusters as a string of codes for the operator Tj. */
  readonly encode: (clusters: readonly Cluster[]) => PDFHexString;
  /** Writes the font into the file, after the last `encode`. */
  readonly finish: () => void;
}

const NAME = "TINCTR+NotoSheet";

/** At most 65,535 clusters that differ in text or outline. */
export function createEmbeddedFont({ context }: PDFDocument): EmbeddedFont {
  const ref = context.nextRef();
  const codes = new Map<string, number>();
  const glyphs: Cluster[] = [];
  return {
    ref,
    encode: (clusters) =>
      PDFHexString.of(
        clusters
          .map((cluster) => {
            const key = JSON.stringify(cluster);
            const code = codes.get(key) ?? glyphs.push(cluster);
            codes.set(key, code);
            return hex16(code);
          })
          .join(""),
      ),
    finish() {
      const file = writeTrueType(glyphs);
      const descriptor = context.register(
        context.obj({
          Type: "FontDescriptor",
          FontName: NAME,
          Flags: 4,
          FontBBox: [-1000, -500, 2000, 1200],
          ItalicAngle: 0,
          Ascent: 1000,
          Descent: -300,
          CapHeight: 714,
          StemV: 110,
          FontFile2: context.register(context.flateStream(file, { Length1: file.length })),
        }),
      );
      const descendant = context.register(
        context.obj({
          Type: "Font",
          Subtype: "CIDFontType2",
          BaseFont: NAME,
          CIDSystemInfo: {
            Registry: PDFHexString.fromText("Adobe"),
            Ordering: PDFHexString.fromText("Identity"),
            Supplement: 0,
          },
          FontDescriptor: descriptor,
          CIDToGIDMap: "Identity",
          DW: 0,
          W: [1, glyphs.map(({ advance }) => Math.round(advance))],
        }),
      );
      context.assign(
        ref,
        context.obj({
          Type: "Font",
          Subtype: "Type0",
          BaseFont: NAME,
          Encoding: "Identity-H",
          DescendantFonts: [descendant],
          ToUnicode: context.register(context.flateStream(toUnicode(glyphs))),
        }),
      );
    },
  };
}

/** In blocks of at most 100 lines, the limit of the CMap format. */
function toUnicode(glyphs: readonly Cluster[]): string {
  const lines = glyphs.map(({ text }, index) => `<${hex16(index + 1)}> <${utf16(text)}>`);
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; at += 100) {
    const block = lines.slice(at, at + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join("\n")}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join("\n")}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}

function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, index) => hex16(text.charCodeAt(index))).join("");
}

function hex16(value: number): string {
  return value.toString(16).padStart(4, "0");
}
