/** Cursor of a list: sort value and id of the last item on the page. It stays valid while items are added. */
import * as v from "valibot";
import type { Sort } from "#domain/library/list-query.ts";

export interface ListCursor {
  readonly sort: Sort | "nearest";
  /** The last item's sort value in PostgreSQL's text format. */
  readonly value: string;
  readonly id: string;
  /** The day number with which the first page of a Trending list was sorted. */
  readonly day?: number;
}

const PLACE = [
  v.picklist(["trending", "newest", "popular", "nearest"]),
  v.pipe(v.string(), v.regex(/^[0-9T:.eE+Z -]{1,40}$/)),
  v.pipe(v.string(), v.regex(/^[1-9A-HJ-NP-Za-km-z]{6,32}$/)),
] as const;
const Shape = v.union([
  v.strictTuple([...PLACE]),
  v.strictTuple([...PLACE, v.pipe(v.number(), v.safeInteger())]),
]);

export function encodeCursor({ sort, value, id, day }: ListCursor): string {
  return Buffer.from(JSON.stringify([sort, value, id, ...(day === undefined ? [] : [day])])).toString(
    "base64url",
  );
}

/** Undefined for an invalid cursor or one of another sort order; the list then starts at the beginning. */
export function decodeCursor(text: string | undefined, sort: ListCursor["sort"]): ListCursor | undefined {
  if (text === undefined) return undefined;
  try {
    const read = v.safeParse(Shape, JSON.parse(Buffer.from(text, "base64url").toString("utf8")));
    if (!read.success || read.output[0] !== sort) return undefined;
    const [, value, id, day] = read.output;
    const isValue = sort === "newest" ? !Number.isNaN(Date.parse(value)) : Number.isFinite(Number(value));
    return isValue ? { sort, value, id, ...(day !== undefined && { day }) } : undefined;
  } catch {
    return undefined;
  }
}
