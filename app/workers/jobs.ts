/** What a page and its worker say to each other, and the light checks at both edges. */

/** One kind of question: what is asked, what is answered, and what is said on the way. */
export interface Job {
  readonly task: unknown;
  readonly answer: unknown;
  readonly progress: unknown;
}

/** The questions a worker answers, by name: an interface of `Job`s that both sides import. */
export type Jobs<All> = { readonly [Name in keyof All]: Job };

export type ToWorker =
  | { readonly kind: "ask"; readonly id: number; readonly name: string; readonly task: unknown }
  | { readonly kind: "cancel"; readonly id: number };

export type FromWorker =
  | { readonly kind: "progress"; readonly id: number; readonly progress: unknown }
  | { readonly kind: "done"; readonly id: number; readonly answer: unknown }
  | { readonly kind: "failed"; readonly id: number; readonly message: string };

type ShapeOf = "string" | "number" | "boolean" | "object" | "array";

/**
 * Whether a value is an object with these properties. Both sides are of one build, so that no more than the kind of each
 * property is looked at.
 */
export function hasShape(
  value: unknown,
  shape: Readonly<Record<string, ShapeOf>>,
): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(shape).every(([key, wanted]) => {
    const part: unknown = Reflect.get(value, key);
    if (wanted === "array") return Array.isArray(part) || ArrayBuffer.isView(part);
    return typeof part === wanted && part !== null;
  });
}

export function isToWorker(value: unknown): value is ToWorker {
  return hasShape(value, { kind: "string", id: "number" }) && (value["kind"] === "cancel" || "task" in value);
}

export function isFromWorker(value: unknown): value is FromWorker {
  return (
    hasShape(value, { kind: "string", id: "number" }) &&
    (value["kind"] === "progress" || value["kind"] === "done" || hasShape(value, { message: "string" }))
  );
}
