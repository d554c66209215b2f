/** Measures how soon a change is seen through every instance: by server-sent events, and on cached pages. */
import { setTimeout as delay } from "node:timers/promises";
import type { Instance } from "./instances.ts";
import { createMember, type Member, publishPalette } from "./member.ts";
import type { Random } from "./random.ts";

const LIVE_MS = 1_000;
const CACHED_MS = 30_000;
const GIVE_UP_MS = 60_000;
const LOOK_MS = 20;

/** Makes changes through each instance in turn. Returns a sentence for the report, and adds errors to `wrong`. */
export async function measureSeen(
  instances: readonly Instance[],
  rounds: number,
  random: Random,
  wrong: string[],
): Promise<string> {
  const origins = instances.map(({ origin }) => origin);
  const [first = ""] = origins;
  const member = await createMember(first);
  const streams = await Promise.all(origins.map((origin) => listen(member, origin)));
  const id = await publishPalette(member, first, "seen 0", random);
  const seen = { live: 0, cached: 0 };
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const origin = origins[round % origins.length] ?? first;
      const renamed = await member.send("POST", origin, "/profile/account", {
        body: new URLSearchParams({ intent: "name", displayName: `Seen ${round}` }),
      });
      if (renamed.status >= 400) throw new Error(`A name was not saved: ${renamed.status}`);
      const sinceMs = performance.now();
      await Promise.all(streams.map((stream) => stream.until(`"displayName":"Seen ${round}"`)));
      seen.live = Math.max(seen.live, performance.now() - sinceMs);
      seen.cached = Math.max(seen.cached, await untilCachedPagesShow(origins, member, id, round));
    }
  } finally {
    for (const stream of streams) stream.close();
  }
  if (seen.live > LIVE_MS) wrong.push(`a change was heard after ${Math.round(seen.live)} ms`);
  if (seen.cached > CACHED_MS) wrong.push(`a change was on cached pages after ${Math.round(seen.cached)} ms`);
  return `${rounds} changes seen through every instance: live within ${Math.round(seen.live)} ms, on cached pages within ${Math.round(seen.cached)} ms`;
}

/** Renames the item, and returns how long it takes until its page shows the title through every instance, ms. */
async function untilCachedPagesShow(
  origins: readonly string[],
  member: Member,
  id: string,
  version: number,
): Promise<number> {
  const title = `seen ${version}`;
  const ask = async (origin: string) => {
    const answer = await fetch(`${origin}/palettes/${id}`);
    return { text: await answer.text(), cacheControl: answer.headers.get("cache-control") ?? "" };
  };
  // These requests put the page into the cache of each instance.
  for (const origin of origins) {
    const { text, cacheControl } = await ask(origin);
    if (!text.includes(`seen ${version - 1}`) || !cacheControl.includes("public"))
      throw new Error(`The page is not cached as it was before: ${cacheControl}`);
  }
  const changed = await member.send(
    "PATCH",
    origins[version % origins.length] ?? "",
    `/resources/own-items/${id}`,
    {
      headers: { "content-type": "application/json", "if-match": `"${version}"` },
      body: JSON.stringify({ title }),
    },
  );
  if (changed.status !== 200) throw new Error(`A title was not changed: ${changed.status}`);
  const sinceMs = performance.now();
  await Promise.all(
    origins.map(async (origin) => {
      while (!(await ask(origin)).text.includes(title)) {
        if (performance.now() - sinceMs > GIVE_UP_MS) throw new Error(`${origin} never shows a change`);
        await delay(LOOK_MS);
      }
    }),
  );
  return performance.now() - sinceMs;
}

interface Stream {
  /** Resolves when the received events contain this text. */
  until(text: string): Promise<void>;
  close(): void;
}

async function listen(member: Member, origin: string): Promise<Stream> {
  const closing = new AbortController();
  const answer = await member.send("GET", origin, "/api/session/live", { signal: closing.signal });
  if (answer.status !== 200 || answer.body === null) throw new Error(`No events: ${answer.status}`);
  let heard = "";
  let wake: () => void = () => undefined;
  const decoder = new TextDecoder();
  const reading = (async () => {
    for await (const chunk of answer.body ?? []) {
      heard += decoder.decode(chunk, { stream: true });
      wake();
    }
  })();
  reading.catch(() => undefined);
  return {
    async until(text) {
      const giveUp = AbortSignal.timeout(GIVE_UP_MS);
      while (!heard.includes(text)) {
        if (giveUp.aborted) throw new Error(`${origin} never says ${text}`);
        await new Promise<void>((woken) => {
          wake = woken;
          giveUp.addEventListener("abort", () => woken(), { once: true });
        });
      }
    },
    close: () => closing.abort(),
  };
}
