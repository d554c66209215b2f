import pg from "pg";
import { expect, it } from "vitest";
import { copyDatabase } from "#tests/database-server.ts";
import { runOn, testServer } from "#tests/postgres-server.ts";
import { openDatabase } from "./open-database.server.ts";

it("[PLT-7] a migration that fails leaves no connection and no poll of a server", async () => {
  const { url, remove } = await copyDatabase(testServer(), "empty");
  // The first migration runs again, and creates tables that exist.
  await runOn(url, "drop schema drizzle cascade");
  await expect(openDatabase({ databaseUrl: url, replicaUrls: [url] })).rejects.toMatchObject({
    cause: { message: expect.stringContaining("already exists") },
  });
  const client = new pg.Client(testServer());
  await client.connect();
  const connections = async () =>
    (await client.query("select from pg_stat_activity where datname = $1", [new URL(url).pathname.slice(1)]))
      .rowCount;
  await expect.poll(connections).toBe(0);
  await client.end();
  await remove();
});
