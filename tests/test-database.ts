// The database a *.db.test.ts works on: embedded, in memory; or, where `npm test` started one, a real PostgreSQL.
import { randomUUID } from "node:crypto";
import pg from "pg";
import type { OpenedDatabase } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open-database.server.ts";

/** Opens an empty database of its own, with its tables. Close it after the last test. */
export async function openTestDatabase(): Promise<OpenedDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined) return openDatabase({ memory: true });
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await runOn(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const opened = await openDatabase({ databaseUrl: url.href });
  return {
    ...opened,
    async close() {
      await opened.close();
      await runOn(server, `drop database ${name}`);
    },
  };
}

async function runOn(server: string, statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
