// Clients of the benchmark of heavy requests, as processes of their own, since they compute too. `attack <origin> <kind>
// <seconds>` sends heavy requests, eight at a time, and prints how many had which status; `visit <origin> <seconds>` asks for
// public pages from memory, one after another, and prints the latencies in ms.
import { setTimeout as sleep } from "node:timers/promises";
import { HEAVY_KINDS, type HeavyRequest } from "../tests/heavy-requests.ts";

const AT_ONCE = 8;
/** Prepared before the attack begins. */
const PREPARED = 120;
const PAGES = ["/palettes", "/", "/gradients"];
const PAUSE_MS = 4;

const [task = "", origin = "", ...rest] = process.argv.slice(2);
console.log(
  JSON.stringify(
    task === "visit" ? await visit(Number(rest[0])) : await attack(rest[0] ?? "", Number(rest[1])),
  ),
);

async function visit(seconds: number): Promise<readonly number[]> {
  const found: number[] = [];
  const endMs = performance.now() + seconds * 1000;
  for (let count = 0; performance.now() < endMs; count += 1) {
    const startedMs = performance.now();
    const page = PAGES[count % PAGES.length] ?? "/";
    await (await fetch(origin + page, { headers: { "x-forwarded-for": "203.0.113.200" } })).arrayBuffer();
    found.push(performance.now() - startedMs);
    await sleep(PAUSE_MS);
  }
  return found;
}

interface Prepared {
  readonly url: string;
  readonly init: RequestInit;
}

async function attack(name: string, seconds: number): Promise<Record<string, number>> {
  const at = HEAVY_KINDS.findIndex((kind) => kind.name === name);
  const prepared = Array.from({ length: PREPARED }, (_, number) =>
    prepare(HEAVY_KINDS[at]?.request(number) ?? { method: "GET", path: name }, `203.0.113.${at + 1}`),
  );
  const counts: Record<string, number> = {};
  const endMs = performance.now() + seconds * 1000;
  let next = 0;
  const line = async (): Promise<void> => {
    while (performance.now() < endMs) {
      const request = prepared[next % prepared.length];
      next += 1;
      if (request === undefined) return;
      const status = await fetch(request.url, {
        ...request.init,
        signal: AbortSignal.timeout(60_000),
      }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return String(answer.status);
        },
        () => "no answer",
      );
      counts[status] = (counts[status] ?? 0) + 1;
      // A refused client that asks again at once measures only how fast refusals are.
      if (status === "429" || status === "503") await sleep(20);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, line));
  return counts;
}

function prepare({ method, path, json }: HeavyRequest, address: string): Prepared {
  const headers = { "x-forwarded-for": address, "content-type": "application/json" };
  const body = json === undefined ? null : JSON.stringify(json);
  return { url: origin + path, init: { method, headers, body } };
}
