/** Several pictures of one pattern in one zip archive. */
import { type Exported, exportPatternSvg, exportPicture } from "#app/canvas/export-picture.ts";
import type { PlanId } from "#domain/plans.ts";
import { zipStored } from "#engine/files/zip-texts.ts";
import type { Pattern, PatternSize } from "#engine/pattern/pattern.ts";

export type SetFormat = "png" | "svg";

export interface SetPicture {
  readonly size: PatternSize;
  readonly isDark: boolean;
  readonly format: SetFormat;
  /** File name without its extension. */
  readonly name: string;
}

export interface SetTask {
  readonly pattern: Pattern;
  readonly pictures: readonly SetPicture[];
  readonly plan: PlanId;
}

/**
 * A zip archive of PNG and SVG files. `onProgress` receives 0 to 1 over all pictures. The first picture that fails, or an
 * abort, ends the export, and its error is returned.
 */
export async function writeSet(
  { pattern, pictures, plan }: SetTask,
  signal: AbortSignal,
  onProgress: (done01: number) => void,
): Promise<Exported> {
  const files: { readonly name: string; readonly bytes: Uint8Array }[] = [];
  for (const { size, isDark, format, name } of pictures) {
    const drawn = { ...pattern, isDark };
    const progress = (done01: number) => onProgress((files.length + done01) / pictures.length);
    const written =
      format === "svg"
        ? await exportPatternSvg(drawn, size, signal)
        : await exportPicture(
            { picture: { kind: "pattern", pattern: drawn }, ...size, format, plan },
            { signal, onProgress: progress },
          );
    if (!written.ok) return written;
    files.push({ name: `${name}.${format}`, bytes: new Uint8Array(await written.file.arrayBuffer()) });
    onProgress(files.length / pictures.length);
  }
  return { ok: true, file: new Blob([zipStored(files)], { type: "application/zip" }) };
}
