/**
 * Prints the messages that visitors sent with the "Tell us" form, newest first. Only one process at a time can open the
 * embedded database.
 */
import { desc } from "drizzle-orm";
import { readConfig } from "#server/config/config.ts";
import { DataDirectoryInUse } from "#server/db/data-lock.ts";
import { openDatabase } from "#server/db/open-database.server.ts";
import { feedback } from "#server/feedback/feedback-table.ts";

const config = readConfig(process.env);
try {
  const { db, close } = await openDatabase(
    config.databaseUrl === undefined ? { dataDir: config.dataDir } : { databaseUrl: config.databaseUrl },
  );
  const rows = await db.select().from(feedback).orderBy(desc(feedback.createdAt)).limit(200);
  for (const row of rows) {
    console.log(
      `${row.createdAt.toISOString()}  ${row.kind}  ${row.email ?? "no address"}${row.screenshot === null ? "" : "  with a screenshot"}`,
    );
    console.log(`  ${row.message.replaceAll("\n", "\n  ")}\n`);
  }
  console.log(`${rows.length} ${rows.length === 1 ? "message" : "messages"}`);
  await close();
} catch (error) {
  if (!(error instanceof DataDirectoryInUse)) throw error;
  console.error("The server is running and holds the database. Stop it first, then run this again.");
  process.exitCode = 1;
}
