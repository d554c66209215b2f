/** Keys of rendered pictures of library items in the blob store. */
import { createHash } from "node:crypto";

/**
 * The folder of an item's pictures, with a trailing slash; those of published items are in the folder of their owner,
 * which is deleted with the account.
 */
export function itemPictures(ownerId: string | null, itemId: string): string {
  return ownerId === null ? `pictures/${itemId}/` : `u/${ownerId}/pictures/${itemId}/`;
}

/** Version of the drawing code; increase it when pictures change, so that stored ones are no longer used. */
const DRAWING = 2;

/** `content` identifies the picture: equal content has equal keys, different content different ones. */
export function pictureKey(folder: string, content: string): string {
  const hash = createHash("sha256").update(`${DRAWING}/${content}`).digest("hex");
  return `${folder}${hash.slice(0, 40)}.png`;
}
