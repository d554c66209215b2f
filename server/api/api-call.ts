/** One call of the API: what it takes, what it answers, and how. The routes and the OpenAPI document are made of these. */
import * as v from "valibot";
import type { Database } from "#server/db/database.ts";
import { invalidRequest, type Problem } from "./problem.ts";

export const CALL_GROUPS = ["Colors", "Palettes", "Files", "Library"] as const;
export type CallGroup = (typeof CALL_GROUPS)[number];

export interface CallContext {
  readonly db: Database;
}

/** What a call is given: the object its schema describes, and the bytes of a file where it takes one. */
export interface CallRequest {
  readonly input: unknown;
  readonly file?: Uint8Array;
}

export type Outcome =
  | {
      readonly kind: "json";
      readonly body: unknown;
      /** `Cache-Control`; POSTs are not kept. */
      readonly cache?: string;
      /** Cursor of the page that follows, for the Link header. */
      readonly next?: string | null;
    }
  | {
      readonly kind: "file";
      readonly content: string | Uint8Array;
      readonly mediaType: string;
      readonly fileName: string;
    }
  | { readonly kind: "problem"; readonly problem: Problem };

export interface CallExample {
  readonly input: Readonly<Record<string, unknown>>;
  readonly file?: { readonly text: string; readonly mediaType: string };
}

interface CallText {
  /** Also its anchor on /api, and the operation's id. */
  readonly id: string;
  readonly group: CallGroup;
  /** Below /api/v1, with {names} in it. */
  readonly path: string;
  readonly summary: string;
  readonly description: string;
}

export interface ApiCall extends CallText {
  readonly method: "GET" | "POST";
  /** Where `input` comes from: a JSON body, or path and query; "file" has a file as the body besides. */
  readonly takes: "json" | "address" | "file";
  readonly input: v.GenericSchema;
  /** Of the JSON answer; undefined for a call that answers with a file. */
  readonly answer: v.GenericSchema | undefined;
  readonly example: (context: CallContext) => CallExample | Promise<CallExample>;
  /** Validates and answers. */
  readonly run: (request: CallRequest, context: CallContext) => Promise<Outcome>;
}

interface CallDefinition<Input extends v.GenericSchema> extends CallText {
  readonly method?: "GET" | "POST";
  readonly takes?: ApiCall["takes"];
  readonly input: Input;
  /** What the document says of the input, where `input` decides at run time. */
  readonly documented?: v.GenericSchema;
  readonly answer?: v.GenericSchema;
  readonly example: CallExample | ApiCall["example"];
  readonly handle: (
    input: v.InferOutput<Input>,
    context: CallContext,
    file: Uint8Array,
  ) => Outcome | Promise<Outcome>;
}

const NO_FILE = new Uint8Array();

export function defineCall<Input extends v.GenericSchema>(definition: CallDefinition<Input>): ApiCall {
  const { handle, example, documented, method = "POST", takes = "json", answer, ...text } = definition;
  return {
    ...text,
    method,
    takes,
    input: documented ?? definition.input,
    answer,
    example: typeof example === "function" ? example : () => example,
    async run({ input, file = NO_FILE }, context) {
      const read = v.safeParse(definition.input, input);
      if (!read.success) return { kind: "problem", problem: invalidRequest(read.issues) };
      return handle(read.output, context, file);
    },
  };
}

export const json = (body: unknown): Outcome => ({ kind: "json", body });
export const refusal = (problem: Problem): Outcome => ({ kind: "problem", problem });
