/** A process of its own for the kill test: people like one item after another; each number is said once it is kept. */

import { openDatabase } from "#server/db/open-database.server.ts";
import { setLike } from "#server/keeping/keep-commands.server.ts";
import { addUsers } from "#tests/keeping-rows.ts";

const [, , dataDir = "", itemId = ""] = process.argv;
const { db } = await openDatabase({ dataDir });
for (;;) {
  for (const userId of await addUsers(db, 50)) {
    await setLike(db, userId, itemId, true);
    process.stdout.write(`${userId}\n`);
  }
}
