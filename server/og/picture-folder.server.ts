import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { items } from "#server/library/item-table.ts";
import { itemPictures } from "#server/storage/item-pictures.ts";

/** The folder of an item's pictures in the blob store. Throws if the item no longer exists. */
export async function pictureFolder(db: Database, id: string): Promise<string> {
  const [row] = await db.select({ ownerId: items.ownerId }).from(items).where(eq(items.id, id));
  if (row === undefined) throw new Error(`There is no item ${id}`);
  return itemPictures(row.ownerId, id);
}
