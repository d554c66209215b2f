import { afterEach, beforeEach, expect, it } from "vitest";
import { type ArchivedFile, packFiles } from "#domain/shell/file-archive.ts";
import { headersOfFile } from "#domain/shell/file-headers.ts";
import { fillCache, missingFiles } from "./fill-cache.ts";

const NAME = "fill-cache-test";
const at = (path: string) => new URL(path, location.href).href;
const file = (path: string, type: string, text: string): ArchivedFile => ({
  path,
  type,
  content: new TextEncoder().encode(text),
});
const WANTED = new Map([
  [at("/assets/a.js"), at("/assets/a.js")],
  [at("/assets/b.css"), at("/assets/b.css")],
  [at("/icon.svg"), at("/icon.svg?revision=7")],
]);
const FILES = [
  file("/assets/a.js", "text/javascript; charset=utf-8", "a()"),
  file("/assets/b.css", "text/css; charset=utf-8", "b {}"),
  file("/icon.svg", "image/svg+xml", "<svg/>"),
  file("/assets/unwanted.js", "text/javascript; charset=utf-8", "c()"),
];

let cache: Cache;
let archive: string;
beforeEach(async () => {
  cache = await caches.open(NAME);
  archive = URL.createObjectURL(new Blob([packFiles(FILES)]));
});
afterEach(async () => {
  URL.revokeObjectURL(archive);
  await caches.delete(NAME);
});

const stored = async () => (await cache.keys()).map(({ url }) => url).toSorted();

it("[PLT-1] the archive brings what is missing, each file with its type under its key", async () => {
  await cache.put(at("/assets/a.js"), new Response("known"));
  const missing = await missingFiles(cache, WANTED);
  expect([...missing.keys()]).toEqual([at("/assets/b.css"), at("/icon.svg")]);

  await fillCache(cache, missing, archive);

  expect(await stored()).toEqual([...WANTED.values()].toSorted());
  expect(await (await cache.match(at("/assets/a.js")))?.text()).toBe("known");
  const icon = await cache.match(at("/icon.svg?revision=7"));
  expect([icon?.headers.get("Content-Type"), await icon?.text()]).toEqual(["image/svg+xml", "<svg/>"]);
  expect(await missingFiles(cache, WANTED)).toEqual(new Map());

  for (const { path, type } of FILES.slice(1, 3)) {
    const answer = await cache.match(WANTED.get(at(path)) ?? "");
    expect(new Map(answer?.headers), path).toEqual(new Map(new Headers(headersOfFile(path, type))));
  }
});

it("[PLT-1] of an archive that is cut off, or missing, nothing is stored", async () => {
  const cut = URL.createObjectURL(new Blob([packFiles(FILES).slice(0, -1)]));
  await expect(fillCache(cache, WANTED, cut)).rejects.toThrow(/bytes in place of/);
  URL.revokeObjectURL(cut);
  await expect(fillCache(cache, WANTED, "/no/such/archive.bin")).rejects.toThrow(/answered with 404/);
  expect(await stored()).toEqual([]);
});
