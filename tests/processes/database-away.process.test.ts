// PostgreSQL stops while the server runs: every address reports it, and everything works again once PostgreSQL is
// back. OUTAGE_SECONDS=30 lengthens the outage, during which requests continue.
import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ADDRESSES } from "#domain/navigation/addresses.ts";
import { newPerson } from "#tests/new-person.ts";
import { pathsWithAction } from "#tests/page-routes.ts";
import { createCookieJar } from "#tests/requests/cookie-jar.ts";
import { freshDataDir, type ServerProcess, startServer } from "#tests/server-process.ts";
import { openPostgres, type PostgresServer } from "#tests/temporary-postgres.ts";

const OUTAGE_MS = Number(process.env["OUTAGE_SECONDS"] ?? 0) * 1000;
const POLL = { interval: 20, timeout: 60_000 };
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36";
const ID = "x7Yz12abQwKL";
/** 22 characters, like the ids of collections. */
const COLLECTION_ID = "x7Yz12abQwKLx7Yz12abQw";

const filled = (path: string) =>
  path
    .replace(/\/collections\/:id/, `/collections/${COLLECTION_ID}`)
    .replaceAll(/:\w+/g, ID)
    .replace(/\*$/, "anything");

/** Pages that need no database still work; the others must report that it is unavailable. */
const PAGES = ADDRESSES.map(({ path }) => filled(path));
const ASKED: readonly (readonly [method: string, path: string])[] = [
  ...PAGES.flatMap((path) => [
    ["GET", path] as const,
    ["GET", path === "/" ? "/_root.data" : `${path}.data`] as const,
  ]),
  ...pathsWithAction().flatMap((path) =>
    ["POST", "PUT", "DELETE"].map((way) => [way, filled(path)] as const),
  ),
  ["GET", "/sitemap.xml"],
  ["GET", "/resources/search?q=blue"],
  ["GET", "/resources/list/palettes"],
  ["GET", "/resources/kept"],
  ["GET", "/resources/own-items"],
  ["GET", "/resources/collections"],
  ["GET", `/palettes/${ID}.json`],
  ["GET", `/palettes/${ID}.css`],
  ["GET", `/og/palettes/${ID}.png`],
  ["GET", "/og/page/home.png"],
  ["GET", "/discover/_payload.json"],
  ["GET", "/api/v1/palettes"],
  ["GET", `/api/v1/gradients/${ID}`],
  ["GET", "/api/v1/openapi.json"],
  ["GET", "/api/auth/list-accounts"],
  ["GET", "/api/auth/callback/google?code=a&state=b"],
  ["POST", "/api/auth/sign-in/email"],
  ["POST", "/api/auth/sign-up/email"],
  ["POST", "/api/auth/change-password"],
  ["POST", "/api/auth/request-password-reset"],
  ["POST", "/api/auth/email-link/send"],
  ["POST", "/api/auth/two-factor/enable"],
  ["POST", "/api/auth/delete-user"],
  ["POST", "/api/session/refresh"],
  ["POST", "/api/account/password"],
  ["GET", "/api/account/export"],
  ["PUT", "/api/files/avatar"],
  ["DELETE", "/api/files/avatar"],
];

/** Requests that cannot be answered without the database. */
const NEEDS_DATABASE = [
  ["GET", "/palettes"],
  ["GET", "/palettes.data"],
  ["GET", "/profile"],
  ["GET", "/profile/account.data"],
  ["GET", "/sitemap.xml"],
  ["GET", "/resources/kept"],
  ["PUT", `/resources/items/${ID}/like`],
  ["GET", "/api/v1/palettes"],
  ["POST", "/api/auth/sign-in/email"],
  ["POST", "/api/auth/change-password"],
  ["POST", "/api/session/refresh"],
  ["GET", "/api/account/export"],
] as const;

let postgres: PostgresServer;
let server: ServerProcess;
let dataDir: string;
const jar = createCookieJar();

beforeAll(async () => {
  postgres = await openPostgres();
  dataDir = freshDataDir();
  server = await startServer({
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    AUTH_SECRET: "a secret of forty characters for tests 01",
    ADDRESS_LIMIT_FACTOR: "10000",
    BOT_CHECK: "off",
  });
});

afterAll(async () => {
  await server?.stop();
  await postgres?.remove();
  if (dataDir !== undefined) rmSync(dataDir, { recursive: true, force: true });
});

async function ask(method: string, path: string, form?: Record<string, string>): Promise<Response> {
  const headers = new Headers({ "user-agent": BROWSER, origin: server.origin });
  const cookies = jar.headerFor(path);
  if (cookies !== undefined) headers.set("cookie", cookies);
  const isJson = path.startsWith("/api/") || path.startsWith("/resources/");
  const body = isJson ? JSON.stringify(bodyOf(path)) : new URLSearchParams(form ?? { email: "a@b.example" });
  if (method !== "GET" && isJson) headers.set("content-type", "application/json");
  const answer = await fetch(server.origin + path, {
    method,
    headers,
    redirect: "manual",
    body: method === "GET" ? null : body,
  });
  jar.keep(answer);
  return answer;
}

function bodyOf(path: string): object {
  if (!path.startsWith("/api/auth/")) return {};
  const password = "clay beneath the window";
  return { name: "N", email: "a@b.example", password, currentPassword: password, newPassword: password };
}

/** Sends all requests. Returns a line for each answer that fails without reporting the outage, or fails and sets a cookie. */
async function askAll(): Promise<string[]> {
  const wrong: string[] = [];
  for (const [method, path] of ASKED) {
    const answer = await ask(method, path);
    const text = await answer.text();
    const isReported = answer.status === 503 && Number(answer.headers.get("retry-after")) > 0;
    if (answer.status >= 500 && !isReported)
      wrong.push(`${method} ${path}: ${answer.status} ${text.slice(0, 80)}`);
    if (answer.headers.has("set-cookie") && answer.status >= 500)
      wrong.push(`${method} ${path} sets a cookie`);
  }
  return wrong;
}

it("[QLT-5] [S1] a database that goes away is said with 503 everywhere, and what was there is there again", async () => {
  expect((await ask("POST", "/signup", { ...newPerson() })).status).toBe(302);
  expect((await ask("POST", "/api/session/refresh")).status).toBe(200);
  expect((await ask("GET", "/ready")).status).toBe(200);
  await postgres.stop();

  expect([(await ask("GET", "/health")).status, (await ask("GET", "/ready")).status]).toEqual([200, 503]);
  const until = Date.now() + OUTAGE_MS;
  const wrong = await askAll();
  while (wrong.length === 0 && Date.now() < until) wrong.push(...(await askAll()));
  expect(wrong).toEqual([]);
  for (const [method, path] of NEEDS_DATABASE)
    expect((await ask(method, path)).status, `${method} ${path}`).toBe(503);

  const page = await ask("GET", "/palettes");
  expect(page.headers.get("content-type")).toContain("text/html");
  expect(await page.text()).toContain("The library cannot be reached");
  const problem = await ask("GET", "/api/v1/palettes");
  expect(problem.headers.get("content-type")).toContain("application/problem+json");
  const json = await ask("PUT", `/resources/items/${ID}/like`);
  expect(await json.json()).toMatchObject({ message: expect.stringContaining("cannot be reached") });

  await postgres.start();
  await expect.poll(async () => (await ask("GET", "/ready")).status, POLL).toBe(200);
  expect((await ask("GET", "/palettes")).status).toBe(200);
  const kept = await ask("POST", "/api/session/refresh");
  expect(kept.status, "still signed in").toBe(200);
});
