/** A folder of migrations with one more than the application has, as its next version would bring it. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const NAME = "9999_next-version";

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly when: number }[];
}

/** Copies all migrations into the folder, and adds one with these statements. */
export function addMigration(folder: string, statements: readonly string[]): void {
  cpSync("drizzle", folder, { recursive: true });
  writeFileSync(join(folder, `${NAME}.sql`), statements.join("--> statement-breakpoint\n"));
  const file = join(folder, "meta/_journal.json");
  const journal: Journal = JSON.parse(readFileSync(file, "utf8"));
  const last = journal.entries.at(-1);
  if (last === undefined) throw new Error("There are no migrations.");
  const added = { ...last, idx: last.idx + 1, when: last.when + 1, tag: NAME };
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, added] }));
}
