/** Where drawn pictures of library items are stored. */
import { createHash } from "node:crypto";

/** The folder of an item's pictures, with a slash at its end; one's own are deleted with the account (`u/{id}/`). */
export function itemPictures(ownerId: string | null, itemId: string): string {
  return ownerId === null ? `pictures/${itemId}/` : `u/${ownerId}/pictures/${itemId}/`;
}

/** To be raised when pictures are drawn in another way, so that stored ones are not shown any more. */
const DRAWING = 1;

/** `content` identifies what is shown: the same content always has the same key, and another one never has it. */
export function pictureKey(folder: string, content: string): string {
  const hash = createHash("sha256").update(`${DRAWING}/${content}`).digest("hex");
  return `${folder}${hash.slice(0, 40)}.png`;
}
