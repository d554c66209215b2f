/** Validation of collection names, shared by page and server. */
import * as v from "valibot";
import { boundedList } from "#domain/bounded-list.ts";
import {
  COLLECTION_ID,
  ITEM_ID,
  MAX_COLLECTION_DESCRIPTION,
  MAX_COLLECTION_ITEMS,
  MAX_COLLECTION_TITLE,
} from "./collection.ts";

// oxlint-disable-next-line no-control-regex -- the expression rejects control characters
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u2028\u2029\u202A-\u202E\u2066-\u2069]/;

const line = (most: number, what: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(most, `The ${what} is longer than ${most} characters.`),
    v.check((text) => !CONTROL.test(text), `The ${what} holds control characters.`),
    v.check((text) => text.isWellFormed(), `The ${what} holds a broken character.`),
  );

export const CollectionTitle = v.pipe(
  line(MAX_COLLECTION_TITLE, "title"),
  v.check((text) => text !== "", "Give the collection a title."),
  v.check((text) => !/[\n\r\t]/.test(text), "The title is one line."),
);
export const CollectionDescription = line(MAX_COLLECTION_DESCRIPTION, "description");

/** The answer of deleting a collection; sending it back restores the collection. */
export const DeletedCollection = v.object({
  id: v.pipe(v.string(), v.regex(COLLECTION_ID)),
  title: CollectionTitle,
  description: CollectionDescription,
  isPublic: v.boolean(),
  position: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
  itemIds: boundedList(v.pipe(v.string(), v.regex(ITEM_ID)), MAX_COLLECTION_ITEMS),
  /** The server's signature of owner and id. */
  proof: v.pipe(v.string(), v.maxLength(100)),
});
export type DeletedCollection = v.InferOutput<typeof DeletedCollection>;
