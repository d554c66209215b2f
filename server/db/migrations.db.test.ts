import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { asc, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import * as v from "valibot";
import { afterAll, expect, it } from "vitest";
import { jobs } from "#server/jobs/job-table.ts";
import { listMails } from "#server/mail/outbox-queries.server.ts";
import { runOn, testServer, urlOf } from "#tests/postgres-server.ts";

const folder = mkdtempSync(path.join(tmpdir(), "tincture-migrations-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const Journal = v.looseObject({ entries: v.array(v.looseObject({ tag: v.string() })) });

/** A folder with the migrations up to and including this one. */
function migrationsUpTo(tag: string): string {
  cpSync("drizzle", folder, { recursive: true });
  const file = path.join(folder, "meta/_journal.json");
  const journal = v.parse(Journal, JSON.parse(readFileSync(file, "utf8")));
  const last = journal.entries.findIndex((entry) => entry.tag === tag);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
  return folder;
}

/** A database without tables. */
async function openBare() {
  const name = `bare_${randomUUID().replaceAll("-", "")}`;
  await runOn(testServer(), `create database ${name}`);
  const client = new pg.Pool({ connectionString: urlOf(testServer(), name) });
  return {
    db: drizzle({ client, casing: "snake_case" }),
    async close() {
      await client.end();
      await runOn(testServer(), `drop database ${name}`);
    },
  };
}

it("pending mails and blob deletions become jobs", async () => {
  const { db, close } = await openBare();
  await migrate(db, { migrationsFolder: migrationsUpTo("0002_item-states") });
  await db.execute(sql`
    insert into mail_outbox (recipient, kind, vars, attempts, next_at, sent_at, error, created_at) values
      ('sent@x.test', 'sign-in-link', '{}', 1, now(), now(), null, now() - interval '3 hours'),
      ('given-up@x.test', 'sign-in-link', '{}', 8, now(), null, 'refused', now() - interval '2 hours'),
      ('waits@x.test', 'verify-email', '{"url": "https://t.example/x"}', 2, '2026-01-01', null, null, now())`);
  await db.execute(
    sql`insert into jobs (kind, payload, attempts) values ('delete-blobs', '{"prefix": "u/1/"}', 4)`,
  );
  await migrate(db, { migrationsFolder: "drizzle" });

  const rows = await db.select().from(jobs).orderBy(asc(jobs.createdAt));
  expect(
    rows.map(({ payload, attempts, doneAt, error }) => [payload, attempts, doneAt !== null, error]),
  ).toEqual(
    expect.arrayContaining([
      [{ recipient: "sent@x.test", kind: "sign-in-link", vars: {} }, 1, true, null],
      [{ recipient: "given-up@x.test", kind: "sign-in-link", vars: {} }, 8, false, "refused"],
      [
        { recipient: "waits@x.test", kind: "verify-email", vars: { url: "https://t.example/x" } },
        2,
        false,
        null,
      ],
      [{ prefix: "u/1/" }, 4, false, null],
    ]),
  );
  expect((await listMails(db, 10)).map(({ recipient }) => recipient)).toEqual([
    "waits@x.test",
    "given-up@x.test",
    "sent@x.test",
  ]);
  await close();
});

it("[MSH] the migration for meshes removes the tag “mesh” from items, and changes nothing else of them", async () => {
  const { db, close } = await openBare();
  await migrate(db, { migrationsFolder: migrationsUpTo("0004_mails-are-jobs") });
  await db.execute(sql`
    insert into items (id, kind, title, credit, author, colors, names, gradient, tags, search_text, color_count,
        hue_families, aa_pairs, is_vision_safe, temperature, is_wide_gamut, labs, cells, created_at)
      select id, kind, 'Net', 'Test', 'Test', '{#ff0000,#aa0000}', '{Red,Red}', gradient, tags, 'net', 2,
        '{red}', 0, true, 'warm', false, '{0.6,0.2,0.1,0.4,0.15,0.1}', '{1}', now()
      from (values
        ('a', 'palette', null::jsonb, '{warm,mesh,net}'::text[]),
        ('b', 'gradient', '{"type": "linear"}'::jsonb, '{warm}'::text[])
      ) as given (id, kind, gradient, tags)`);
  await migrate(db, { migrationsFolder: "drizzle" });
  const read = await db.execute(sql`select id, tags, gradient, mesh from items order by id`);
  expect(read.rows).toEqual([
    { id: "a", tags: ["warm", "net"], gradient: null, mesh: null },
    { id: "b", tags: ["warm"], gradient: { type: "linear" }, mesh: null },
  ]);
  for (const id of ["a", "b"])
    await expect(db.execute(sql`update items set mesh = 'grid=2x2' where id = ${id}`)).rejects.toMatchObject({
      cause: { constraint: "items_mesh_is_gradient" },
    });
  await close();
});
