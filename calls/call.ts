/**
 * One call of the API: its input, its answer and the function between them. HTTP routes and the API reference
 * are generated from these.
 */
import * as v from "valibot";
import type { FontFiles } from "#engine/typeset/font-files.ts";
import { invalidInput } from "./invalid-input.ts";
import { jsonSchemaOf } from "./json-schema.ts";
import type { LibraryReads } from "./library/library-reads.ts";
import type { CallRefusal } from "./refusal.ts";
import { unknownOptions } from "./unknown-options.ts";

export const CALL_GROUPS = ["Colors", "Palettes", "Gradients", "Files", "Library"] as const;
export type CallGroup = (typeof CALL_GROUPS)[number];

export type CallAccess = "free" | "pro";

/** Effects a pure function cannot have by itself; the caller of `run` passes them in. */
export interface CallContext {
  readonly library: LibraryReads;
  /** The caller's permissions: the formats of Pro require the key of a Pro account (SUB-2). */
  readonly access: () => Promise<CallAccess>;
  /** The fonts of the PDF sheet for names in other scripts than Latin. */
  readonly fontFiles: FontFiles;
  /** A new random seed, for requests that give none. */
  readonly drawSeed: () => string;
}

/** The input of a call: the object that its schema describes, and the bytes of a file if it takes one. */
export interface CallRequest {
  readonly input: unknown;
  readonly file?: Uint8Array;
}

export interface DataAnswer {
  readonly ok: true;
  readonly kind: "data";
  readonly body: unknown;
  /** Cursor of the next page; null on the last page, undefined for calls without pages. */
  readonly next?: string | null;
}

export interface FileAnswer {
  readonly ok: true;
  readonly kind: "file";
  readonly content: string | Uint8Array;
  readonly mediaType: string;
  readonly fileName: string;
  /** A sentence for each part of the input that was not read as it was written. */
  readonly notices?: readonly string[];
}

export type CallAnswer = DataAnswer | FileAnswer | CallRefusal;

export interface CallExample {
  readonly input: Readonly<Record<string, unknown>>;
  readonly file?: { readonly text: string; readonly mediaType: string };
}

interface CallFacts {
  /** The operation id, the anchor on /api, the command name and the MCP tool name: one word. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly group: CallGroup;
  /** Whether the call changes data. */
  readonly effect: "reads" | "writes";
  /**
   * Path below /api/v1, with {placeholders}. A GET reads its input from path and query, a POST from its JSON
   * body.
   */
  readonly http: { readonly method: "GET" | "POST"; readonly path: string };
  /** How long caches may keep an answer, in seconds; undefined forbids caching. */
  readonly freshS?: number;
  /** Whether the call uses `context.library`; every other one only computes. */
  readonly readsLibrary?: true;
}

export interface Call extends CallFacts {
  /** True if the bytes of a file are sent along with the input. */
  readonly takesFile: boolean;
  readonly input: v.GenericSchema;
  /** Schema of the answered data; undefined for a call that answers with a file. */
  readonly answer: v.GenericSchema | undefined;
  readonly example: (context: CallContext) => CallExample | Promise<CallExample>;
  /** Validates the input, then answers. */
  readonly run: (request: CallRequest, context: CallContext) => Promise<CallAnswer>;
}

interface CallDefinition<Input extends v.GenericSchema> extends CallFacts {
  readonly takesFile?: true;
  readonly input: Input;
  /** The schema that the API reference shows when `input` is only resolved at run time. */
  readonly documented?: v.GenericSchema;
  readonly answer?: v.GenericSchema;
  readonly example: CallExample | Call["example"];
  readonly handle: (
    input: v.InferOutput<Input>,
    context: CallContext,
    file: Uint8Array,
  ) => CallAnswer | Promise<CallAnswer>;
}

const NO_FILE = new Uint8Array();

export function defineCall<Input extends v.GenericSchema>(definition: CallDefinition<Input>): Call {
  const { handle, example, documented, takesFile = false, answer, ...facts } = definition;
  return {
    ...facts,
    takesFile,
    input: documented ?? definition.input,
    answer,
    example: typeof example === "function" ? example : () => example,
    async run({ input, file = NO_FILE }, context) {
      const read = v.safeParse(definition.input, input);
      const unknown = unknownOptions(jsonSchemaOf(documented ?? definition.input), input);
      if (!read.success || unknown.length > 0)
        return invalidInput(read.success ? [] : read.issues, input, unknown);
      return handle(read.output, context, file);
    },
  };
}

export const dataAnswer = (body: unknown): DataAnswer => ({ ok: true, kind: "data", body });
