/** Jobs of the theme worker. */
import { hasShape } from "#app/workers/jobs.ts";
import type { ThemeDocument } from "#domain/documents/theme/theme-document.ts";
import type { NamedToken } from "#domain/documents/theme/token-name-field.ts";
import type { ThemeOutputId, ThemeOutputOptions, WrittenThemeFile } from "#domain/themes/output-list.ts";
import type { ReadIn } from "#domain/themes/read-in.ts";
import type { SolvedTheme } from "#domain/themes/solved-theme.ts";
import type { ProofText } from "#engine/theme/proof/write-proof-pdf.ts";

export interface WriteTask {
  readonly document: ThemeDocument;
  readonly output: ThemeOutputId;
  readonly options: ThemeOutputOptions;
}

export interface ProofTask {
  readonly document: ThemeDocument;
  /** Address of the document. */
  readonly link: string;
}

export interface ReadInTask {
  readonly document: ThemeDocument;
  /** The files of one theme. */
  readonly files: readonly WrittenThemeFile[];
  /** What their names stand for; those of the document if it is undefined. */
  readonly names: readonly NamedToken[] | undefined;
}

export interface ThemeJobs {
  readonly solve: {
    readonly task: ThemeDocument;
    readonly answer: SolvedTheme;
    readonly progress: never;
  };
  readonly readIn: { readonly task: ReadInTask; readonly answer: ReadIn; readonly progress: never };
  readonly proof: { readonly task: ProofTask; readonly answer: ProofText; readonly progress: never };
  readonly proofPdf: { readonly task: ProofTask; readonly answer: Uint8Array; readonly progress: never };
  readonly write: {
    readonly task: WriteTask;
    readonly answer: readonly WrittenThemeFile[];
    readonly progress: never;
  };
}

export const isThemeTask = (value: unknown): value is ThemeDocument =>
  hasShape(value, {
    brand: "array",
    contrast: "number",
    tintPercent: "number",
    floors: "string",
    pins: "array",
  });
export const isWriteTask = (value: unknown): value is WriteTask =>
  hasShape(value, { document: "object", output: "string", options: "object" });
export const isProofTask = (value: unknown): value is ProofTask =>
  hasShape(value, { document: "object", link: "string" });
export const isReadInTask = (value: unknown): value is ReadInTask =>
  hasShape(value, { document: "object", files: "array" });
export const isReadIn = (value: unknown): value is ReadIn => hasShape(value, { ok: "boolean" });
export const isProof = (value: unknown): value is ProofText =>
  hasShape(value, { title: "string", facts: "array", rows: "array" });
export const isBytes = (value: unknown): value is Uint8Array => value instanceof Uint8Array;
export const isSolved = (value: unknown): value is SolvedTheme =>
  hasShape(value, {
    sheet: "object",
    figures: "object",
    lowest: "object",
    failing: "array",
    moved: "array",
    close: "array",
    shadcn: "object",
    targetFailing: "array",
  });
export const isFiles = (value: unknown): value is readonly WrittenThemeFile[] =>
  Array.isArray(value) && value.every((file) => hasShape(file, { name: "string", text: "string" }));
