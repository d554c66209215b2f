/**
 * The only way to export a picture as a file: off the main thread, with progress, immediate cancel, and errors as
 * values.
 */
import { type Answered, createWorkerClient, type WorkerClient } from "#app/workers/worker-client.ts";
import type { PlanId } from "#domain/plans.ts";
import type { Pattern, PatternSize } from "#engine/pattern/pattern.ts";
import type { PixelFormat } from "./export-format.ts";
import { type ExportJobs, isFormats, isShare, isVector, isWritten, type WriteTask } from "./export-jobs.ts";
import { type ExportProblem, problemOfFormat, problemOfMemory, problemOfSize } from "./export-problem.ts";

export type PictureExport =
  | (WriteTask & { readonly plan: PlanId })
  /** Passed through: the caller has created the SVG, which has no pixel size. */
  | { readonly format: "svg"; readonly svg: string };

export type Exported = { readonly ok: true; readonly file: Blob } | ({ readonly ok: false } & ExportProblem);

export interface ExportOptions {
  readonly signal?: AbortSignal;
  /** 0 to 1. */
  readonly onProgress?: (done01: number) => void;
}

/** One picture should take at most half of the device's memory. */
const MEMORY_SHARE = 0.5;

export async function exportPicture(task: PictureExport, options: ExportOptions = {}): Promise<Exported> {
  if (task.format === "svg") return { ok: true, file: new Blob([task.svg], { type: "image/svg+xml" }) };
  const { signal, onProgress } = options;
  const problem = await exportProblem(task);
  if (problem !== undefined) return { ok: false, ...problem };
  if (signal?.aborted) return CANCELLED;
  const { plan: _plan, ...asked } = task;
  // Each export has its own worker, because cancelling ends the worker, whatever it is doing.
  const client = createExportClient();
  const answered = await client.ask("write", asked, { signal, onProgress });
  client.end();
  if (!answered.ok) return failureOf(answered);
  if (answered.answer === undefined)
    return { ok: false, ...problemOfMemory(task, task.format, MEMORY_SHARE) };
  return { ok: true, file: answered.answer };
}

/** A pattern as SVG, drawn off the main thread. */
export async function exportPatternSvg(
  pattern: Pattern,
  { width, height }: PatternSize,
  signal?: AbortSignal,
): Promise<Exported> {
  if (signal?.aborted) return CANCELLED;
  const client = createExportClient();
  const answered = await client.ask("vector", { pattern, width, height }, { signal });
  client.end();
  if (!answered.ok) return failureOf(answered);
  return { ok: true, file: new Blob([answered.answer], { type: "image/svg+xml" }) };
}

/** Problems that are known before the export starts; undefined if there are none. */
export async function exportProblem(
  task: Extract<PictureExport, WriteTask>,
): Promise<ExportProblem | undefined> {
  const { format, width, height, plan } = task;
  const problem = problemOfSize(task, format, plan);
  if (problem !== undefined || format === "png") return problem;
  const formats = await encoders();
  if (!formats.includes(format)) return problemOfFormat(format, formats);
  if (format === "avif") return undefined; // the AVIF encoder takes bytes, not a canvas
  const share = await shared.ask("fits", { width, height });
  return share.ok && share.answer < 1 ? problemOfMemory(task, format, share.answer) : undefined;
}

/** Formats that this browser can export; always includes PNG. */
export async function encoders(): Promise<readonly PixelFormat[]> {
  known ??= shared.ask("encoders", null).then((answered) => (answered.ok ? answered.answer : undefined));
  const formats = await known;
  // After a failure the next call asks the worker again.
  if (formats === undefined) known = undefined;
  return formats ?? ["png"];
}

let known: Promise<readonly PixelFormat[] | undefined> | undefined;

function createExportClient(): WorkerClient<ExportJobs> {
  return createWorkerClient<ExportJobs>({
    start: () => new Worker(new URL("./export.worker.ts", import.meta.url), { type: "module" }),
    isAnswer: { write: isWritten, vector: isVector, encoders: isFormats, fits: isShare },
    isProgress: { write: isShare },
    endsOnCancel: true,
  });
}

/** For requests that take little time. */
const shared = createExportClient();

const CANCELLED = { ok: false, reason: "cancelled", message: "Cancelled." } as const;

function failureOf({ reason, message }: Extract<Answered<unknown>, { ok: false }>): Exported {
  return { ok: false, reason: reason === "replaced" ? "cancelled" : reason, message };
}
