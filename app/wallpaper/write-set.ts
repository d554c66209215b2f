/** Several pictures of one pattern in one zip archive. */
import { type Exported, exportPicture } from "#app/canvas/export-picture.ts";
import type { PlanId } from "#domain/plans.ts";
import { zipStored } from "#engine/files/zip-texts.ts";
import type { Pattern, PatternSize } from "#engine/pattern/pattern.ts";

export interface SetPicture {
  readonly size: PatternSize;
  readonly isDark: boolean;
  /** File name without its extension. */
  readonly name: string;
}

export interface SetTask {
  readonly pattern: Pattern;
  readonly pictures: readonly SetPicture[];
  readonly plan: PlanId;
}

/**
 * A zip archive of PNG files. `onProgress` receives 0 to 1 over all pictures. The first picture that fails, or an
 * abort, ends the export, and its error is returned.
 */
export async function writeSet(
  { pattern, pictures, plan }: SetTask,
  signal: AbortSignal,
  onProgress: (done01: number) => void,
): Promise<Exported> {
  const files: { readonly name: string; readonly bytes: Uint8Array }[] = [];
  for (const { size, isDark, name } of pictures) {
    const written = await exportPicture(
      { picture: { kind: "pattern", pattern: { ...pattern, isDark } }, ...size, format: "png", plan },
      { signal, onProgress: (done01) => onProgress((files.length + done01) / pictures.length) },
    );
    if (!written.ok) return written;
    files.push({ name: `${name}.png`, bytes: new Uint8Array(await written.file.arrayBuffer()) });
  }
  return { ok: true, file: new Blob([zipStored(files)], { type: "application/zip" }) };
}
