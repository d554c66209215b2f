/** The messages between a page and its worker, and their validation on both sides. */

/** One kind of job: its task, its answer, and its progress. */
export interface Job {
  readonly task: unknown;
  readonly answer: unknown;
  readonly progress: unknown;
}

/** The jobs of a worker by name: an interface of `Job`s that both sides import. */
export type Jobs<All> = { readonly [Name in keyof All]: Job };

export type ToWorker =
  | { readonly kind: "ask"; readonly id: number; readonly name: string; readonly task: unknown }
  | { readonly kind: "cancel"; readonly id: number };

export type FromWorker =
  | { readonly kind: "progress"; readonly id: number; readonly progress: unknown }
  | { readonly kind: "done"; readonly id: number; readonly answer: unknown }
  | {
      readonly kind: "failed";
      readonly id: number;
      /** problem: the message says why. missing: a file did not arrive. fault: an error that nobody expected. */
      readonly why: FailureKind;
      readonly message: string;
    };

export type FailureKind = "problem" | "missing" | "fault";

type ShapeOf = "string" | "number" | "boolean" | "object" | "array";

/**
 * Whether a value is an object with these properties. Both sides belong to the same build, so only the type of each
 * property is checked.
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
    (value["kind"] === "progress" ||
      value["kind"] === "done" ||
      hasShape(value, { message: "string", why: "string" }))
  );
}
