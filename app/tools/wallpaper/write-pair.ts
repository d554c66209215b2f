/** The light and the dark picture of one pattern, in one archive. */
import { type Exported, exportPicture } from "#app/canvas/export-picture.ts";
import type { PlanId } from "#domain/plans.ts";
import { zipStored } from "#engine/files/zip-texts.ts";
import type { Pattern, PatternSize } from "#engine/pattern/pattern.ts";

export interface PairTask {
  readonly pattern: Pattern;
  readonly size: PatternSize;
  /** Base name of the two files. */
  readonly name: string;
  readonly plan: PlanId;
}

/** Progress is 0 to 1 over both. */
export async function writePair(
  { pattern, size, name, plan }: PairTask,
  signal: AbortSignal,
  onProgress: (done01: number) => void,
): Promise<Exported> {
  const files: { readonly name: string; readonly bytes: Uint8Array }[] = [];
  for (const isDark of [false, true]) {
    const written = await exportPicture(
      { picture: { kind: "pattern", pattern: { ...pattern, isDark } }, ...size, format: "png", plan },
      { signal, onProgress: (done01) => onProgress((files.length + done01) / 2) },
    );
    if (!written.ok) return written;
    const bytes = new Uint8Array(await written.file.arrayBuffer());
    files.push({ name: `${name}-${isDark ? "dark" : "light"}.png`, bytes });
  }
  return { ok: true, file: new Blob([zipStored(files)], { type: "application/zip" }) };
}
