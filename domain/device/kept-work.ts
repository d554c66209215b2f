/** Work kept on the device (TLS-4): what is stored, how it is read back, and what gives way. Pure; storage is the app's. */
import * as v from "valibot";

export interface KeptWork {
  readonly tool: string;
  /** Path of the tool, begins with "/". */
  readonly path: string;
  /** Query string of the document, without "?". */
  readonly search: string;
  /** Colors to recognise it by; any CSS color. */
  readonly colors: readonly string[];
  /** When it was last changed, milliseconds since 1970. */
  readonly changedMs: number;
}

export const MAX_KEPT_WORK = 12;

const Kept = v.array(
  v.object({
    tool: v.string(),
    // Another origin could be written as "//host".
    path: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
    search: v.string(),
    colors: v.array(v.string()),
    changedMs: v.number(),
  }),
);

/** Newest first; empty when there is none, or when what is stored cannot be read. Never throws. */
export function decodeKeptWork(text: string | null): readonly KeptWork[] {
  try {
    const parsed = v.safeParse(Kept, JSON.parse(text ?? "[]"));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

/** The work first, instead of the entry it continues; the oldest give way. */
export function putWork(
  kept: readonly KeptWork[],
  work: KeptWork,
  replaces: string | undefined,
): readonly KeptWork[] {
  const others = kept.filter(
    (entry) => entry.tool !== work.tool || (entry.search !== work.search && entry.search !== replaces),
  );
  return [work, ...others].slice(0, MAX_KEPT_WORK);
}
