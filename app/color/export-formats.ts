/** Which formats are code and which are files, and how either is written out. */
import {
  EXPORT_FORMATS,
  type ExportFormat,
  type ExportOptions,
  type ExportPalette,
  loadExporter,
} from "#engine/files/export/export-palette.ts";

/** Text that is opened by a program, not read by a person. */
const TEXT_FILES: readonly string[] = ["svg", "gpl", "sketch", "figma"];

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
  readonly error?: string;
}

export async function writeText(
  id: string,
  palette: ExportPalette,
  options: ExportOptions,
): Promise<WrittenText> {
  try {
    const written = await (await loadExporter(id))(palette, options);
    return { code: typeof written === "string" ? written : "" };
  } catch (error) {
    return { code: "", error: error instanceof Error ? error.message : "This format could not be written." };
  }
}

/** Hands the file to the browser. Rejects when it could not be written. */
export async function downloadExport(
  format: ExportFormat,
  palette: ExportPalette,
  options: ExportOptions,
): Promise<void> {
  const written = await (await loadExporter(format.id))(palette, options);
  const blob = new Blob([typeof written === "string" ? written : new Uint8Array(written)], {
    type: format.mediaType,
  });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  const name = (palette.title ?? "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  link.download = `${name === "" ? "palette" : name}.${format.extension}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function rank(id: string): number {
  const order = ["png", "svg", "pdf", "ase", "figma", "gpl"];
  const at = order.indexOf(id);
  return at === -1 ? order.length : at;
}
