/** The database for a command of an operator: that of the running server, or else one that is started for it. */
import type { Config } from "#server/config/config.ts";
import type { Database } from "#server/db/database.ts";
import { EmbeddedProblem } from "#server/db/embedded/embedded-problem.ts";
import { openDatabase } from "#server/db/open-database.server.ts";

/** If the database cannot be used, says why, and ends with code 1. */
export async function withDatabase(
  config: Pick<Config, "databaseUrl" | "dataDir">,
  run: (db: Database) => Promise<void>,
): Promise<void> {
  const { databaseUrl, dataDir } = config;
  try {
    const { db, close } = await openDatabase(
      databaseUrl === undefined ? { dataDir, use: "shared" } : { databaseUrl },
    );
    try {
      await run(db);
    } finally {
      await close();
    }
  } catch (error) {
    if (!(error instanceof EmbeddedProblem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
