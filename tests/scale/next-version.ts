/** A next version of the application: the same code, with another migration that changes tables in use. */
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { addMigration } from "#tests/next-migration.ts";

const MIGRATION = [
  `ALTER TABLE "items" ADD COLUMN "next_version" text DEFAULT '' NOT NULL;`,
  `ALTER TABLE "users" ADD COLUMN "next_version" integer DEFAULT 0 NOT NULL;`,
  `CREATE TABLE "next_version" ("id" text PRIMARY KEY NOT NULL, "item_id" text NOT NULL REFERENCES "items"("id") ON DELETE cascade);`,
  `CREATE INDEX "items_next_version" ON "items" USING btree ("next_version", "id");`,
  `INSERT INTO "next_version" SELECT "id", "id" FROM "items";`,
];

export interface NextVersion {
  /** The folder in which an instance of the next version is started. */
  readonly folder: string;
  /** A query for the number of rows that the migration has inserted. */
  readonly countQuery: string;
  remove(): void;
}

export function makeNextVersion(): NextVersion {
  const folder = mkdtempSync(join(tmpdir(), "tincture-next-"));
  for (const name of readdirSync("."))
    if (name !== "drizzle" && name !== ".git") symlinkSync(resolve(name), join(folder, name));
  addMigration(join(folder, "drizzle"), MIGRATION);
  return {
    folder,
    countQuery: "select count(*)::int as count from next_version",
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
