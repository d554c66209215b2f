/**
 * A separate process that owns the embedded database in a folder: stores one message after the other, and prints each
 * that is acknowledged. A write that fails is tried again, as people do. Ends with code 1 and a sentence if the database
 * cannot be opened, and in order when it is asked to.
 */
import { setTimeout as delay } from "node:timers/promises";
import { EmbeddedProblem } from "#server/db/embedded/embedded-problem.ts";
import { openDatabase } from "#server/db/open-database.server.ts";
import { feedback } from "#server/feedback/feedback-table.ts";

const RETRY_MS = 20;

const [, , dataDir = "", name = "message"] = process.argv;
const ending = new AbortController();
process.once("SIGTERM", () => ending.abort());
try {
  const { db, close } = await openDatabase({ dataDir });
  process.stdout.write("opened\n");
  for (let count = 0; !ending.signal.aborted; count += 1) {
    const message = `${name} ${count}`;
    try {
      await db.insert(feedback).values({ kind: "idea", message });
      process.stdout.write(`${message}\n`);
    } catch {
      process.stdout.write("failed\n");
      await delay(RETRY_MS);
    }
  }
  await close();
} catch (error) {
  if (!(error instanceof EmbeddedProblem)) throw error;
  process.stdout.write(`${error.name}: ${error.message}\n`);
  process.exitCode = 1;
}
