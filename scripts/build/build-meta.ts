// Part of `npm run build`: metadata of this build (PLT-3), for pages that check for a newer one.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildMeta } from "#domain/shell/build-meta.ts";
import { findRoutesFile } from "./routes-file.ts";

/**
 * Writes builds/latest.json and builds/meta/{id}.json into the client build. Throws when there is no client build.
 */
export function writeBuildMeta(root: string, nowMs: number): void {
  const client = join(root, "build/client");
  const { id } = findRoutesFile(client);
  const builds = join(client, "builds");
  rmSync(builds, { recursive: true, force: true });
  mkdirSync(join(builds, "meta"), { recursive: true });
  const meta = JSON.stringify({ id, timestamp: nowMs } satisfies BuildMeta);
  writeFileSync(join(builds, "latest.json"), meta);
  writeFileSync(join(builds, `meta/${id}.json`), meta);
}
