/**
 * Prints reported items, those with the most reports first. With an id and a decision it decides: `show` makes the
 * item public again, `hide` hides it, `delete` removes it.
 */
import { readConfig } from "#server/config/config.ts";
import { decideReport, listReported } from "#server/publishing/report-commands.server.ts";
import { withDatabase } from "./with-database.ts";

const DECISIONS = ["show", "hide", "delete"] as const;
const [, , id, word] = process.argv;
const decision = DECISIONS.find((each) => each === word);
if (id !== undefined && decision === undefined) {
  console.error(`Say what to do with ${id}: ${DECISIONS.join(", ")}.`);
  process.exit(1);
}
await withDatabase(readConfig(process.env), async (db) => {
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
});
