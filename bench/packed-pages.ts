import { setTimeout } from "node:timers/promises";

const MAX_CACHED_MS = 30_000;
const MAX_PACKING_MS = 500;

/**
 * Brings a server to where it is a minute after its start: code is compiled, and pages that stay the same are packed as
 * small as they get, which happens after their second rendering (server/cache/dense-brotli.ts).
 */
export async function askUntilPacked(urls: readonly string[]): Promise<void> {
  for (const url of urls) await ask(url);
  await setTimeout(MAX_CACHED_MS);
  for (const url of urls) {
    await ask(url);
    await setTimeout(MAX_PACKING_MS);
  }
}

async function ask(url: string): Promise<void> {
  const answer = await fetch(url, { headers: { "accept-encoding": "br" } });
  await answer.arrayBuffer();
}
