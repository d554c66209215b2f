// The public API as its clients meet it: over HTTP, from the document alone, from pages of other sites, and in a hurry.

import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { APIRequestContext, APIResponse } from "@playwright/test";
import { freshDataDir, startServer } from "#tests/server-process.ts";
import { expect, test } from "./fixture.ts";

const BASE = "/api/v1";
// One address may ask 60 times a second: in turn, that is not reached by accident.
test.describe.configure({ mode: "default", timeout: 120_000 });

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { name: string; in: string; example?: unknown }[];
  readonly requestBody?: { readonly content: Record<string, { example?: unknown }> };
  readonly responses: Record<string, { content?: Record<string, { example?: unknown }> }>;
}
interface Described {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

async function operations(request: APIRequestContext): Promise<Described[]> {
  const answer = await request.get(`${BASE}/openapi.json`);
  expect(answer.status()).toBe(200);
  const document: { openapi: string; paths: Record<string, Record<string, Operation>> } = await answer.json();
  expect(document.openapi).toBe("3.1.0");
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );
}

function addressOf({ path, operation }: Described): string {
  let address = BASE + path;
  const query = new URLSearchParams();
  for (const { name, in: place, example } of operation.parameters ?? []) {
    for (const value of (Array.isArray(example) ? example : [example]).filter((each) => each !== undefined)) {
      if (place === "path") address = address.replace(`{${name}}`, encodeURIComponent(String(value)));
      else query.append(name, String(value));
    }
  }
  return query.size > 0 ? `${address}?${query.toString()}` : address;
}

async function expectProblem(answer: APIResponse, status: number, what = ""): Promise<void> {
  expect(answer.status(), what).toBe(status);
  expect(answer.headers()["content-type"], what).toContain("application/problem+json");
  expect(answer.headers()["access-control-allow-origin"], what).toBe("*");
  expect(await answer.json(), what).toMatchObject({
    status,
    title: expect.any(String),
    detail: expect.any(String),
  });
}

const json = (
  request: APIRequestContext,
  path: string,
  data: unknown,
  headers: Record<string, string> = {},
) =>
  request.post(BASE + path, {
    data: JSON.stringify(data),
    headers: { "content-type": "application/json", ...headers },
  });

test("every example of the document is answered as the document says", async ({ request }) => {
  const all = await operations(request);
  expect(all.length).toBeGreaterThan(14);
  for (const described of all) {
    const { operation, method } = described;
    const [type, body] =
      Object.entries(operation.requestBody?.content ?? {}).find(([, each]) => each.example !== undefined) ??
      [];
    const answer = await request.fetch(addressOf(described), {
      method: method.toUpperCase(),
      ...(type !== undefined && {
        headers: { "content-type": type },
        data: typeof body?.example === "string" ? body.example : JSON.stringify(body?.example),
      }),
    });
    expect(answer.status(), operation.operationId).toBe(200);
    const documented = Object.values(operation.responses["200"]?.content ?? {}).find(
      (each) => each.example !== undefined,
    );
    if (documented === undefined) continue;
    const given: unknown = typeof documented.example === "string" ? await answer.text() : await answer.json();
    expect(given, operation.operationId).toEqual(documented.example);
  }
});

test("[COL-1] colors in, colors out: the answers of one call are taken by the others", async ({
  request,
}) => {
  const made: { colors: string[]; seed: string } = await (
    await json(request, "/palettes/generate", { method: "triadic", count: 4, seed: "e2e" })
  ).json();
  const again = await json(request, "/palettes/generate", { method: "triadic", count: 4, seed: made.seed });
  expect(await again.json()).toEqual(made);
  const seen: { colors: string[] } = await (
    await json(request, "/simulate", { colors: made.colors, deficiency: "protan" })
  ).json();
  const converted: { results: { formats: { hex: { css: string } } }[] } = await (
    await json(request, "/convert", { colors: seen.colors, to: ["hex"] })
  ).json();
  for (const { formats } of converted.results) expect(formats.hex.css).toMatch(/^#[0-9a-f]{6}$/);
  const file = await json(request, "/export", {
    name: "Made",
    colors: made.colors.map((color) => ({ color })),
    format: "ase",
  });
  expect(file.headers()["content-disposition"]).toBe('attachment; filename="made.ase"');
  const read = await request.post(`${BASE}/import?format=ase`, {
    data: await file.body(),
    headers: { "content-type": "application/octet-stream" },
  });
  expect(await read.json()).toMatchObject({ name: "Made", colors: [{ name: "Color 1" }, {}, {}, {}] });
});

test("[COL-1] one bad color of a list fails alone, with its position", async ({ request }) => {
  const answer = await json(request, "/convert", { colors: ["#fff", "rgb(1 2"], to: ["hex"] });
  expect(await answer.json()).toEqual({
    results: [
      {
        input: "#fff",
        gamut: "srgb",
        alpha: 1,
        formats: { hex: { css: "#ffffff", coords: [255, 255, 255] } },
      },
      { input: "rgb(1 2", error: { code: "invalid_color", message: expect.any(String), position: 8 } },
    ],
  });
});

test("[LIB-2] the library is paged to its end by cursors", async ({ request }) => {
  const ids = new Set<string>();
  let next: string | null = "";
  while (next !== null) {
    const page: { items: { id: string }[]; next: string | null } = await (
      await request.get(`${BASE}/gradients?limit=100${next === "" ? "" : `&cursor=${next}`}`)
    ).json();
    for (const { id } of page.items) ids.add(id);
    next = page.next;
  }
  expect(ids.size).toBeGreaterThanOrEqual(280);
  const [id = ""] = ids;
  const one = await request.get(`${BASE}/gradients/${id}`);
  expect(await one.json()).toMatchObject({ id, kind: "gradient", source: { licence: expect.any(String) } });
  const same = await request.get(`${BASE}/gradients/${id}`, {
    headers: { "if-none-match": one.headers().etag ?? "" },
  });
  expect(same.status()).toBe(304);
});

test("[QLT-5] each kind of wrong request has its problem, and none is a 500", async ({ request }) => {
  const post = (data: string | Buffer, type = "application/json") =>
    request.post(`${BASE}/convert`, { data: Buffer.from(data), headers: { "content-type": type } });
  await expectProblem(await post("{"), 400, "bad JSON");
  await expectProblem(await post(Buffer.from([0x22, 0xff, 0x22])), 400, "bad UTF-8");
  await expectProblem(await request.get(`${BASE}/colors/%E0%A4%A`), 400, "bad address");
  await expectProblem(await request.get(`${BASE}/nowhere`), 404);
  await expectProblem(await request.get("/api/v2/convert"), 404);
  await expectProblem(await request.get(`${BASE}/palettes/aaaaaaaaaaaa`), 404);
  const wrongMethod = await request.get(`${BASE}/convert`);
  await expectProblem(wrongMethod, 405);
  expect(wrongMethod.headers().allow).toContain("POST");
  await expectProblem(await request.delete(`${BASE}/palettes`), 405);
  await expectProblem(await post(`"${"x".repeat(1_100_000)}"`), 413);
  await expectProblem(await request.get(`${BASE}/colors/${"a".repeat(9_000)}`), 414);
  await expectProblem(await post("colors=red", "application/x-www-form-urlencoded"), 415);
  await expectProblem(await json(request, "/convert", { colors: ["red"] }), 422);
  await expectProblem(
    await json(request, "/convert", { colors: Array.from({ length: 10_001 }, () => "red"), to: ["hex"] }),
    422,
  );
  await expectProblem(
    await post(`{"colors":${"[".repeat(100_000)}${"]".repeat(100_000)},"to":["hex"]}`),
    422,
    "deep",
  );
  await expectProblem(await request.get(`${BASE}/palettes?limit=101`), 422);
  await expectProblem(
    await request.get(`${BASE}/palettes?cursor=${Buffer.from('["newest"]').toString("base64url")}`),
    422,
  );
  expect((await request.get(`${BASE}/palettes?q=%00`)).status()).toBe(200);
});

test("[QLT-5] a body without an end is refused before it has been read", async ({ baseURL }) => {
  const { hostname, port } = new URL(baseURL ?? "");
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  socket.write(
    `POST ${BASE}/convert HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  const heard = { text: "" };
  socket.setEncoding("utf8").on("data", (text: string) => {
    heard.text += text;
  });
  socket.on("error", () => undefined);
  const chunk = `10000\r\n${" ".repeat(0x10000)}\r\n`;
  // As a client that listens while it sends: one that only sends may find the connection closed before it reads.
  for (let sent = 0; sent < 40 && heard.text === "" && socket.writable; sent += 1) {
    socket.write(chunk);
    await delay(20);
  }
  await expect.poll(() => heard.text).toContain("413");
  socket.destroy();
});

test("[QLT-5] 10,000 colors are answered at once", async ({ request }) => {
  const colors = Array.from(
    { length: 10_000 },
    (_, index) => `oklch(${(index % 100) + 0.5}% 0.2 ${index % 360})`,
  );
  const start = performance.now();
  const answer = await json(request, "/convert", { colors, to: ["hex", "oklch", "display-p3"] });
  const { results }: { results: unknown[] } = await answer.json();
  expect(results).toHaveLength(10_000);
  // A second where nothing else runs; tests share their machine.
  expect(performance.now() - start).toBeLessThan(5_000);
});

test("[QLT-4] a page of another site may ask, and cannot change anything", async ({
  request,
  page,
  baseURL,
}) => {
  const foreign = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };
  expect((await json(request, "/convert", { colors: ["red"], to: ["hex"] }, foreign)).status()).toBe(200);
  expect(
    (
      await request.post("/resources/feedback", { headers: foreign, form: { kind: "idea", message: "x" } })
    ).status(),
  ).toBe(403);
  const preflight = await request.fetch(`${BASE}/convert`, {
    method: "OPTIONS",
    headers: {
      ...foreign,
      "access-control-request-method": "POST",
      "access-control-request-headers": "content-type",
    },
  });
  expect(preflight.status()).toBe(204);
  // From a real page of another origin: the browser itself asks first, and lets the answer through.
  const elsewhere = createServer((_request, response) => {
    response
      .setHeader("content-type", "text/html")
      .end('<title>Elsewhere</title><link rel="icon" href="data:,">');
  }).listen(0, "127.0.0.1");
  await once(elsewhere, "listening");
  const port = (elsewhere.address() as AddressInfo).port; // It listens on a port, not on a pipe.
  await page.goto(`http://127.0.0.1:${port}/`);
  const hex = await page.evaluate(async (address) => {
    const answer = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: '{"colors":["red"],"to":["hex"]}',
    });
    return JSON.stringify(await answer.json());
  }, `${baseURL}${BASE}/convert`);
  elsewhere.close();
  expect(hex).toContain("#ff0000");
});

test("[QLT-5] one address in a hurry is told to wait, and the pages stay open to it", async () => {
  const dataDir = freshDataDir();
  const server = await startServer({ DATA_DIR: dataDir, TRUSTED_PROXIES: "1" });
  try {
    const ask = (forwardedFor: string) =>
      fetch(`${server.origin}${BASE}/colors/red`, { headers: { "x-forwarded-for": forwardedFor } });
    const answers = await Promise.all(Array.from({ length: 300 }, () => ask("198.51.100.1")));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(60);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true);
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
    expect(refused[0]?.headers.get("content-type")).toBe("application/problem+json");
    expect((await ask("198.51.100.2")).status).toBe(200);
    expect(
      (await fetch(`${server.origin}/api`, { headers: { "x-forwarded-for": "198.51.100.1" } })).status,
    ).toBe(200);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test("the reference page shows every call, a request and the answer it gave @phone", async ({
  page,
  request,
  baseURL,
}) => {
  const all = await operations(request);
  await page.goto("/api");
  for (const { operation, path, method } of all.filter(({ path: each }) => each !== "/openapi.json")) {
    const call = page.locator(`#${operation.operationId}`);
    await expect(call.getByRole("heading", { level: 3 })).toBeVisible();
    await expect(call).toContainText(`${method.toUpperCase()} ${path}`);
    await expect(call.getByText(`curl`, { exact: false }).first()).toContainText(`${baseURL}${BASE}`);
    const documented = Object.values(operation.responses["200"]?.content ?? {}).find(
      (each) => each.example !== undefined,
    );
    const shown = await call.locator("pre").nth(1).textContent();
    const isText = typeof documented?.example === "string";
    expect(isText ? shown : JSON.parse(shown ?? "")).toEqual(documented?.example);
  }
  await page.goto("/api#problem-invalid");
  await expect(page.locator("#problem-invalid")).toBeInViewport();
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "API" }).click();
  await expect(page).toHaveURL(/\/api$/);
});
