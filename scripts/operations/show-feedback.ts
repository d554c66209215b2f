/**
 * Prints the messages that visitors sent with the "Tell us" form, newest first.
 */
import { desc } from "drizzle-orm";
import { readConfig } from "#server/config/config.ts";
import { feedback } from "#server/feedback/feedback-table.ts";
import { withDatabase } from "./with-database.ts";

await withDatabase(readConfig(process.env), async (db) => {
  const rows = await db.select().from(feedback).orderBy(desc(feedback.createdAt)).limit(200);
  for (const row of rows) {
    console.log(
      `${row.createdAt.toISOString()}  ${row.kind}  ${row.email ?? "no address"}${row.screenshot === null ? "" : "  with a screenshot"}`,
    );
    console.log(`  ${row.message.replaceAll("\n", "\n  ")}\n`);
  }
  console.log(`${rows.length} ${rows.length === 1 ? "message" : "messages"}`);
});
