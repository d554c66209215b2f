import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";

const Journal = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ entries: v.array(v.object({ tag: v.string() })) }),
);

/** Names of the migrations of this version, in order. */
export function migrationNames(): string[] {
  const text = readFileSync(path.resolve("drizzle/meta/_journal.json"), "utf8");
  return v.parse(Journal, text).entries.map(({ tag }) => tag);
}
