// The database of a test: a copy of the run's template, embedded, or on PostgreSQL where `npm test` started one.
import { randomUUID } from "node:crypto";
import { constants, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Logger } from "drizzle-orm/logger";
import { inject } from "vitest";
import type { OpenedDatabase } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open-database.server.ts";
import { runOn, urlOf } from "./postgres-server.ts";
import type { DatabaseTemplates } from "./template-folders.ts";

/** Only the tables, or also the library's seed data. */
export type Content = keyof DatabaseTemplates;

/** Opens a separate database. Close it after the last test. */
export async function openTestDatabase(content: Content = "empty", logger?: Logger): Promise<OpenedDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server === undefined
    ? openCopiedDirectory(content, logger)
    : openCopiedDatabase(server, content, logger);
}

/** A new data directory with an embedded database in it, as a server finds it at its second start. */
export function copiedDataDirectory(content: Content = "empty", parent = tmpdir()): string {
  const dataDir = mkdtempSync(join(parent, "tincture-test-"));
  const mode = constants.COPYFILE_FICLONE;
  cpSync(inject("databaseTemplates")[content], dataDir, { recursive: true, mode });
  return dataDir;
}

async function openCopiedDirectory(content: Content, logger?: Logger): Promise<OpenedDatabase> {
  const dataDir = copiedDataDirectory(content);
  const opened = await openDatabase({ dataDir }, logger);
  return {
    ...opened,
    async close() {
      await opened.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function openCopiedDatabase(
  server: string,
  content: Content,
  logger?: Logger,
): Promise<OpenedDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await runOn(server, `create database ${name} template ${inject("databaseTemplates")[content]}`);
  const opened = await openDatabase({ databaseUrl: urlOf(server, name) }, logger);
  return {
    ...opened,
    async close() {
      await opened.close();
      await runOn(server, `drop database ${name}`);
    },
  };
}
