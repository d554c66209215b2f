import { randomUUID } from "node:crypto";
import pg from "pg";
import { expect, inject, it } from "vitest";
import { runOn, urlOf } from "#tests/postgres-server.ts";
import { openDatabase } from "./open-database.server.ts";

const server = process.env.TEST_DATABASE_URL ?? "";

it.runIf(server !== "")(
  "[PLT-7] a migration that fails leaves no connection and no poll of a server",
  async () => {
    const name = `test_${randomUUID().replaceAll("-", "")}`;
    await runOn(server, `create database ${name} template ${inject("databaseTemplates").empty}`);
    const url = urlOf(server, name);
    // The first migration runs again, and creates tables that exist.
    await runOn(url, "drop schema drizzle cascade");
    await expect(openDatabase({ databaseUrl: url, replicaUrls: [url] })).rejects.toMatchObject({
      cause: { message: expect.stringContaining("already exists") },
    });
    const client = new pg.Client(server);
    await client.connect();
    const connections = async () =>
      (await client.query("select from pg_stat_activity where datname = $1", [name])).rowCount;
    await expect.poll(connections).toBe(0);
    await client.end();
    await runOn(server, `drop database ${name}`);
  },
);
