/**
 * The PostgreSQL server of a test run, with a template of each kind of database, which test files copy instead of
 * creating, migrating and seeding their own. TEST_DATABASE_URL is its address; several steps of `npm test` share one,
 * and the first makes the templates.
 */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "#server/db/open-database.server.ts";
import { seedLibrary } from "#server/library/seed-library.server.ts";
import { databasesFolder } from "./databases-folder.ts";
import { runOn, runOnce, urlOf } from "./postgres-server.ts";
import { startTestServer, type TestServer } from "./test-server.ts";

/** Only the tables, or also the library's seed data. */
export type Content = "empty" | "seeded";

const template = (content: Content): string => `template_${content}`;
/** The key of the advisory lock of the step that makes the templates. */
const MAKING = 7_411_999;

/** The server of the run, or one of its own if there is none. */
export async function openTestServer(): Promise<TestServer> {
  const { TEST_DATABASE_URL: given } = process.env;
  const server = given === undefined ? await startTestServer() : { url: given, close: async () => undefined };
  await runOnce(server.url, MAKING, template("seeded"), () => makeTemplates(server.url));
  return server;
}

async function makeTemplates(server: string): Promise<void> {
  await runOn(server, `create database ${template("empty")}`);
  await (await openDatabase({ databaseUrl: urlOf(server, template("empty")) })).close();
  const filling = `${template("seeded")}_filling`;
  await runOn(server, `create database ${filling} template ${template("empty")}`);
  const { db, close } = await openDatabase({ databaseUrl: urlOf(server, filling) });
  await seedLibrary(db);
  await close();
  await runOn(server, `alter database ${filling} rename to ${template("seeded")}`);
}

export interface DatabaseCopy {
  readonly url: string;
  remove(): Promise<void>;
}

/** A database with this content on the server of the run. */
export async function copyDatabase(server: string, content: Content): Promise<DatabaseCopy> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await runOn(server, `create database ${name} template ${template(content)}`);
  return {
    url: urlOf(server, name),
    remove: () => runOn(server, `drop database ${name}`),
  };
}

/** The place of a server process: its settings, and what removes its data. */
export interface TestPlace {
  readonly env: Readonly<Record<"DATA_DIR" | "DATABASE_URL" | "AUTH_SECRET", string>>;
  remove(): Promise<void>;
}

export async function openTestPlace(
  content: Content = "seeded",
  parent = databasesFolder(),
): Promise<TestPlace> {
  const server = await openTestServer();
  const copy = await copyDatabase(server.url, content);
  const dataDir = mkdtempSync(join(parent, "tincture-place-"));
  return {
    env: {
      DATA_DIR: dataDir,
      DATABASE_URL: copy.url,
      AUTH_SECRET: "a secret of forty characters for tests 01",
    },
    async remove() {
      await copy.remove();
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
