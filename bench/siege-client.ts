// The clients of the siege, as processes of their own. `polite <origin> <seconds>`: visitors who read, convert, sign up and sign
// in; prints their latencies. `hostile <origin> <seconds>`: prints how many answers of each kind had which status.
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { HEAVY_KINDS } from "../tests/heavy-requests.ts";
import { newPerson, type Person } from "../tests/new-person.ts";
import { hostileRequests } from "../tests/requests/hostile-requests.ts";

const [task = "", origin = "", given = ""] = process.argv.slice(2);
const endMs = performance.now() + Number(given) * 1000;
const isOver = () => performance.now() >= endMs;

type Counts = Record<string, number>;
const count = (counts: Counts, status: string) => {
  counts[status] = (counts[status] ?? 0) + 1;
};

async function polite() {
  const latencies: Record<string, number[]> = {};
  const statuses: Counts = {};
  const made: Person[] = [];
  const ask = async (name: string, path: string, init: RequestInit = {}): Promise<number> => {
    const startedMs = performance.now();
    const answer = await fetch(origin + path, { redirect: "manual", ...init });
    await answer.arrayBuffer();
    (latencies[name] ??= []).push(performance.now() - startedMs);
    count(statuses, String(answer.status));
    return answer.status;
  };
  const from = (visitor: number) => ({ "x-forwarded-for": `198.51.100.${visitor}` });
  const form = (person: Person, visitor: number): RequestInit => ({
    method: "POST",
    headers: { ...from(visitor), origin },
    body: new URLSearchParams({ ...person }),
  });
  const repeat = async (pauseMs: number, act: (round: number) => Promise<void>) => {
    for (let round = 0; !isOver(); round += 1) {
      await act(round);
      await sleep(pauseMs);
    }
  };
  await Promise.all([
    repeat(40, async (round) => {
      await ask("page from memory", ["/", "/palettes", "/gradients"][round % 3] ?? "/", { headers: from(1) });
    }),
    repeat(250, async (round) => {
      const colors = `${(round * 7919).toString(16).padStart(6, "0").slice(-6)}-f4a261-2a9d8f`;
      await ask("page rendered anew", `/palette-generator?c=${colors}`, { headers: from(2) });
    }),
    repeat(250, async (round) => {
      const body = JSON.stringify({ colors: [`hsl(${round % 360} 50% 50%)`], to: ["hex", "oklch"] });
      const headers = { ...from(3), "content-type": "application/json" };
      await ask("conversion", "/api/v1/convert", { method: "POST", headers, body });
    }),
    repeat(3000, async (round) => {
      const person = newPerson();
      if ((await ask("sign-up", "/signup", form(person, 10 + (round % 200)))) === 302) made.push(person);
    }),
  ]);
  let kept = 0;
  for (const [index, person] of made.entries())
    if ((await ask("sign-in afterwards", "/login", form(person, 10 + (index % 200)))) === 302) kept += 1;
  return { latencies, statuses, made: made.length, kept };
}

async function hostile() {
  const all: Record<string, Counts> = {};
  /** Clients of a kind have an address of their own, so that none hides behind the limits of another. */
  const client = async (
    name: string,
    pauseMs: number,
    act: (round: number, counts: Counts) => Promise<void>,
  ) => {
    const counts: Counts = {};
    all[name] = counts;
    for (let round = 0; !isOver(); round += 1) {
      await act(round, counts).catch(() => count(counts, "no answer"));
      await sleep(pauseMs);
    }
  };
  const ask = async (counts: Counts, path: string, init: RequestInit) => {
    const answer = await fetch(origin + path, {
      redirect: "manual",
      signal: AbortSignal.timeout(30_000),
      ...init,
    });
    await answer.arrayBuffer();
    count(counts, String(answer.status));
  };
  const address = (last: number) => ({ "x-forwarded-for": `203.0.113.${last}` });
  const odd = [...hostileRequests(11, 400, origin)];
  await Promise.all([
    client("heavy work, four at a time", 20, async (round, counts) => {
      const kind = HEAVY_KINDS[round % HEAVY_KINDS.length];
      await Promise.all(
        [0, 1, 2, 3].map((line) => {
          const heavy = kind?.request(round * 4 + line);
          const headers = { ...address(1), "content-type": "application/json" };
          const body = heavy?.json === undefined ? null : JSON.stringify(heavy.json);
          return ask(counts, heavy?.path ?? "/", { method: heavy?.method ?? "GET", headers, body });
        }),
      );
    }),
    client("malformed requests", 5, async (round, counts) => {
      const { method, path, headers, body } = odd[round % odd.length] ?? {
        method: "GET",
        path: "/",
        headers: {},
      };
      await ask(counts, path, { method, headers: { ...headers, ...address(2) }, body: body ?? null });
    }),
    client("keys that nobody has", 5, (round, counts) =>
      ask(counts, "/api/v1/palettes", {
        headers: { ...address(3), authorization: `Bearer made-up-${round}` },
      }),
    ),
    client("passwords guessed", 50, (round, counts) =>
      ask(counts, "/api/auth/sign-in/email", {
        method: "POST",
        headers: { ...address(4), origin, "content-type": "application/json" },
        body: JSON.stringify({ email: "somebody@example.com", password: `guess number ${round}` }),
      }),
    ),
    client("bodies of 2 MB", 200, (_, counts) =>
      ask(counts, "/api/v1/import?format=csv", {
        method: "POST",
        headers: { ...address(5), "content-type": "text/csv" },
        body: "x".repeat(2_000_000),
      }),
    ),
    client("200 pages on one connection", 100, async (_, counts) => {
      for (const status of await pipelined("/palettes", 200, "203.0.113.6")) count(counts, status);
    }),
    client("wrong HTTP", 20, async (round, counts) => {
      for (const status of await spoken(WRONG[round % WRONG.length] ?? "")) count(counts, status);
    }),
    client("headers that never end", 500, async (_, counts) => {
      const socket = connect(Number(new URL(origin).port), new URL(origin).hostname);
      socket.on("error", () => undefined);
      socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
      await sleep(5000);
      socket.destroy();
      count(counts, "dropped");
    }),
  ]);
  return all;
}

const WRONG = [
  "TRACE / HTTP/1.1\r\nHost: localhost\r\n",
  "GET / HTTP/1.1\r\nHost: localhost\r\nHost: other.example\r\n",
  "GET / HTTP/1.1\r\n",
  "GET /%zz%00 HTTP/1.1\r\nHost: localhost\r\n",
  "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n",
  "GARBAGE\r\n",
  "GET / HTTP/9.9\r\nHost: localhost\r\n",
];

function pipelined(path: string, times: number, address: string): Promise<string[]> {
  const one = `GET ${path} HTTP/1.1\r\nHost: ${new URL(origin).host}\r\nX-Forwarded-For: ${address}\r\n`;
  return heard(`${one}\r\n`.repeat(times - 1) + `${one}Connection: close\r\n\r\n`);
}

function spoken(lines: string): Promise<string[]> {
  return heard(`${lines}X-Forwarded-For: 203.0.113.7\r\nConnection: close\r\n\r\n`);
}

/** The statuses of the answers to what is sent, until the server closes the connection. */
function heard(text: string): Promise<string[]> {
  const { hostname, port } = new URL(origin);
  const { promise, resolve } = Promise.withResolvers<string[]>();
  const socket = connect(Number(port), hostname);
  const parts: Buffer[] = [];
  socket.on("data", (part) => parts.push(part));
  socket.on("error", () => undefined);
  socket.setTimeout(20_000, () => socket.destroy());
  socket.on("close", () => {
    const answers = Buffer.concat(parts)
      .toString("latin1")
      .matchAll(/HTTP\/1\.1 (\d{3}) /g);
    resolve([...answers].map(([, status = ""]) => status));
  });
  socket.write(text);
  return promise;
}

console.log(JSON.stringify(await (task === "polite" ? polite() : hostile())));
