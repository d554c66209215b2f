/** Cursor of a list of likes, saves or collection items: sort value and id of the last one on the page. */
import * as v from "valibot";
import { ITEM_ID } from "#domain/collections/collection.ts";

export interface CollectionCursor<Value> {
  readonly value: Value;
  readonly id: string;
}

const At = v.tuple([v.pipe(v.string(), v.isoTimestamp()), v.pipe(v.string(), v.regex(ITEM_ID))]);
const Position = v.tuple([
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
  v.pipe(v.string(), v.regex(ITEM_ID)),
]);

export function encodeCollectionCursor({ value, id }: CollectionCursor<string | number>): string {
  return Buffer.from(JSON.stringify([value, id])).toString("base64url");
}

/** ISO 8601 and id; undefined for an invalid cursor, and the list then starts at the beginning. */
export function decodeTimeCursor(text: string | undefined): CollectionCursor<string> | undefined {
  const read = v.safeParse(At, parsed(text));
  return read.success ? { value: read.output[0], id: read.output[1] } : undefined;
}

export function decodePositionCursor(text: string | undefined): CollectionCursor<number> | undefined {
  const read = v.safeParse(Position, parsed(text));
  return read.success ? { value: read.output[0], id: read.output[1] } : undefined;
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(text ?? "", "base64url").toString("utf8"));
  } catch {
    return undefined;
  }
}
