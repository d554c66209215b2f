// Malformed and hostile requests to every address. HOSTILE_REQUESTS sets their number, such as 10000, and SEED their
// choice.

import { expect, it } from "vitest";
import { IS_EXHAUSTIVE } from "#tests/exhaustive.ts";
import { ORIGIN, openApplication } from "./application.ts";
import { type HostileRequest, hostileRequests } from "./hostile-requests.ts";

const COUNT = Number(process.env["HOSTILE_REQUESTS"] ?? (IS_EXHAUSTIVE ? 10_000 : 400));
const SEED = Number(process.env["SEED"] ?? 20261122);
const AT_ONCE = 16;

it(`[QLT-5] ${COUNT} hostile requests: none is answered with 500, and the server goes on`, async () => {
  const { fetch } = await openApplication();
  const statuses = new Map<number, number>();
  const wrong: string[] = [];
  const requests = hostileRequests(SEED, COUNT, ORIGIN);
  const ask = async ({ method, path, headers, body }: HostileRequest) => {
    const request = new Request(ORIGIN + path, { method, headers, ...(body !== undefined && { body }) });
    const answer = await fetch(request);
    const text = await answer.text();
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    // A full queue answers 503 with the time to wait.
    const isBusy = answer.status === 503 && answer.headers.has("retry-after");
    if (answer.status >= 500 && !isBusy)
      wrong.push(`${answer.status} ${method} ${path.slice(0, 200)} ${text.slice(0, 80)}`);
    if (
      text.includes("<script>alert(1)</script>") &&
      answer.headers.get("content-type")?.startsWith("text/html")
    )
      wrong.push(`script ${method} ${path.slice(0, 200)}`);
  };
  const lane = async () => {
    for (const each of requests) await ask(each);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  expect(wrong).toEqual([]);
  expect([...statuses.values()].reduce((sum, each) => sum + each, 0)).toBe(COUNT);
  // Enough requests reach their handlers and are not rejected earlier.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(COUNT / 20);
  expect((await fetch(new Request(`${ORIGIN}/palettes`))).status).toBe(200);
}, 600_000);
