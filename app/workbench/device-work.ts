/**
 * Work kept on the device (TLS-4): for each tool the last document and the recent ones, in local storage. Nothing is
 * sent anywhere. A storage that refuses is said, not hidden.
 */
import * as v from "valibot";

export interface KeptWork {
  readonly tool: string;
  readonly path: string;
  /** Query string of the document. */
  readonly search: string;
  /** Colors to recognise it by; any CSS color. */
  readonly colors: readonly string[];
  /** When it was last changed, milliseconds since 1970. */
  readonly changedMs: number;
}

const KEY = "tincture:work";
const MAX_KEPT = 12;

const Kept = v.array(
  v.object({
    tool: v.string(),
    path: v.pipe(v.string(), v.startsWith("/")),
    search: v.string(),
    colors: v.array(v.string()),
    changedMs: v.number(),
  }),
);

/** Recent work, newest first; empty when there is none, or when what is stored cannot be read. */
export function readWork(): readonly KeptWork[] {
  try {
    const parsed = v.safeParse(Kept, JSON.parse(localStorage.getItem(KEY) ?? "[]"));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

/** Puts a tool's current document first; true when it is kept. One entry a session of work, told apart by `since`. */
export function keepWork(work: KeptWork, replaces: string | undefined): boolean {
  const others = readWork().filter((entry) => entry.search !== work.search && entry.search !== replaces);
  try {
    localStorage.setItem(KEY, JSON.stringify([work, ...others].slice(0, MAX_KEPT)));
    return true;
  } catch {
    return false;
  }
}
