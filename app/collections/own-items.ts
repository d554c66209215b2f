/** Requests about a person's own items. Results are values; nothing throws. Loaded on demand. */
import * as v from "valibot";
import {
  type ItemChanges,
  type NewItemInput,
  type NewReport,
  OwnItem,
} from "#domain/library/publishing-policy.ts";
import { saveVersioned } from "./versioned-save.ts";

export interface OwnItemProblem {
  readonly ok: false;
  readonly code: string;
  /** Name of the invalid field. */
  readonly field: string | undefined;
  readonly message: string;
}

const Stored = v.object({
  id: v.string(),
  kind: v.picklist(["palette", "gradient"]),
  title: v.string(),
  state: v.picklist(["public", "unlisted", "private", "hidden"]),
  version: v.number(),
});

const Created = v.union([
  v.object({ item: Stored }),
  v.object({
    /** With its version, if it is the person's own. */
    duplicateOf: v.object({ id: v.string(), title: v.string(), version: v.optional(v.number()) }),
    kind: v.picklist(["palette", "gradient"]),
  }),
]);
export type CreatedItem = v.InferOutput<typeof Created>;

/** What an item kept before its work was replaced. */
const Changed = v.object({
  item: Stored,
  before: v.optional(
    v.object({
      colors: v.array(v.string()),
      names: v.array(v.string()),
      content: v.looseObject({ type: v.string() }),
    }),
  ),
});
type ChangedItem = v.InferOutput<typeof Changed>;

const TIMEOUT_MS = 20_000;
const Problem = v.object({ code: v.string(), message: v.string(), field: v.optional(v.string()) });
const Mine = v.object({ item: v.nullable(OwnItem) });

type Answer<Value> = { readonly ok: true; readonly value: Value } | OwnItemProblem;

/** A new item as it is sent; the server reads the content. */
type SentNewItem = Omit<NewItemInput, "content"> & { readonly content: object };

/** Publishes or saves an item; for the same colors the answer is the existing item. */
export function sendOwnItem(item: SentNewItem): Promise<Answer<CreatedItem>> {
  return call("/resources/own-items", "POST", Created, item);
}

/** The item for its owner's edit form; null for everyone else. */
export function loadOwnItem(id: string): Promise<Answer<v.InferOutput<typeof Mine>>> {
  return call(`/resources/own-items?id=${id}`, "GET", Mine);
}

export function deleteOwnItem(id: string): Promise<Answer<unknown>> {
  return call(`/resources/own-items/${id}`, "DELETE", v.unknown());
}

export function sendReport(id: string, report: NewReport): Promise<Answer<unknown>> {
  return call(`/resources/items/${id}/report`, "POST", v.unknown(), report);
}

/** The changes of an item as they are sent; the server reads the content. */
export type SentChanges = Omit<ItemChanges, "work"> & {
  readonly work?:
    | { readonly colors: readonly string[]; readonly names?: readonly string[]; readonly content: object }
    | undefined;
};

/** Changes the given fields; concurrent changes to other fields are preserved. */
export async function changeOwnItem(id: string, changes: SentChanges): Promise<Answer<ChangedItem>> {
  const outcome = await saveVersioned(`/resources/own-items/${id}`, {
    read: (body) => (v.is(OwnItem, body) ? body : undefined),
    update: () => changes,
  });
  if (outcome.ok) {
    const read = v.safeParse(Changed, outcome.body);
    return read.success ? { ok: true, value: read.output } : FAILED;
  }
  if (outcome.reason === "failed")
    return outcome.status === undefined ? UNREACHABLE : problemFrom(outcome.body);
  if (outcome.reason === "maxretry") return { ...FAILED, message: outcome.message };
  return { ...FAILED, code: "not-found", message: "This is no longer there." };
}

/** Changes the given fields if the item still has this version; otherwise the code is "stale". */
export function changeOwnItemAt(
  id: string,
  version: number,
  changes: SentChanges,
): Promise<Answer<ChangedItem>> {
  return call(`/resources/own-items/${id}`, "PATCH", Changed, changes, { "If-Match": `"${version}"` });
}

async function call<Schema extends v.GenericSchema>(
  path: string,
  method: "GET" | "POST" | "PATCH" | "DELETE",
  schema: Schema,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer<v.InferOutput<Schema>>> {
  try {
    const response = await fetch(path, {
      method,
      headers: {
        Accept: "application/json",
        ...headers,
        ...(body !== undefined && { "Content-Type": "application/json" }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok) return problemFrom(answer);
    const read = v.safeParse(schema, answer);
    return read.success ? { ok: true, value: read.output } : FAILED;
  } catch {
    return UNREACHABLE;
  }
}

function problemFrom(answer: unknown): OwnItemProblem {
  const read = v.safeParse(Problem, answer);
  return read.success ? { ok: false, field: undefined, ...read.output } : FAILED;
}

const FAILED: OwnItemProblem = {
  ok: false,
  code: "failed",
  field: undefined,
  message: "The server could not do it. Please try again.",
};
const UNREACHABLE: OwnItemProblem = {
  ok: false,
  code: "unreachable",
  field: undefined,
  message: "Tincture could not be reached. Check the connection, then try again.",
};
