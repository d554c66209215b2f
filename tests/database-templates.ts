/**
 * What vitest runs once before the database tests: a template of each kind of database, which a test file copies
 * instead of creating, migrating and filling one of its own. A data directory for the embedded database; where
 * TEST_DATABASE_URL names a PostgreSQL server, databases on it.
 */
import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#server/db/open-database.server.ts";
import { stockLibrary } from "#server/library/stock-library.server.ts";
import { runOn, urlOf } from "./postgres-server.ts";

export interface DatabaseTemplates {
  /** Data directories, or names of databases. */
  readonly empty: string;
  readonly stocked: string;
}

declare module "vitest" {
  interface ProvidedContext {
    readonly databaseTemplates: DatabaseTemplates;
  }
}

/** Several projects of one run share the templates, and each of them loads this file anew. */
const holder = globalThis as typeof globalThis & { tinctureTemplates?: Promise<Made> };

interface Made {
  readonly templates: DatabaseTemplates;
  remove(): Promise<void>;
}

export async function setup(project: TestProject): Promise<void> {
  const server = process.env.TEST_DATABASE_URL;
  holder.tinctureTemplates ??= server === undefined ? makeDirectories() : makeDatabases(server);
  project.provide("databaseTemplates", (await holder.tinctureTemplates).templates);
}

export async function teardown(): Promise<void> {
  const made = holder.tinctureTemplates;
  delete holder.tinctureTemplates;
  await (await made)?.remove();
}

async function makeDirectories(): Promise<Made> {
  const folder = mkdtempSync(join(tmpdir(), "tincture-templates-"));
  const templates = { empty: join(folder, "empty"), stocked: join(folder, "stocked") };
  await (await openDatabase({ dataDir: templates.empty })).close();
  cpSync(templates.empty, templates.stocked, { recursive: true });
  const { db, close } = await openDatabase({ dataDir: templates.stocked });
  await stockLibrary(db);
  await close();
  return { templates, remove: async () => rmSync(folder, { recursive: true, force: true }) };
}

async function makeDatabases(server: string): Promise<Made> {
  const run = randomUUID().replaceAll("-", "");
  const templates = { empty: `empty_${run}`, stocked: `stocked_${run}` };
  await runOn(server, `create database ${templates.empty}`);
  await (await openDatabase({ databaseUrl: urlOf(server, templates.empty) })).close();
  await runOn(server, `create database ${templates.stocked} template ${templates.empty}`);
  const { db, close } = await openDatabase({ databaseUrl: urlOf(server, templates.stocked) });
  await stockLibrary(db);
  await close();
  return {
    templates,
    async remove() {
      for (const name of Object.values(templates)) await runOn(server, `drop database ${name}`);
    },
  };
}
