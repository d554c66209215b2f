/** Fills `itemWords` after rows were stored without triggers, as in a large library made for a test. */
import { sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { itemTexts, itemWords, wordsOf } from "#server/library/item-table.ts";

/** Adds the words of all texts. */
export async function addAllWords(db: Database): Promise<void> {
  await db.execute(sql`
    insert into ${itemWords} (word)
    select distinct word from ${itemTexts}, unnest(${wordsOf(sql`concat(palette_text, gradient_text)`)}) as word where word <> ''
    on conflict do nothing`);
}
