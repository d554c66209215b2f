/**
 * A separate process for the kill test: people like one item after another; each number is printed once the like is
 * stored.
 */

import { setLike } from "#server/collections/like-save-commands.server.ts";
import { openDatabase } from "#server/db/open-database.server.ts";
import { addUsers } from "#tests/collection-rows.ts";

const [, , dataDir = "", itemId = ""] = process.argv;
const { db } = await openDatabase({ dataDir });
for (;;) {
  for (const userId of await addUsers(db, 50)) {
    await setLike(db, userId, itemId, true);
    process.stdout.write(`${userId}\n`);
  }
}
