/** GET /collections/{id}.zip: every item of a collection as files, in one archive. A part of Pro (SUB-2). */
import { setTimeout } from "node:timers/promises";
import { Hono } from "hono";
import type { ItemKind } from "#domain/library/item.ts";
import { hasFeature } from "#domain/plans.ts";
import { utf8Bytes } from "#engine/bytes/utf8.ts";
import { toIdentifiers } from "#engine/files/export/identifiers.ts";
import { planOf } from "#server/account/plan-of.server.ts";
import type { Auth } from "#server/auth/auth.server.ts";
import { userOfSession } from "#server/auth/session/session-person.server.ts";
import { collectionEntries, findCollection } from "#server/collections/collection-queries.server.ts";
import type { Config } from "#server/config/config.ts";
import type { Database } from "#server/db/database.ts";
import { findItem } from "#server/library/library-queries.server.ts";
import type { Work, WorkResult } from "#server/work/work.ts";
import { currentCaller, runAs } from "#server/work/work-caller.ts";
import { ITEM_FILE_WORK, type ItemFileInput, isQuick } from "./file-work-kinds.ts";
import { writeItemFile } from "./write-item-file.ts";
import { type ZipEntry, zipStream } from "./zip-stream.ts";

/** The files of an item; ASE holds palettes only. */
const EXTENSIONS: Readonly<Record<ItemKind, readonly string[]>> = {
  palette: ["css", "tokens.json", "svg", "ase", "json"],
  gradient: ["css", "tokens.json", "svg", "json"],
};
const NO_STORE = { "Cache-Control": "private, no-store" };

interface ZipServices {
  readonly config: Pick<Config, "appOrigin">;
  readonly db: Database;
  readonly auth: Auth;
  readonly work: Pick<Work, "run">;
}

export function collectionZip({ config, db, auth, work }: ZipServices): Hono {
  const routes = new Hono();
  routes.get("/collections/:file{[\\w-]{22}\\.zip}", async (c) => {
    const id = c.req.param("file").slice(0, -".zip".length);
    const user = await userOfSession(auth, c.req.raw.headers);
    if (user === null) return c.text("Please log in to open a collection.", 401, NO_STORE);
    const collection = await findCollection(db, user.uid, id);
    if (collection === undefined) return c.text("There is no collection of this id.", 404, NO_STORE);
    if (!hasFeature(await planOf(db, user.uid), "collection-zip"))
      return c.text("A whole collection as one zip is part of Pro. Single items are free.", 402, NO_STORE);
    const origin = config.appOrigin ?? new URL(c.req.url).origin;
    const [name = "collection"] = toIdentifiers([collection.title], "kebab");
    return new Response(
      zipStream(filesOf({ db, work, caller: currentCaller(), uid: user.uid, origin }, collection)),
      {
        headers: {
          ...NO_STORE,
          "Content-Type": "application/zip",
          "Content-Disposition": `attachment; filename="${name}.zip"`,
        },
      },
    );
  });
  return routes;
}

interface Reader {
  readonly db: Database;
  readonly work: Pick<Work, "run">;
  /** Whose budget the files use; the stream is read outside of the request. */
  readonly caller: string | undefined;
  readonly uid: string;
  readonly origin: string;
}

interface Head {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** One folder per item in the collection's order, and a list of all items at the end. */
async function* filesOf(reader: Reader, head: Head): AsyncGenerator<ZipEntry> {
  const { db, uid, origin } = reader;
  const entries = await collectionEntries(db, uid, head.id);
  const folders = toIdentifiers(
    entries.map(({ title }) => title),
    "kebab",
  );
  const listed: object[] = [];
  for (const [index, { id, kind }] of entries.entries()) {
    // An item may have been deleted or hidden since the list was read.
    const item = await findItem(db, kind, id, uid);
    if (item === undefined) continue;
    const folder = `${kind}s/${folders[index] ?? id}`;
    yield* filesOfItem(reader, { item, kind, origin }, folder);
    listed.push({ id, kind, title: item.title, folder, link: `${origin}/${kind}s/${id}` });
  }
  const { title, description } = head;
  const list = { title, description, link: `${origin}/collections/${head.id}/palettes`, items: listed };
  yield { name: "collection.json", bytes: utf8Bytes(`${JSON.stringify(list, null, 2)}\n`) };
}

async function* filesOfItem(
  { work, caller }: Reader,
  given: Omit<ItemFileInput, "extension">,
  folder: string,
): AsyncGenerator<ZipEntry> {
  const file = folder.slice(folder.indexOf("/") + 1);
  for (const extension of EXTENSIONS[given.kind]) {
    const input = { ...given, extension };
    const written = isQuick(input)
      ? await writeItemFile(input)
      : await inTime(() => runAs(caller, () => work.run(ITEM_FILE_WORK, input)));
    if (written === undefined) continue;
    const { content } = written;
    const bytes = typeof content === "string" ? utf8Bytes(content) : content;
    yield { name: `${folder}/${file}.${extension}`, bytes };
  }
}

/**
 * An archive of hundreds of items may use up the budget; it then goes on as the budget comes back, since an answer that
 * has begun cannot be refused any more.
 */
async function inTime<Value>(run: () => Promise<WorkResult<Value>>): Promise<Value> {
  for (;;) {
    const done = await run();
    if (done.ok) return done.value;
    if (done.reason === "late") throw new Error("A file of the archive takes too long to write");
    await setTimeout(done.waitS * 1000);
  }
}
