/** Cleans `itemWords`, to which a trigger adds the words of each text that is stored. */
import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "#server/db/database.ts";
import { runTransaction } from "#server/db/run-transaction.server.ts";
import { itemTexts, itemWords, wordsOf } from "./item-table.ts";

/** Publishing waits while so many words are looked for, about 20 ms. */
const AT_ONCE = 1_000;

/**
 * Each call looks at the next words, from the first again after the last, and removes those that no item has any more, as after a
 * title has been changed or an account deleted.
 */
export function forgetWords(db: Database, atOnce = AT_ONCE): () => Promise<void> {
  let after = "";
  return async () => {
    after = await forgetAfter(db, after, atOnce);
  };
}

/** Returns the last word that was looked at, "" after the last of all. */
async function forgetAfter(db: Database, after: string, most: number): Promise<string> {
  const looked = await runTransaction(db, async (tx) => {
    // A text that is being stored may have a word that is here and that no other has. Its transaction is awaited, and the next statement sees it.
    await tx.execute(sql`lock table ${itemWords} in share row exclusive mode`);
    const [row] = rowsOf(
      await tx.execute(sql`
        with looked as (
          select word from ${itemWords} where word ~>~ ${after} order by word using ~<~ limit ${most}
        ), unused as (
          select word from looked
          where not exists (select from ${itemTexts} where ${wordsOf(itemTexts.paletteText)} && array[word])
            and not exists (select from ${itemTexts} where ${wordsOf(itemTexts.gradientText)} && array[word])
        ), removed as (delete from ${itemWords} where word in (select word from unused))
        select word as last from looked order by word using ~>~ limit 1`),
    );
    return { ok: true, last: row?.["last"] } as const;
  });
  return looked.ok && typeof looked.last === "string" ? looked.last : "";
}
