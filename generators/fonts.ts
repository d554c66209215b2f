// Subsets the fonts of the interface to the characters and axes that it uses: `npm run generate -- fonts` writes the
// files in app/fonts/. Run it after a change of the fonts' packages or of the list below; a test compares the
// result.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";

/** ASCII, the other characters of the interface, and the most frequent letters of names that people give: "Büchel". */
const INTERFACE = `${range(0x20, 0x7e)}\u00a0©°±·×–—‘’“”…−↑↓äçèéñöü`;
/**
 * The other letters of Latin-1. Their file loads only on pages that show one of them. Any other character loads the
 * whole font (app/fonts/fonts.css).
 */
const LATIN_1 = [...range(0xc0, 0xff)].filter((letter) => !INTERFACE.includes(letter)).join("");

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

interface Cut {
  readonly source: string;
  readonly file:
    | "tincture-sans.woff2"
    | "tincture-sans-latin-1.woff2"
    | "tincture-mono.woff2"
    | "text-mona-sans.woff2";
  readonly characters: string;
  /** Whether all features stay, for text that is a work and not the interface. */
  readonly isWhole?: true;
  /** A range of each axis, or the one value that is used. */
  readonly axes: { readonly wght: Range; readonly wdth: Range | number };
}
interface Range {
  readonly min: number;
  readonly max: number;
}

const SANS = {
  source: "mona-sans/files/mona-sans-latin-wdth-normal.woff2",
  axes: { wght: { min: 380, max: 720 }, wdth: { min: 75, max: 108 } },
} as const;
export const CUTS: readonly Cut[] = [
  { ...SANS, file: "tincture-sans.woff2", characters: INTERFACE },
  { ...SANS, file: "tincture-sans-latin-1.woff2", characters: LATIN_1 },
  {
    source: "martian-mono/files/martian-mono-latin-wdth-normal.woff2",
    file: "tincture-mono.woff2",
    characters: INTERFACE,
    // The one width that the interface uses. The axis itself would cost 4 kB.
    axes: { wght: { min: 380, max: 640 }, wdth: 80 },
  },
  {
    // The original draws a company's mark for a letter that it does not have. Cut, it draws nothing.
    source: SANS.source,
    file: "text-mona-sans.woff2",
    characters: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœʻʼˆ˚˜\u0304\u0308\u0329${range(0x2010, 0x2027)}${range(0x2030, 0x205e)}€™↑↓−∕`,
    axes: { wght: { min: 200, max: 900 }, wdth: { min: 75, max: 125 } },
    isWhole: true,
  },
];

export async function cutFont(root: string, { source, characters, axes, isWhole }: Cut): Promise<Buffer> {
  const whole = readFileSync(join(root, "node_modules/@fontsource-variable", source));
  if (isWhole) {
    const all = await subsetFont(whole, characters, {
      targetFormat: "sfnt",
      variationAxes: axes,
      noHinting: true,
    });
    rename(all);
    return subsetFont(all, "", { targetFormat: "woff2", keepAllGlyphs: true });
  }
  const cut = await subsetFont(whole, characters, {
    targetFormat: "sfnt",
    variationAxes: axes,
    keepFeatures: ["kern"],
    noHinting: true,
    // GDEF holds the variations of kerning (20 kB). Without it every weight and width has the kerning of the regular
    // style, which is too much for condensed text: style sheets turn kerning off below a width of 96 %.
    dropTables: ["GDEF"],
  });
  rename(cut);
  return subsetFont(cut, "", { targetFormat: "woff2", keepFeatures: ["kern"], keepAllGlyphs: true });
}

/** Ids of the entries of the font's name table that identify it: family, full name, PostScript name and so on. */
const IDENTIFYING = new Set([1, 3, 4, 6, 16, 25]);
/** The license reserves this name for the original font. Ours has the same length, so that no offset changes. */
const RESERVED = "Mona";
const OWN = "Tinc";

/** Replaces the reserved name in the font's own bytes; the next step computes the checksums. */
function rename(font: Buffer): void {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = tables.find((each) => font.toString("latin1", each, each + 4) === "name");
  if (entry === undefined) throw new Error("The font has no names.");
  const table = font.readUInt32BE(entry + 8);
  const strings = table + font.readUInt16BE(table + 4);
  for (let record = table + 6; record < table + 6 + 12 * font.readUInt16BE(table + 2); record += 12) {
    if (!IDENTIFYING.has(font.readUInt16BE(record + 6))) continue;
    const start = strings + font.readUInt16BE(record + 10);
    const text = font.subarray(start, start + font.readUInt16BE(record + 8));
    for (const encoding of ["latin1", "utf16le"] as const) {
      const [from, to] = [RESERVED, OWN].map((name) => bigEndian(Buffer.from(name, encoding), encoding));
      if (from === undefined || to === undefined) continue;
      for (let at = text.indexOf(from); at >= 0; at = text.indexOf(from)) to.copy(text, at);
    }
  }
}

function bigEndian(bytes: Buffer, encoding: "latin1" | "utf16le"): Buffer {
  return encoding === "utf16le" ? bytes.swap16() : bytes;
}

if (process.argv[1] === import.meta.filename) {
  const root = process.cwd();
  for (const cut of CUTS) {
    const font = await cutFont(root, cut);
    writeFileSync(join(root, "app/fonts", cut.file), font);
    console.log(`${cut.file}: ${font.length} bytes`);
  }
}
