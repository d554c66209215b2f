/** The PDF sheet's names in other scripts (U13), read by pdf.js, and by Poppler where it is installed. */
import { spawnSync } from "node:child_process";
import { unzlibSync } from "fflate";
import { create } from "fontkit";
import { PDFDict, PDFDocument, PDFName, PDFRawStream } from "pdf-lib";
import { extractText } from "unpdf";
import { describe, expect, it } from "vitest";
import { packageFonts } from "#engine/testing/package-fonts.ts";
import { color } from "#engine/testing/sample-colors.ts";
import { createFontFaces } from "#engine/typeset/font-faces.ts";
import { shapeLine } from "#engine/typeset/shape-line.ts";
import { DEFAULT_EXPORT_OPTIONS } from "./export-palette.ts";
import { ExportProblem } from "./export-problem.ts";
import { exportPdf } from "./pdf.ts";

const NAMES: Readonly<Record<string, string>> = {
  Greek: "Θάλασσα βαθιά",
  Cyrillic: "Море Київ",
  Vietnamese: "Tiếng Việt ưỡ",
  "Latin of other alphabets": "Łódź ąęğ",
  Japanese: "海の夕焼け 青",
  Chinese: "简体中文 颜色",
  Korean: "푸른 바다",
  Arabic: "السلام الأزرق بحر",
  Hebrew: "כחול עמוק",
  Hindi: "सूर्यास्त हिन्दी क्षितिज",
  Thai: "ทะเลสีฟ้า น้ำ",
  "a picture": "Wave 🌊",
  "a picture of several": "By 👩‍🎨",
  "a script without a font": "ᚠᚢᚦ",
};

async function sheet(names: readonly string[], title = "Palette"): Promise<Uint8Array> {
  const palette = { title, colors: names.map((name) => ({ name, color: color("#2942c2") })) };
  const written = await exportPdf(palette, { ...DEFAULT_EXPORT_OPTIONS, fontFiles: packageFonts });
  return written as Uint8Array;
}

/** The text as pdf.js reads it, without spaces and joiners, which readers insert by distance. */
async function readByPdfJs(bytes: Uint8Array): Promise<string> {
  return (await extractText(new Uint8Array(bytes), { mergePages: true })).text;
}

function readByPoppler(bytes: Uint8Array): string | undefined {
  const run = spawnSync("pdftotext", ["-raw", "-", "-"], { input: bytes });
  return run.error === undefined ? run.stdout.toString("utf8") : undefined;
}

const compared = (text: string) => text.normalize("NFC").replaceAll(/[\s\u200e\u200f\u202a-\u202e]/g, "");

describe("[COL-6] names in the PDF sheet", () => {
  for (const [script, name] of Object.entries(NAMES)) {
    it(`[U13] ${script} is read as it was written`, async () => {
      const bytes = await sheet([name]);
      const parts = name.split(" ").map(compared);
      const texts = [await readByPdfJs(bytes), readByPoppler(bytes)].filter((text) => text !== undefined);
      for (const text of texts) {
        expect(text).not.toContain("?");
        for (const part of parts) expect(compared(text)).toContain(part);
      }
    });
  }

  it("[U13] a sheet in Latin letters has no embedded font, and keeps the signs that Helvetica has", async () => {
    const bytes = await sheet(["“Quoted” – 5 €", "Été"]);
    expect(await fontProgram(bytes)).toBeUndefined();
    expect(await readByPdfJs(bytes)).toContain("“Quoted” – 5 €");
  });

  it("[U13] only what is shown is embedded: the sheet of all scripts is small", async () => {
    const bytes = await sheet(Object.values(NAMES), "Море 日本 🌊");
    expect(bytes.length).toBeLessThan(40_000);
    const pdf = await PDFDocument.load(bytes);
    expect(pdf.getTitle()).toBe("Море 日本 🌊");
  });

  it("[U13] a name that is too long for its field ends in “…”", async () => {
    const bytes = await sheet([...Array(6)].map(() => "Очень длинное имя цвета, которое не помещается"));
    expect(compared(await readByPdfJs(bytes))).toMatch(/Оченьдлинное[а-я,]*…/);
  });

  it("[U13] the embedded font is read by a font reader, with the outlines of Noto Sans", async () => {
    const program = await fontProgram(await sheet(["Ж"]));
    if (program === undefined) throw new Error("no font");
    const embedded = create(program);
    const [cluster] = await shapeLine("Ж", createFontFaces(packageFonts, 600));
    const glyph = embedded.getGlyph(1);
    expect(glyph.advanceWidth).toBe(Math.round(cluster?.advance ?? 0));
    // oxlint-disable-next-line no-underscore-dangle -- the points of the outline are compared, not its curves
    expect(glyph._decode()?.points?.map(({ x, y, onCurve }) => [x, y, onCurve])).toEqual(
      cluster?.outline.flat().map(({ x, y, onCurve }) => [Math.round(x), Math.round(y), onCurve]),
    );
  });

  it("[U13] says what a crossed box stands for, and fails where there are no fonts", async () => {
    expect(await readByPdfJs(await sheet(["ᚠ"]))).toContain("A crossed box stands for a letter or sign");
    const palette = { colors: [{ name: "Море", color: color("#2942c2") }] };
    await expect(exportPdf(palette, DEFAULT_EXPORT_OPTIONS)).rejects.toThrow(
      new ExportProblem("There are no fonts at hand for “Море”."),
    );
  });
});

describe("[COL-6] order and shape of a line", () => {
  const faces = createFontFaces(packageFonts, 600);
  const textsOf = async (line: string) => (await shapeLine(line, faces)).map(({ text }) => text).join("");

  it("[U13] right-to-left words stand from right to left, numbers in them from left to right", async () => {
    expect(await textsOf("אבג 12 דה")).toBe("הד 12 גבא");
    expect(await textsOf("Blue אבג sea")).toBe("Blue גבא sea");
  });

  it("[U13] Arabic letters have the forms of their places, and lam with alef is one", async () => {
    const [alone, joined] = await Promise.all(["ب", "ببب"].map(async (line) => shapeLine(line, faces)));
    const outlines = new Set(joined?.map(({ outline }) => JSON.stringify(outline)));
    expect(outlines.size).toBe(3);
    expect(outlines).not.toContain(JSON.stringify(alone?.[0]?.outline));
    const [alef, lam] = await shapeLine("لا", faces);
    expect([alef?.text, lam?.text]).toEqual(["ا", "ل"]);
    expect(alef?.outline).not.toEqual((await shapeLine("ا", faces))[0]?.outline);
  });

  it("[U13] an Arabic letter with a vowel mark is drawn at once, and each of its two characters has a code", async () => {
    const clusters = await shapeLine("بَ", faces);
    expect(clusters.map(({ text, outline }) => [text, outline.length])).toEqual([
      ["\u064e", 0],
      ["ب", 4],
    ]);
    expect(compared(await readByPdfJs(await sheet(["بَحر"])))).toContain("بَحر");
  });

  it("[U13] a Hindi word is one cluster in the order of writing, since its signs are drawn in another", async () => {
    expect((await shapeLine("हिन्दी", faces)).map(({ text }) => text)).toEqual(["हिन्दी"]);
  });

  it("[U13] Thai: the tone mark stands on the ring of the vowel am", async () => {
    const [cluster] = await shapeLine("น้ำ", faces);
    const heights = (cluster?.outline ?? []).map((contour) => Math.max(...contour.map(({ y }) => y)));
    const ring = (await shapeLine("นํ", faces))[0]?.outline ?? [];
    const ringTop = Math.max(...ring.flat().map(({ y }) => y));
    expect(Math.max(...heights)).toBeGreaterThan(ringTop);
    expect(heights).toContain(ringTop);
  });
});

/** The font file in the PDF. */
async function fontProgram(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const pdf = await PDFDocument.load(bytes);
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict) || object.get(PDFName.of("FontFile2")) === undefined) continue;
    const stream = object.lookup(PDFName.of("FontFile2"));
    if (stream instanceof PDFRawStream) return unzlibSync(stream.contents);
  }
  return undefined;
}
