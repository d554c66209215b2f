/** What was left out of a file, as answered by the calls that read one. */
import * as v from "valibot";
import type { UnreadPart } from "#engine/files/import/read-palette.ts";

export const UnreadAnswer = v.object({
  line: v.optional(v.pipe(v.number(), v.description("From 1; absent for a binary file."))),
  column: v.optional(v.pipe(v.number(), v.description("From 1."))),
  text: v.pipe(v.string(), v.description("As written.")),
  why: v.pipe(v.string(), v.description("A sentence.")),
});

/** Without the parts that are not known. */
export function unreadAnswer({ line, column, text, why }: UnreadPart): v.InferOutput<typeof UnreadAnswer> {
  return { ...(line !== undefined && { line }), ...(column !== undefined && { column }), text, why };
}
