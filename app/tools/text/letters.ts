/** Reads from the page where the browser has placed the letters, and draws a mask of them. */
import type { TextDocument } from "#domain/documents/text/text-document.ts";
import { graphemes } from "#engine/typeset/graphemes.ts";
import { drawnFont } from "./drawn-font.ts";
import type { Face } from "./face.ts";
import { type LetterBox, type LetterMask, pause, placesOnLetters } from "./letter-mask.ts";
import { missingLetters } from "./missing-letters.ts";
import { isRightToLeft, loadScriptFonts } from "./scripts.ts";

/** A row of text, in px of the stage. */
export interface TextRow {
  readonly text: string;
  readonly x: number;
  readonly baseline: number;
  readonly width: number;
  readonly isRightToLeft: boolean;
  /** Each letter with its left edge and its width, in the order in which they are read. */
  readonly letters: readonly PlacedLetter[];
}

export interface PlacedLetter {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  /** Which of the painted parts of the text it is in. */
  readonly part: number;
}

export interface LaidOut {
  readonly rows: readonly TextRow[];
  /** The boxes that a gradient spans: the text, each row, or each letter. */
  readonly boxes: readonly LetterBox[];
  readonly fontSize: number;
}

/** Longest side of the mask, in pixels. */
const MAX_SIDE = 900;

/** The mask of the text on the stage. Undefined while the text is not on the page or the stage has no size. */
export async function measureLetters(
  element: HTMLElement,
  stage: HTMLElement,
  document: TextDocument,
  face: Face,
): Promise<LetterMask | undefined> {
  const [font] = await Promise.all([drawnFont(face), loadScriptFonts(document.text, face.weight)]);
  const { width, height } = stage.getBoundingClientRect();
  if (width < 1 || height < 1 || !element.isConnected) return undefined;
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) return undefined;
  const layout = layOut(element, stage, context, font);
  // The layout before this and the drawing after it each take most of a frame on a phone.
  await pause();
  context.scale(scale, scale);
  drawRows(context, layout, font, document.spacing / 1000);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const alpha = new Uint8Array(data.length / 4);
  for (let index = 0; index < alpha.length; index += 1) alpha[index] = data[index * 4 + 3] ?? 0;
  await pause();
  const mask = {
    alpha,
    width: canvas.width,
    height: canvas.height,
    scale,
    boxes: layout.boxes,
    controls: controlsOn(stage),
    missing: missingLetters(document.text, font),
  };
  return { ...mask, gradient: document.gradient, places: await placesOnLetters(mask, document.gradient) };
}

/** What lies over the stage and can hide a label. */
function controlsOn(stage: HTMLElement): LetterMask["controls"] {
  const origin = stage.getBoundingClientRect();
  return [...stage.querySelectorAll("[data-over-stage]")].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left - origin.left, y: top - origin.top, width, height };
  });
}

type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;
type DrawnFont = Awaited<ReturnType<typeof drawnFont>>;

/** Positions are relative to `stage`. `context` is used to measure the font. */
export function layOut(
  element: HTMLElement,
  stage: HTMLElement,
  context: Context,
  { family, weight }: DrawnFont,
): LaidOut {
  const origin = stage.getBoundingClientRect();
  const fontSize = Number.parseFloat(getComputedStyle(element).fontSize);
  context.font = `${weight} ${fontSize}px ${family}`;
  const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = context.measureText("x");
  const rows: { letters: PlacedLetter[]; baseline: number; middle: number }[] = [];
  const paints = [...element.querySelectorAll<HTMLElement>(".text-paint")];
  const walker = window.document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    let at = 0;
    const part = paints.findIndex((paint) => paint.contains(node));
    for (const letter of graphemes(node.nodeValue ?? "")) {
      const range = window.document.createRange();
      range.setStart(node, at);
      at += letter.length;
      range.setEnd(node, at);
      const box = range.getBoundingClientRect();
      if (letter === "\n" || box.height === 0) continue;
      const middle = (box.top + box.bottom) / 2 - origin.top;
      let row = rows.at(-1);
      if (row === undefined || Math.abs(row.middle - middle) > fontSize / 3) {
        row = { letters: [], baseline: box.top - origin.top + (box.height * up) / (up + down), middle };
        rows.push(row);
      }
      row.letters.push({ text: letter, x: box.left - origin.left, width: box.width, part });
    }
  }
  const boxes = paints.flatMap((paint) =>
    [...paint.getClientRects()]
      .filter(({ width }) => width > 0)
      .map((box) => ({
        x: box.left - origin.left,
        y: box.top - origin.top,
        width: box.width,
        height: box.height,
      })),
  );
  const isWhole = boxes.length === 1;
  /** Rows are separated this far below a baseline: descenders end there, and the next row begins. */
  const depth = 0.27 * fontSize;
  const ownRows = (y: number, height: number) => {
    const middle = y + height / 2;
    const near = rows.toSorted((a, b) => Math.abs(a.middle - middle) - Math.abs(b.middle - middle))[0];
    const before = near && rows[rows.indexOf(near) - 1];
    return {
      from: Math.max(y, before === undefined ? y : before.baseline + depth),
      to: Math.min(y + height, near === undefined ? y + height : near.baseline + depth),
    };
  };
  return {
    fontSize,
    boxes: boxes.map((box) => ({
      ...box,
      ...(isWhole ? { from: box.y, to: box.y + box.height } : ownRows(box.y, box.height)),
    })),
    rows: rows.map(({ letters, baseline }) => {
      // From right to left, and where both directions meet, the first letter is not the leftmost one.
      const left = Math.min(...letters.map(({ x }) => x));
      const right = Math.max(...letters.map(({ x, width }) => x + width));
      const text = letters.map((letter) => letter.text).join("");
      return { letters, baseline, text, isRightToLeft: isRightToLeft(text), x: left, width: right - left };
    }),
  };
}

/**
 * Draws whole rows where the canvas supports `letterSpacing`, so that kerning and ligatures are as on the page, and
 * single letters elsewhere.
 */
export function drawRows(
  context: Context,
  { rows, fontSize }: LaidOut,
  { family, weight }: DrawnFont,
  spacingEm: number,
): void {
  context.font = `${weight} ${fontSize}px ${family}`;
  context.textBaseline = "alphabetic";
  const isSpaced: boolean = "letterSpacing" in context;
  if (isSpaced) context.letterSpacing = `${spacingEm * fontSize}px`;
  context.textAlign = "left";
  for (const { text, x, baseline, letters, isRightToLeft: isFromRight } of rows) {
    context.direction = isFromRight ? "rtl" : "ltr";
    if (isSpaced) context.fillText(text, x, baseline);
    else for (const letter of letters) context.fillText(letter.text, letter.x, baseline);
  }
}
