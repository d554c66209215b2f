/**
 * A .fig file, as Figma saves a local copy: an archive with the canvas, or the canvas alone. Its color variables with
 * their modes and its color styles are written as Figma's own variables in JSON, which all readers of themes know; a
 * file without either is the drawing of its layers.
 */

import { cleanName, FileProblem } from "#engine/bytes/file-problem.ts";
import { utf8Text } from "#engine/bytes/utf8.ts";
import { isZip, zippedFile } from "#engine/files/import/archives/zip-entries.ts";
import { boundedJson, isRecord } from "#engine/files/import/json/json-text.ts";
import type { UnreadPart } from "#engine/files/import/read-palette.ts";
import { type FigmaCanvas, isFigmaCanvas, openFigmaCanvas } from "./figma-canvas.ts";
import { figmaDrawing } from "./figma-drawing.ts";
import { figmaVariables, isNamed } from "./figma-variables.ts";
import { kiwiRecords } from "./kiwi.ts";

const CANVAS = "canvas.fig";
const META = "meta.json";
/** Unpacked, in bytes; a design system of a hundred pages has about 50 million. */
const MAX_MESSAGE = 64_000_000;
const MAX_META = 1_000_000;

/** What variables and styles are read from; all else of a large file is passed over. */
const FIELDS_OF_NAMES: ReadonlySet<string> = new Set(
  (
    "nodeChanges guid sessionID localID phase type name parentIndex position key isSoftDeleted documentColorProfile " +
    "styleType fillPaints color opacity visible colorVar variableData value alias assetRef colorValue r g b a " +
    "variableSetID variableResolvedType variableDataValues entries modeID variableSetModes id sortPosition"
  ).split(" "),
);
/** What layers are drawn from. */
const FIELDS_OF_LAYERS: ReadonlySet<string> = new Set(
  (
    "nodeChanges guid sessionID localID type name parentIndex position documentColorProfile internalOnly styleType " +
    "fillPaints strokePaints backgroundPaints color opacity visible r g b a stops transform m00 m01 m02 m10 m11 m12 " +
    "size x y symbolData symbolID overriddenSymbolID symbolOverrides guidPath guids styleIdForFill inheritFillStyleID"
  ).split(" "),
);

/** What comes from Figma as a text that all readers know. */
export interface FigmaText {
  /** JSON of variables, or a drawing in SVG. */
  readonly text: string;
  /** The name that the file has in Figma. */
  readonly title?: string;
  /** Styles and paints that are more than one color. */
  readonly unread: readonly UnreadPart[];
}

/** Undefined for anything that is no file of Figma. Throws a FileProblem on one that cannot be read. */
export function readFigmaFile(bytes: Uint8Array): FigmaText | undefined {
  const canvasBytes = isFigmaCanvas(bytes)
    ? bytes
    : isZip(bytes)
      ? zippedFile(bytes, CANVAS, MAX_MESSAGE)
      : undefined;
  if (canvasBytes === undefined) return undefined;
  if (!isFigmaCanvas(canvasBytes)) throw new FileProblem("is a file of Figma of a kind that is not read.");
  const title = canvasBytes === bytes ? undefined : titleIn(zippedFile(bytes, META, MAX_META));
  const canvas = openFigmaCanvas(canvasBytes, MAX_MESSAGE);
  return { ...contentOf(canvas), ...(title !== undefined && { title }) };
}

function contentOf(canvas: FigmaCanvas): FigmaText {
  const named = kiwiRecords(canvas.message({ fields: FIELDS_OF_NAMES, isKept: isNamed })["nodeChanges"]);
  const { variables, unread } = figmaVariables(named);
  if (variables !== undefined) return { text: variables, unread };
  const drawing = figmaDrawing(kiwiRecords(canvas.message({ fields: FIELDS_OF_LAYERS })["nodeChanges"]));
  return { ...drawing, unread: [...unread, ...drawing.unread] };
}

/** The file as the archive says that it is called. */
function titleIn(meta: Uint8Array | undefined): string | undefined {
  if (meta === undefined) return undefined;
  const root = boundedJson(utf8Text(meta));
  return isRecord(root) && typeof root["file_name"] === "string" ? cleanName(root["file_name"]) : undefined;
}
