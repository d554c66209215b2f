/** Divides export formats into code and files, and writes either. */
import { saveFile } from "#app/ui/save-file.ts";
import { type Failure, failureOfError } from "#app/workers/failure.ts";
import { loadPart, PartMissing, TaskProblem } from "#app/workers/task-problem.ts";
import { fileStem } from "#domain/library/file-stem.ts";
import {
  EXPORT_FORMATS,
  type ExportFormat,
  type ExportOptions,
  type ExportPalette,
  loadExporter,
} from "#engine/files/export/export-palette.ts";
import { ExportProblem } from "#engine/files/export/export-problem.ts";
import type { FontFiles } from "#engine/typeset/font-files.ts";

/** Text formats that are meant for programs and not shown as code. */
const TEXT_FILES: readonly string[] = ["svg", "gpl", "sketch", "figma", "figma-dark"];

export const CODE_FORMATS: readonly ExportFormat[] = EXPORT_FORMATS.filter(
  (format) => format.kind === "text" && !TEXT_FILES.includes(format.id),
);
/** Pictures first, then swatch files. */
export const FILE_FORMATS: readonly ExportFormat[] = EXPORT_FORMATS.filter(
  (format) => !CODE_FORMATS.includes(format),
).toSorted((a, b) => rank(a.id) - rank(b.id));

export interface WrittenText {
  readonly code: string;
  /** Why it could not be written. */
  readonly problem?: Failure;
}

export async function writeText(
  id: string,
  palette: ExportPalette,
  options: ExportOptions,
): Promise<WrittenText> {
  try {
    const written = await (await exporterOf(id))(palette, options);
    return { code: typeof written === "string" ? written : "" };
  } catch (error) {
    return { code: "", problem: failureOfExport(error) };
  }
}

/** The text for the clipboard. Rejects with a sentence for people: nothing else is copied in its place. */
export async function textToCopy(
  id: string,
  palette: ExportPalette,
  options: ExportOptions,
): Promise<string> {
  const { code, problem } = await writeText(id, palette, options);
  if (problem !== undefined) throw new TaskProblem(problem.message);
  return code;
}

/** Downloads the file, or says why it could not be written. */
export async function downloadExport(
  format: ExportFormat,
  palette: ExportPalette,
  options: ExportOptions,
): Promise<Failure | undefined> {
  try {
    saveFile(await fileOf(format, palette, options), fileNameOf(format, palette.title));
    return undefined;
  } catch (error) {
    const { message, retry } = failureOfExport(error);
    return { message: `${format.label} could not be written. ${message}`, retry };
  }
}

function failureOfExport(error: unknown): Failure {
  if (!(error instanceof ExportProblem)) return failureOfError(error);
  return { message: error.message, retry: error.isTemporary ? "reload" : "none" };
}

const exporterOf = (id: string) => loadPart(loadExporter(id), { needsReload: true });

/** Several formats share an extension, so their files are told apart by the format's name. */
export function fileNameOf(format: ExportFormat, title = ""): string {
  const isShared = EXPORT_FORMATS.some(
    ({ id, extension }) => id !== format.id && extension === format.extension,
  );
  const kind = isShared && format.id !== format.extension ? `.${format.id}` : "";
  return `${fileStem(title, "palette")}${kind}.${format.extension}`;
}

const loadFonts = async () => (await loadPart(import("./sheet-fonts.ts"), { needsReload: true })).sheetFonts;

/** The list of font files is large, so it is loaded when a name needs a font. */
const LATE_FONTS: FontFiles = {
  rangesOf: async (family) => (await loadFonts()).rangesOf(family),
  read: async (family, key) => (await loadFonts()).read(family, key),
};

async function fileOf(format: ExportFormat, palette: ExportPalette, options: ExportOptions): Promise<Blob> {
  if (format.id === "png") return sheetPicture(palette);
  const written = await (await exporterOf(format.id))(palette, { ...options, fontFiles: LATE_FONTS });
  return new Blob([typeof written === "string" ? written : new Uint8Array(written)], {
    type: format.mediaType,
  });
}

/** The PNG, by the common picture export; the sheet's size is allowed on every plan. Rejects with a sentence for people. */
export async function sheetPicture(palette: ExportPalette): Promise<Blob> {
  const [{ exportPicture }, { SHEET_SIZE, sheetOf }] = await loadPart(
    Promise.all([import("#app/canvas/export-picture.ts"), import("#engine/raster/palette-sheet.ts")]),
    { needsReload: true },
  );
  const picture = { kind: "palette-sheet", ...sheetOf(palette) } as const;
  const exported = await exportPicture({ picture, ...SHEET_SIZE, format: "png", plan: "free" });
  if (!exported.ok)
    throw exported.reason === "unavailable" ? new PartMissing() : new TaskProblem(exported.message);
  return exported.file;
}

function rank(id: string): number {
  const order = ["png", "svg", "pdf", "ase", "figma", "figma-dark", "gpl"];
  const at = order.indexOf(id);
  return at === -1 ? order.length : at;
}
