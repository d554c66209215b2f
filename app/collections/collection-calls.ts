/** Requests about likes, saves and collections. Results are values: the data, or a problem. */
import * as v from "valibot";
import { answerJson } from "#app/session/answer-json.ts";

/** `code` is the server's; "unreachable" without an answer, "failed" for an answer without a code. */
export type CollectionProblem = { readonly ok: false; readonly code: string; readonly message: string };
export type CollectionResult<Value> = { readonly ok: true; readonly value: Value } | CollectionProblem;

const Problem = v.object({ code: v.string(), message: v.string() });
const TIMEOUT_MS = 20_000;

export async function callCollections<Schema extends v.GenericSchema>(
  path: `/resources/${string}`,
  method: "GET" | "PUT" | "POST" | "PATCH" | "DELETE",
  schema: Schema,
  body?: unknown,
): Promise<CollectionResult<v.InferOutput<Schema>>> {
  try {
    const response = await fetch(path, {
      method,
      headers: {
        accept: "application/json",
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const json = await answerJson(response);
    if (response.ok) {
      const read = v.safeParse(schema, json);
      return read.success ? { ok: true, value: read.output } : FAILED;
    }
    const problem = v.safeParse(Problem, json);
    return problem.success ? { ok: false, ...problem.output } : FAILED;
  } catch {
    return UNREACHABLE;
  }
}

const FAILED: CollectionProblem = { ok: false, code: "failed", message: "The server could not do it." };
const UNREACHABLE: CollectionProblem = {
  ok: false,
  code: "unreachable",
  message: "Tincture could not be reached. Check the connection.",
};
