/**
 * Prints reported items, those with the most reports first. With an id and a decision it decides: `show` makes the
 * item public again, `hide` hides it, `delete` removes it. Only one process at a time can open the embedded database.
 */
import { readConfig } from "#server/config/config.ts";
import { DataDirectoryInUse } from "#server/db/data-lock.ts";
import { openDatabase } from "#server/db/open-database.server.ts";
import { decideReport, listReported } from "#server/publishing/report-commands.server.ts";

const DECISIONS = ["show", "hide", "delete"] as const;
const config = readConfig(process.env);
const [, , id, word] = process.argv;
const decision = DECISIONS.find((each) => each === word);
if (id !== undefined && decision === undefined) {
  console.error(`Say what to do with ${id}: ${DECISIONS.join(", ")}.`);
  process.exit(1);
}
try {
  const { db, close } = await openDatabase(
    config.databaseUrl === undefined ? { dataDir: config.dataDir } : { databaseUrl: config.databaseUrl },
  );
  if (id !== undefined && decision !== undefined) {
    const { ok: isDone } = await decideReport(db, id, decision);
    console.log(isDone ? `${id}: ${decision}` : `There is nothing to ${decision} about ${id}.`);
    if (!isDone) process.exitCode = 1;
  } else {
    const reported = await listReported(db);
    for (const item of reported) {
      console.log(
        `${item.id}  ${item.isHidden ? "hidden" : "shown"}  ${item.kind}  “${item.title}”  by ${item.author}`,
      );
      if (item.description !== "") console.log(`  ${item.description.replaceAll("\n", "\n  ")}`);
      for (const report of item.reports)
        console.log(
          `  - ${report.at.toISOString()}  ${report.reason}${report.message === "" ? "" : `: ${report.message.replaceAll("\n", "\n    ")}`}`,
        );
    }
    console.log(`${reported.length} reported`);
  }
  await close();
} catch (error) {
  if (!(error instanceof DataDirectoryInUse)) throw error;
  console.error("The server is running and holds the database. Stop it first, then run this again.");
  process.exitCode = 1;
}
