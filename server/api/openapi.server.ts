/** The OpenAPI 3.1 document of the API: made of the schemas that validate, with answers that the calls really give. */
import {
  type ApiCall,
  CALL_GROUPS,
  type CallContext,
  type CallExample,
  type CallGroup,
  type Outcome,
} from "./api-call.ts";
import { CALLS } from "./calls.ts";
import { InvalidEntry, InvalidPair } from "./color-schemas.ts";
import { inputSchemaOf, jsonSchemaOf } from "./json-schema.ts";
import type { ApiDocument, MediaContent, Operation, Parameter } from "./openapi-document.server.ts";
import { PROBLEM_RESPONSES, PROBLEM_SCHEMA } from "./openapi-problems.ts";
import type { ProblemStatus } from "./problem.ts";

export const API_VERSION = "1.0.0";
export const API_BASE = "/api/v1";
/** Library answers in the document may be this old. */
const KEPT_MS = 60_000;

const GROUP_TEXTS: Readonly<Record<CallGroup, string>> = {
  Colors: "Converting, measuring and mixing single colors and lists of them.",
  Palettes: "Colors that go together, from one color or from a seed.",
  Files: "Palettes as files of design programs and code, and back.",
  Library: "The palettes and gradients of the library, each with its source and licence.",
};

type DocumentServices = CallContext & { readonly clock: () => number };
const documents = new WeakMap<DocumentServices, () => Promise<ApiDocument>>();

/** The document; its answers are made again when they are older than a minute. */
export function documentOf(services: DocumentServices): Promise<ApiDocument> {
  const known = documents.get(services) ?? createDocument(services);
  documents.set(services, known);
  return known();
}

function createDocument(context: DocumentServices): () => Promise<ApiDocument> {
  let kept: { readonly atMs: number; readonly document: Promise<ApiDocument> } | undefined;
  return () => {
    const now = context.clock();
    if (kept === undefined || now - kept.atMs > KEPT_MS) {
      const document = describeApi(context);
      kept = { atMs: now, document };
      // What failed is not kept.
      document.catch(() => {
        kept = undefined;
      });
    }
    return kept.document;
  };
}

async function describeApi(context: CallContext): Promise<ApiDocument> {
  const paths: Record<string, Partial<Record<"get" | "post", Operation>>> = {};
  for (const call of CALLS) {
    const example = await call.example(context);
    const outcome = await call.run(
      { input: example.input, ...(example.file && { file: new TextEncoder().encode(example.file.text) }) },
      context,
    );
    paths[call.path] = {
      ...paths[call.path],
      [call.method.toLowerCase()]: operationOf(call, example, outcome),
    };
  }
  paths["/openapi.json"] = { get: DOCUMENT_OPERATION };
  return {
    openapi: "3.1.0",
    info: {
      title: "Tincture",
      version: API_VERSION,
      description:
        "Colors, palettes and the library of Tincture. JSON in UTF-8, no account needed, open to pages of any site; 60 requests a second from one address.",
    },
    servers: [{ url: API_BASE }],
    tags: CALL_GROUPS.map((name) => ({ name, description: GROUP_TEXTS[name] })),
    paths,
    components: {
      schemas: {
        Problem: PROBLEM_SCHEMA,
        InvalidEntry: jsonSchemaOf(InvalidEntry),
        InvalidPair: jsonSchemaOf(InvalidPair),
      },
      responses: PROBLEM_RESPONSES,
    },
  };
}

function operationOf(call: ApiCall, example: CallExample, outcome: Outcome): Operation {
  const inAddress = call.takes === "json" ? [] : parametersOf(call, example);
  return {
    operationId: call.id,
    tags: [call.group],
    summary: call.summary,
    description: call.description,
    ...(inAddress.length > 0 && { parameters: inAddress }),
    ...(call.takes !== "address" && {
      requestBody: { required: true, content: requestContent(call, example) },
    }),
    responses: {
      "200": { description: "The answer.", content: answerContent(call, outcome) },
      ...Object.fromEntries(
        problemsOf(call).map((status) => [status, { $ref: `#/components/responses/Problem${status}` }]),
      ),
    },
  };
}

function parametersOf(call: ApiCall, example: CallExample): Parameter[] {
  const { properties = {}, required = [] } = inputSchemaOf(call);
  return Object.entries(properties).map(([name, schema]) => {
    const isInPath = call.path.includes(`{${name}}`);
    return {
      name,
      in: isInPath ? "path" : "query",
      required: isInPath || required.includes(name),
      ...(schema.description !== undefined && { description: schema.description }),
      schema,
      ...(Object.hasOwn(example.input, name) && { example: example.input[name] }),
    };
  });
}

function requestContent(call: ApiCall, example: CallExample): Record<string, MediaContent> {
  if (call.takes === "json")
    return { "application/json": { schema: inputSchemaOf(call), example: example.input } };
  return {
    "*/*": { schema: { description: "The file." } },
    ...(example.file && { [example.file.mediaType]: { example: example.file.text } }),
  };
}

function answerContent(call: ApiCall, outcome: Outcome): Record<string, MediaContent> {
  if (outcome.kind === "file") {
    const example = typeof outcome.content === "string" ? { example: outcome.content } : {};
    return {
      [outcome.mediaType]: { schema: { type: "string" }, ...example },
      "*/*": { schema: { description: "The file." } },
    };
  }
  if (outcome.kind === "problem" || call.answer === undefined)
    throw new Error(`The example of ${call.id} is refused`);
  return { "application/json": { schema: jsonSchemaOf(call.answer), example: outcome.body } };
}

function problemsOf(call: ApiCall): ProblemStatus[] {
  if (call.group === "Library") return call.path.endsWith("/{id}") ? [404, 429, 503] : [422, 429, 503];
  if (call.takes === "address") return [400, 422, 429];
  return [400, 413, 415, 422, 429];
}

const DOCUMENT_OPERATION: Operation = {
  operationId: "openapi",
  tags: [],
  summary: "This document",
  description: "The API as an OpenAPI 3.1 document.",
  responses: {
    "200": { description: "The document.", content: { "application/json": { schema: { type: "object" } } } },
    "429": { $ref: "#/components/responses/Problem429" },
  },
};
