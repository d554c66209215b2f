/**
 * Runs once before the database tests: makes a template of each kind of database, which test files copy instead of
 * creating, migrating and seeding their own. For the embedded database a template is a data directory; with
 * TEST_DATABASE_URL it is a database on that PostgreSQL server.
 */
import { randomUUID } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#server/db/open-database.server.ts";
import { seedLibrary } from "#server/library/seed-library.server.ts";
import { runOn, urlOf } from "./postgres-server.ts";
import { type DatabaseTemplates, sharedFolder, templatesIn } from "./template-folders.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly databaseTemplates: DatabaseTemplates;
  }
}

/** Several projects of one run share the templates, but each of them evaluates this file again. */
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

/** In the shared folder, if there is one; otherwise for this process alone. */
export async function makeDirectories(): Promise<Made> {
  const place = sharedFolder();
  if (place === undefined) return fillDirectories(mkdtempSync(join(tmpdir(), "tincture-templates-")));
  if (!existsSync(place)) {
    const made = await fillDirectories(mkdtempSync(`${place}-`));
    try {
      renameSync(dirname(made.templates.empty), place);
    } catch {
      return made; // Another step was first.
    }
  }
  return { templates: templatesIn(place), remove: async () => undefined };
}

async function fillDirectories(folder: string): Promise<Made> {
  const templates = templatesIn(folder);
  await (await openDatabase({ dataDir: templates.empty })).close();
  cpSync(templates.empty, templates.seeded, { recursive: true });
  const { db, close } = await openDatabase({ dataDir: templates.seeded });
  await seedLibrary(db);
  await close();
  return { templates, remove: async () => rmSync(folder, { recursive: true, force: true }) };
}

async function makeDatabases(server: string): Promise<Made> {
  const run = randomUUID().replaceAll("-", "");
  const templates = { empty: `empty_${run}`, seeded: `seeded_${run}` };
  await runOn(server, `create database ${templates.empty}`);
  await (await openDatabase({ databaseUrl: urlOf(server, templates.empty) })).close();
  await runOn(server, `create database ${templates.seeded} template ${templates.empty}`);
  const { db, close } = await openDatabase({ databaseUrl: urlOf(server, templates.seeded) });
  await seedLibrary(db);
  await close();
  return {
    templates,
    async remove() {
      for (const name of Object.values(templates)) await runOn(server, `drop database ${name}`);
    },
  };
}
