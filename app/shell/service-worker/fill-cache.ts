/** Fills the cache of the build's files with one request in place of one for each file. */
import { unpackFiles } from "#domain/shell/file-archive.ts";
import { headersOfFile } from "#domain/shell/file-headers.ts";

/** Those of `wanted`, which has the cache key of each address, that the cache has not stored. */
export async function missingFiles(
  cache: Cache,
  wanted: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const stored = new Set((await cache.keys()).map(({ url }) => url));
  return new Map([...wanted].filter(([, key]) => !stored.has(key)));
}

/**
 * Stores the files of `missing` that the archive has, each with its own headers.
 * @throws if the archive does not arrive as a whole; nothing is stored then
 */
export async function fillCache(
  cache: Cache,
  missing: ReadonlyMap<string, string>,
  archiveAddress: string,
): Promise<void> {
  // It is taken apart once, so the browser need not keep it as well.
  const archive = await fetch(archiveAddress, { cache: "no-store" });
  if (!archive.ok) throw new Error(`The archive was answered with ${archive.status}.`);
  const files = unpackFiles(new Uint8Array(await archive.arrayBuffer()));
  await Promise.all(
    files.map(async ({ path, type, content }) => {
      const key = missing.get(new URL(path, self.location.href).href);
      if (key === undefined) return;
      await cache.put(key, new Response(content, { headers: headersOfFile(path, type) }));
    }),
  );
}
