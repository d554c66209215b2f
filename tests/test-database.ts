// The database of a test: a copy of the run's template.
import type { Logger } from "drizzle-orm/logger";
import type { OpenedDatabase } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open-database.server.ts";
import { type Content, copyDatabase } from "./database-server.ts";
import { testServer } from "./postgres-server.ts";

export interface TestDatabase extends OpenedDatabase {
  readonly url: string;
}

/** Opens a separate database. Close it after the last test. */
export async function openTestDatabase(content: Content = "empty", logger?: Logger): Promise<TestDatabase> {
  const copy = await copyDatabase(testServer(), content);
  const opened = await openDatabase({ databaseUrl: copy.url }, logger);
  return {
    ...opened,
    url: copy.url,
    async close() {
      await opened.close();
      await copy.remove();
    },
  };
}
