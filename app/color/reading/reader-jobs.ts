/** Reading whatever is dropped, pasted or opened, off the main thread: a file may be large, and a text hostile. */
import { hasShape } from "#app/workers/jobs.ts";
import type { ReadAnswer } from "#engine/read/read.ts";

export interface ReadTask {
  /** A text, or a file that is only opened in the worker. */
  readonly source: string | Blob;
  /** The file's name, for messages and for formats without a signature. */
  readonly name: string | undefined;
}

export interface Readout {
  readonly answer: ReadAnswer;
  /**
   * The text of what was read, of what comes from Figma the text that it was read as; undefined for another binary file
   * and for one that is too large for any reader.
   */
  readonly text: string | undefined;
}

export interface ReaderJobs {
  readonly read: { readonly task: ReadTask; readonly answer: Readout; readonly progress: never };
}

export const isReadTask = (value: unknown): value is ReadTask =>
  hasShape(value, {}) && (typeof value["source"] === "string" || value["source"] instanceof Blob);
export const isReadout = (value: unknown): value is Readout => hasShape(value, { answer: "object" });
