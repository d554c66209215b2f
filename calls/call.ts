/** One call: what it takes, what it answers, and how. HTTP, its reference page, a command line and MCP are made of these. */
import * as v from "valibot";
import { invalidInput } from "./invalid-input.ts";
import type { LibraryReads } from "./library/library-reads.ts";
import type { CallRefusal } from "./refusal.ts";

export const CALL_GROUPS = ["Colors", "Palettes", "Files", "Library"] as const;
export type CallGroup = (typeof CALL_GROUPS)[number];

/** What a pure function cannot do by itself: whoever runs the call hands it in. */
export interface CallContext {
  readonly library: LibraryReads;
  /** `Array.map`; a server lets the requests of others in between. */
  readonly mapEntries: <Entry, Answer>(
    entries: readonly Entry[],
    answer: (entry: Entry) => Answer,
  ) => Promise<Answer[]>;
  /** A seed that nobody chose. */
  readonly drawSeed: () => string;
}

/** What a call is given: the object its schema describes, and the bytes of a file where it takes one. */
export interface CallRequest {
  readonly input: unknown;
  readonly file?: Uint8Array;
}

export interface DataAnswer {
  readonly ok: true;
  readonly kind: "data";
  readonly body: unknown;
  /** Cursor of the page that follows; null on the last one, undefined where there are no pages. */
  readonly next?: string | null;
}

export interface FileAnswer {
  readonly ok: true;
  readonly kind: "file";
  readonly content: string | Uint8Array;
  readonly mediaType: string;
  readonly fileName: string;
}

export type CallAnswer = DataAnswer | FileAnswer | CallRefusal;

export interface CallExample {
  readonly input: Readonly<Record<string, unknown>>;
  readonly file?: { readonly text: string; readonly mediaType: string };
}

interface CallFacts {
  /** One word: the operation's id, the anchor on /api, the command, the name of the MCP tool. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly group: CallGroup;
  /** Whether anything is different after it. */
  readonly effect: "reads" | "writes";
  /** Below /api/v1, with {names} in it. A GET has its input in path and query, a POST in its JSON body. */
  readonly http: { readonly method: "GET" | "POST"; readonly path: string };
  /** Seconds an answer may be kept; undefined: not at all. */
  readonly freshS?: number;
}

export interface Call extends CallFacts {
  /** The bytes of a file come beside the input. */
  readonly takesFile: boolean;
  readonly input: v.GenericSchema;
  /** Of the data it answers with; undefined for a call that answers with a file. */
  readonly answer: v.GenericSchema | undefined;
  readonly example: (context: CallContext) => CallExample | Promise<CallExample>;
  /** Validates and answers. */
  readonly run: (request: CallRequest, context: CallContext) => Promise<CallAnswer>;
}

interface CallDefinition<Input extends v.GenericSchema> extends CallFacts {
  readonly takesFile?: true;
  readonly input: Input;
  /** What documents say of the input, where `input` decides at run time. */
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
      if (!read.success) return invalidInput(read.issues);
      return handle(read.output, context, file);
    },
  };
}

export const dataAnswer = (body: unknown): DataAnswer => ({ ok: true, kind: "data", body });
