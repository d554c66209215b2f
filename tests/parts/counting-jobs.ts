/** Worker tasks for tests alone: one counts, some never end, and one returns its input. */

export interface CountingJobs {
  readonly count: { readonly task: number; readonly answer: number; readonly progress: number };
  /** Never ends, and never checks for messages. */
  readonly spin: { readonly task: null; readonly answer: null; readonly progress: null };
  readonly back: { readonly task: ArrayBuffer; readonly answer: ArrayBuffer; readonly progress: never };
  /** Imports the module at this address, and answers with the names that it exports. */
  readonly load: { readonly task: string; readonly answer: readonly string[]; readonly progress: never };
  /** Runs until it is cancelled. */
  readonly hold: { readonly task: null; readonly answer: null; readonly progress: null };
}

export const isNumber = (value: unknown): value is number => typeof value === "number";
export const isText = (value: unknown): value is string => typeof value === "string";
export const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(isText);
export const isNull = (value: unknown): value is null => value === null;
export const isBuffer = (value: unknown): value is ArrayBuffer => value instanceof ArrayBuffer;

export function startCountingWorker(): Worker {
  return new Worker(new URL("./counting.worker.ts", import.meta.url), { type: "module" });
}
