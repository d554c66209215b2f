// Migrations run while instances of the version before still answer, so they only add (docs/operating.md).
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Earlier migrations ran when there was only one instance. */
const FIRST = "0008";
/** Statements that break an older version, which would read removed columns or violate new constraints. */
const BREAKING =
  /\bdrop\s+(?:table|column|type|constraint)\b|(?<!\balter\s+index\s+\S+\s+)\brename\b|\bset\s+not\s+null\b|\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b|\badd\s+column\s+(?:(?!;|default).)*\bnot\s+null\b(?!(?:(?!;).)*\bdefault\b)/is;
/** This comment in a migration names the release in which the last code that needed the old form was removed. */
const ALLOWED = /^-- Nothing has needed the old form since release \S+\.$/m;

const breaks = (text: string) => BREAKING.test(text.replaceAll(/--.*$/gm, "")) && !ALLOWED.test(text);

it.each(readdirSync("drizzle").filter((name) => name.endsWith(".sql") && name >= FIRST))(
  "[PLT-7] %s can run beside the version before",
  (name) => {
    expect(breaks(readFileSync(`drizzle/${name}`, "utf8"))).toBe(false);
  },
);

it.each([
  ['ALTER TABLE "items" DROP COLUMN "mesh";', true],
  ['ALTER TABLE "items" RENAME COLUMN "mesh" TO "net";', true],
  ['ALTER TABLE "items" ALTER COLUMN "mesh" SET NOT NULL;', true],
  ['ALTER TABLE "items" ALTER COLUMN "mesh" SET DATA TYPE jsonb;', true],
  ['ALTER TABLE "items" ADD COLUMN "net" text NOT NULL;', true],
  ['ALTER TABLE "items" ADD COLUMN "net" text DEFAULT \'\' NOT NULL;', false],
  ['ALTER TABLE "items" ADD COLUMN "net" integer NOT NULL DEFAULT 0;', false],
  ['CREATE TABLE "nets" ("id" text PRIMARY KEY NOT NULL);', false],
  ['-- Nothing has needed the old form since release 4.\nALTER TABLE "items" DROP COLUMN "mesh";', false],
  ['ALTER INDEX "items_new" RENAME TO "items_newest";', false],
  ["-- We drop column names in prose.\nSELECT 1;", false],
])("[PLT-7] %s", (text, isBreaking) => {
  expect(breaks(text)).toBe(isBreaking);
});
