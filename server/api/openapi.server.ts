/** The OpenAPI 3.1 document of the API, generated from the validating schemas, with real answers as examples. */
import { setImmediate } from "node:timers/promises";
import {
  CALL_GROUPS,
  type Call,
  type CallAnswer,
  type CallContext,
  type CallExample,
  type CallGroup,
} from "#calls/call.ts";
import { CALLS } from "#calls/calls.ts";
import { InvalidEntry, InvalidPair } from "#calls/color-schemas.ts";
import { inputSchemaOf, jsonSchemaOf } from "#calls/json-schema.ts";
import type { Database } from "#server/db/database.ts";
import { libraryReads } from "#server/library/library-reads.server.ts";
import { callContext } from "./call-context.server.ts";
import type { ApiDocument, MediaContent, Operation, Parameter } from "./openapi-document.server.ts";
import { PROBLEM_RESPONSES, PROBLEM_SCHEMA } from "./openapi-problems.ts";
import type { ProblemStatus } from "./problem.ts";
import { takesJson } from "./read-request.ts";

export const API_VERSION = "1.0.0";
export const API_BASE = "/api/v1";
/** Maximum age of library answers in the document. */
const MAX_AGE_MS = 60_000;

const GROUP_TEXTS: Readonly<Record<CallGroup, string>> = {
  Colors: "Converting, measuring and mixing single colors and lists of them.",
  Palettes: "Colors that go together, from one color or from a seed.",
  Gradients: "Verified stops, samples, and gradients as code.",
  Files: "Palettes as files of design programs and code, and back.",
  Library: "The palettes and gradients of the library, each with its source and licence.",
};

interface DocumentServices {
  readonly reads: Database;
  readonly clock: () => number;
}
const documents = new WeakMap<DocumentServices, () => Promise<ApiDocument>>();

/** The document; its example answers are regenerated after a minute. */
export function documentOf(services: DocumentServices): Promise<ApiDocument> {
  const known = documents.get(services) ?? createDocument(services);
  documents.set(services, known);
  return known();
}

function createDocument({ reads, clock }: DocumentServices): () => Promise<ApiDocument> {
  const context = callContext(libraryReads(reads, clock));
  let cached: { readonly atMs: number; readonly document: Promise<ApiDocument> } | undefined;
  return () => {
    const now = clock();
    if (cached === undefined || now - cached.atMs > MAX_AGE_MS) {
      const document = describeApi(context);
      cached = { atMs: now, document };
      // A failed document is not cached.
      document.catch(() => {
        cached = undefined;
      });
    }
    return cached.document;
  };
}

async function describeApi(context: CallContext): Promise<ApiDocument> {
  const paths: Record<string, Partial<Record<"get" | "post", Operation>>> = {};
  for (const call of CALLS) {
    // Other requests are answered between two examples.
    await setImmediate();
    const example = await call.example(context);
    const answer = await call.run(
      { input: example.input, ...(example.file && { file: new TextEncoder().encode(example.file.text) }) },
      context,
    );
    const { method, path } = call.http;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(call, example, answer) };
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

function operationOf(call: Call, example: CallExample, answer: CallAnswer): Operation {
  const inAddress = takesJson(call) ? [] : parametersOf(call, example);
  return {
    operationId: call.name,
    tags: [call.group],
    summary: call.title,
    description: call.description,
    ...(inAddress.length > 0 && { parameters: inAddress }),
    ...(call.http.method === "POST" && {
      requestBody: { required: true, content: requestContent(call, example) },
    }),
    responses: {
      "200": { description: "The answer.", content: answerContent(call, answer) },
      ...Object.fromEntries(
        problemsOf(call).map((status) => [status, { $ref: `#/components/responses/Problem${status}` }]),
      ),
    },
  };
}

function parametersOf(call: Call, example: CallExample): Parameter[] {
  const { properties = {}, required = [] } = inputSchemaOf(call);
  return Object.entries(properties).map(([name, schema]) => {
    const isInPath = call.http.path.includes(`{${name}}`);
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

function requestContent(call: Call, example: CallExample): Record<string, MediaContent> {
  if (takesJson(call)) return { "application/json": { schema: inputSchemaOf(call), example: example.input } };
  return {
    "*/*": { schema: { description: "The file." } },
    ...(example.file && { [example.file.mediaType]: { example: example.file.text } }),
  };
}

function answerContent(call: Call, answer: CallAnswer): Record<string, MediaContent> {
  if (answer.ok && answer.kind === "file") {
    const example = typeof answer.content === "string" ? { example: answer.content } : {};
    return {
      [answer.mediaType]: { schema: { type: "string" }, ...example },
      "*/*": { schema: { description: "The file." } },
    };
  }
  if (!answer.ok || call.answer === undefined) throw new Error(`The example of ${call.name} is refused`);
  return { "application/json": { schema: jsonSchemaOf(call.answer), example: answer.body } };
}

/** 401 is for keys that nobody has; no call needs one but for the formats of Pro. */
function problemsOf(call: Call): ProblemStatus[] {
  if (call.group === "Library")
    return call.http.path.endsWith("/{id}") ? [401, 404, 429, 503] : [401, 422, 429, 503];
  if (call.http.method === "GET") return [400, 401, 422, 429, 503];
  const posted: readonly ProblemStatus[] = [413, 415, 422, 429, 503];
  return call.name === "export" ? [400, 401, 402, ...posted] : [400, 401, ...posted];
}

const DOCUMENT_OPERATION: Operation = {
  operationId: "openapi",
  tags: [],
  summary: "This document",
  description: "The API as an OpenAPI 3.1 document.",
  responses: {
    "200": { description: "The document.", content: { "application/json": { schema: { type: "object" } } } },
    "401": { $ref: "#/components/responses/Problem401" },
    "429": { $ref: "#/components/responses/Problem429" },
  },
};
