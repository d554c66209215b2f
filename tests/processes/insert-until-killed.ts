/**
 * A separate process for the kill test: stores messages one after another, and prints each number once it is stored.
 */

import { openDatabase } from "#server/db/open-database.server.ts";
import { storeFeedback } from "#server/feedback/feedback-commands.server.ts";

const [, , dataDir = "", from = "0"] = process.argv;
const { db } = await openDatabase({ dataDir });
for (let number = Number(from); ; number += 1) {
  await storeFeedback(db, { kind: "idea", message: `message ${number}` });
  process.stdout.write(`${number}\n`);
}
