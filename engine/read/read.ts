/**
 * One reader for whatever is dropped, pasted, opened or sent (RDG-1): says what it is, and gives its colors with names,
 * its modes, its gradient, and what was left out with line and reason. The same input gives the same answer everywhere.
 */

import { FileProblem } from "#engine/bytes/file-problem.ts";
import { utf8Bytes } from "#engine/bytes/utf8.ts";
import { readSheet } from "#engine/css/css-sheet.ts";
import { pageStyles } from "#engine/css/page-styles.ts";
import { readAnyGradient } from "#engine/files/gradient/read-any.ts";
import type { ImportedColor } from "#engine/files/import/color-entries.ts";
import { decodeText } from "#engine/files/import/decode-text.ts";
import { readFigmaClipboard } from "#engine/files/import/figma/figma-clipboard.ts";
import { type FigmaText, readFigmaFile } from "#engine/files/import/figma/figma-file.ts";
import { holdsFigmaLayers } from "#engine/files/import/figma/figma-mark.ts";
import { importPalette } from "#engine/files/import/import-palette.ts";
import { namedValues } from "#engine/files/import/named-values.ts";
import type { ReadMode, UnreadPart } from "#engine/files/import/read-palette.ts";
import { sheetModes } from "#engine/files/import/style-sheets/import-css.ts";
import { formatHex } from "#engine/format/format.ts";
import type { GradientBox } from "#engine/gradient/read/gradient-lengths.ts";
import { holdsGradient } from "#engine/gradient/read/gradient-marks.ts";
import type { GradientLayer } from "#engine/gradient/write/write-css.ts";
import { namedSheet } from "#engine/theme/reading/named-sheet.ts";
import { isPicture } from "./picture-signature.ts";

export interface ReadInput {
  readonly bytes: Uint8Array;
  /** The bytes decoded as UTF-8, if the caller has them; the platform decodes faster than this. */
  readonly text?: string;
  /** The file's name, for messages and for the formats without a signature. */
  readonly name?: string;
  /** What the lengths of a gradient refer to. */
  readonly box?: GradientBox;
}

/** "theme" is a sheet with names of a theme, "tokens" are design tokens, "picture" is one whose pixels must be read. */
export type ReadKind = "colors" | "gradient" | "theme" | "tokens" | "picture";

export interface ReadGradient {
  /** The topmost first. */
  readonly layers: readonly GradientLayer[];
  readonly notices: readonly string[];
  /** The box that lengths were taken in. */
  readonly box?: GradientBox;
}

export type ReadAnswer =
  | {
      readonly ok: true;
      readonly kind: ReadKind;
      /** "Adobe Swatch Exchange". */
      readonly format: string;
      readonly title?: string;
      /** In the order of the input; those of a gradient are its stops. */
      readonly colors: readonly ImportedColor[];
      /** Every custom property or token that is a color, by mode; empty for what has no modes. */
      readonly modes: readonly ReadMode[];
      readonly gradient?: ReadGradient;
      /** What comes from Figma as text, for what reads texts itself: layers as SVG, the names of a file as JSON. */
      readonly text?: string;
      readonly unread: readonly UnreadPart[];
    }
  /** A sentence. */
  | { readonly ok: false; readonly message: string };

/** Longer texts with a gradient in them are style sheets. */
const MAX_GRADIENT_TEXT = 40_000;
/** Longer ones are no theme that somebody wrote. */
const MAX_NAMED_TEXT = 1_000_000;
/** So many of these names make a sheet a theme. */
const MIN_THEME_NAMES = 3;
const THEME_NAME =
  /^(?:--)?(?:[\w-]*-)?(?:background|foreground|primary|secondary|accent|surface|text|border|brand|muted|card|bg|fg|base-\d+|a0|on-[\w-]+)$/i;

/** Never throws; a picture has no colors here: `analyzeImage` finds those of its pixels. */
export function read({ bytes, text, name = "The text", box }: ReadInput): ReadAnswer {
  if (isPicture(bytes))
    return { ok: true, kind: "picture", format: "Picture", colors: [], modes: [], unread: [] };
  const whole = decodeText(bytes, text);
  const figma = holdsFigmaLayers(whole) ? readLayers(whole) : readSaved(bytes, name);
  if (figma !== undefined) return figma;
  const palette = importPalette({ bytes, text: whole, name });
  const gradient = gradientIn(bytes, whole, box);
  if (!palette.ok) {
    if (gradient?.ok !== true)
      return gradient === undefined ? palette : { ok: false, message: gradient.message };
    return {
      ok: true,
      kind: "gradient",
      format: "Gradient",
      colors: stopsOf(gradient),
      modes: [],
      gradient,
      unread: [],
    };
  }
  const { format, title, colors, modes = modesIn(whole), unread = [] } = palette;
  const isTheme = modes.some(
    (mode) => [...mode.colors.keys()].filter((key) => THEME_NAME.test(key)).length >= MIN_THEME_NAMES,
  );
  const isGradient = gradient?.ok === true && !isTheme;
  // A text of gradients alone has no colors of its own beside their stops.
  const isOnlyGradient =
    isGradient && /^(?:Colors in text|Styles of a page)$/.test(format) && modes.length === 0;
  // A drawing is more than the gradients in it, unless all of its paints are their stops.
  const isDrawing =
    isGradient && format === "SVG drawing" && colors.length > new Set(stopsOf(gradient).map(hexOf)).size;
  const isTokens = /tokens|Figma variables/.test(format);
  return {
    ok: true,
    kind: isTheme ? "theme" : isTokens ? "tokens" : isGradient && !isDrawing ? "gradient" : "colors",
    format: isOnlyGradient ? "Gradient" : format,
    ...(title !== undefined && { title }),
    colors: isOnlyGradient ? [...besidesStops(gradient, colors), ...stopsOf(gradient)] : colors,
    modes,
    ...(gradient?.ok === true && { gradient }),
    unread: isOnlyGradient ? [] : unread,
  };
}

/** A file of Figma is read as the JSON of its variables and styles, or as the drawing of its layers. */
function readSaved(bytes: Uint8Array, name: string): ReadAnswer | undefined {
  return figmaAnswer(
    name,
    () => readFigmaFile(bytes),
    () => "Figma file",
  );
}

/** Layers copied in Figma are read as the drawing of their paints. */
function readLayers(html: string): ReadAnswer | undefined {
  return figmaAnswer(
    "What Figma copied",
    () => readFigmaClipboard(html),
    (format) => (format === "SVG drawing" ? "Figma layers" : format),
  );
}

/** Undefined for what is not Figma's. */
function figmaAnswer(
  name: string,
  readFigma: () => FigmaText | undefined,
  formatOf: (format: string) => string,
): ReadAnswer | undefined {
  let given: FigmaText | undefined;
  try {
    given = readFigma();
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    return { ok: false, message: `${name} ${error.message}` };
  }
  if (given === undefined) return undefined;
  const { text, title, unread } = given;
  const answer = read({ bytes: utf8Bytes(text), text, name });
  if (!answer.ok) return answer;
  return {
    ...answer,
    format: formatOf(answer.format),
    ...(title !== undefined && { title }),
    text,
    unread: [...answer.unread, ...unread],
  };
}

/** The modes of a file that is no style sheet and names its colors by mode; one mode alone says nothing of its own. */
function modesIn(text: string): readonly ReadMode[] {
  if (text.length > MAX_NAMED_TEXT) return [];
  const named = namedValues(text);
  if (named === undefined || named.values.every(({ mode }) => mode === undefined)) return [];
  return sheetModes(readSheet(namedSheet(text, named).css));
}

function gradientIn(bytes: Uint8Array, whole: string, box: GradientBox | undefined) {
  if (bytes.byteLength > MAX_GRADIENT_TEXT) return undefined;
  const text = pageStyles(whole)?.css ?? whole;
  return holdsGradient(text) ? readAnyGradient(text, box) : undefined;
}

const hexOf = ({ color }: ImportedColor): string => formatHex(color);

/** What stands beside a gradient in a text and is none of its stops. */
function besidesStops(gradient: ReadGradient, colors: readonly ImportedColor[]): readonly ImportedColor[] {
  const stops = new Set(stopsOf(gradient).map(hexOf));
  return colors.filter((color) => !stops.has(hexOf(color)));
}

function stopsOf({ layers }: ReadGradient): ImportedColor[] {
  return layers.flatMap(({ stops }) => stops.map(({ color }) => ({ color })));
}
