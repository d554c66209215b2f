// The public API as its clients use it: following the document alone, from pages of other sites, and with many
// requests.
import { isDeepStrictEqual } from "node:util";
import { getByRole } from "@testing-library/dom";
import { expect, it } from "vitest";
import { ORIGIN } from "./application.ts";
import { find, textOf } from "./html-page.ts";
import { createVisitor, type Visitor } from "./visitor.ts";

const BASE = "/api/v1";

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly { name: string; in: string; example?: unknown }[];
  readonly requestBody?: { readonly content: Record<string, { example?: unknown }> };
  readonly responses: Record<string, { content?: Record<string, { example?: unknown }> }>;
}
interface Described {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

async function operations({ ask }: Visitor): Promise<Described[]> {
  const answer = await ask(`${BASE}/openapi.json`);
  expect(answer.status).toBe(200);
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

const exampleOf = ({ responses }: Operation): unknown =>
  Object.values(responses["200"]?.content ?? {}).find((each) => each.example !== undefined)?.example;

async function expectProblem(answer: Response, status: number, what = ""): Promise<void> {
  expect(answer.status, what).toBe(status);
  expect(answer.headers.get("content-type"), what).toContain("application/problem+json");
  expect(answer.headers.get("access-control-allow-origin"), what).toBe("*");
  expect(await answer.json(), what).toMatchObject({
    status,
    title: expect.any(String),
    detail: expect.any(String),
  });
}

const post = (
  { ask }: Visitor,
  path: string,
  json: unknown,
  headers: Readonly<Record<string, string>> = {},
) => ask(BASE + path, { method: "POST", json, headers });

/** What the document gives as the answer of an operation, undefined without an example, and what is answered. */
async function answersOf(visitor: Visitor, described: Described): Promise<readonly [unknown, unknown]> {
  const { operation, method } = described;
  const [type, content] =
    Object.entries(operation.requestBody?.content ?? {}).find(([, each]) => each.example !== undefined) ?? [];
  const example = content?.example;
  const answer = await visitor.ask(addressOf(described), {
    method: method.toUpperCase(),
    ...(type !== undefined && {
      headers: { "content-type": type },
      body: typeof example === "string" ? example : JSON.stringify(example),
    }),
  });
  expect(answer.status, operation.operationId).toBe(200);
  const documented = exampleOf(operation);
  if (documented === undefined) return [undefined, undefined];
  return [documented, typeof documented === "string" ? await answer.text() : await answer.json()];
}

it("every example of the document is answered as the document says", async () => {
  const visitor = createVisitor();
  const all = await operations(visitor);
  expect(all.length).toBeGreaterThan(14);
  const isOfLibrary = ({ operation }: Described) => operation.tags.includes("Library");
  for (const described of all.filter((each) => !isOfLibrary(each))) {
    const [documented, given] = await answersOf(visitor, described);
    expect(given, described.operation.operationId).toEqual(documented);
  }
  // The document's examples from the library are made once a minute, and tests in other files publish meanwhile.
  const unlike = async () => {
    const found: unknown[] = [];
    for (const described of (await operations(visitor)).filter(isOfLibrary)) {
      const [documented, given] = await answersOf(visitor, described);
      if (!isDeepStrictEqual(given, documented)) found.push({ documented, given });
    }
    return found;
  };
  await expect.poll(unlike, { timeout: 120_000, interval: 5_000 }).toEqual([]);
});

it("[COL-1] colors in, colors out: the answers of one call are taken by the others", async () => {
  const visitor = createVisitor();
  const asked = { method: "triadic", count: 4, seed: "e2e" };
  const made: { colors: string[]; seed: string } = await (
    await post(visitor, "/palettes/generate", asked)
  ).json();
  const again = await post(visitor, "/palettes/generate", { ...asked, seed: made.seed });
  expect(await again.json()).toEqual(made);
  const seen: { colors: string[] } = await (
    await post(visitor, "/simulate", { colors: made.colors, deficiency: "protan" })
  ).json();
  const converted: { results: { formats: { hex: { css: string } } }[] } = await (
    await post(visitor, "/convert", { colors: seen.colors, to: ["hex"] })
  ).json();
  expect(converted.results).toHaveLength(4);
  for (const { formats } of converted.results) expect(formats.hex.css).toMatch(/^#[0-9a-f]{6}$/);
  const colors = made.colors.map((color) => ({ color }));
  const file = await post(visitor, "/export", { name: "Made", colors, format: "ase" });
  expect(file.headers.get("content-disposition")).toBe('attachment; filename="made.ase"');
  const read = await visitor.ask(`${BASE}/import?format=ase`, {
    method: "POST",
    body: await file.arrayBuffer(),
    headers: { "content-type": "application/octet-stream" },
  });
  expect(await read.json()).toMatchObject({ name: "Made", colors: [{ name: "Color 1" }, {}, {}, {}] });
});

it("[COL-1] one bad color of a list fails alone, with its position", async () => {
  const answer = await post(createVisitor(), "/convert", { colors: ["#fff", "rgb(1 2"], to: ["hex"] });
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

it("[LIB-2] the library is paged to its end by cursors", async () => {
  const { ask } = createVisitor();
  const ids = new Set<string>();
  let next: string | null = "";
  while (next !== null) {
    const cursor: string = next === "" ? "" : `&cursor=${next}`;
    const page: { items: { id: string }[]; next: string | null } = await (
      await ask(`${BASE}/gradients?limit=100${cursor}`)
    ).json();
    for (const { id } of page.items) ids.add(id);
    next = page.next;
  }
  expect(ids.size).toBeGreaterThanOrEqual(280);
  const [id = ""] = ids;
  const one = await ask(`${BASE}/gradients/${id}`);
  expect(await one.json()).toMatchObject({ id, kind: "gradient", source: { licence: expect.any(String) } });
  const etag = one.headers.get("etag") ?? "";
  expect((await ask(`${BASE}/gradients/${id}`, { headers: { "if-none-match": etag } })).status).toBe(304);
});

it("[QLT-5] each kind of wrong request has its problem, and none is a 500", async () => {
  const visitor = createVisitor();
  const { ask } = visitor;
  const convert = (body: BodyInit, type = "application/json") =>
    ask(`${BASE}/convert`, { method: "POST", body, headers: { "content-type": type } });
  await expectProblem(await convert("{"), 400, "bad JSON");
  await expectProblem(await convert(new Uint8Array([0x22, 0xff, 0x22])), 400, "bad UTF-8");
  await expectProblem(await ask(`${BASE}/colors/%E0%A4%A`), 400, "bad address");
  await expectProblem(await ask(`${BASE}/nowhere`), 404);
  await expectProblem(await ask("/api/v2/convert"), 404);
  await expectProblem(await ask(`${BASE}/palettes/aaaaaaaaaaaa`), 404);
  const wrongMethod = await ask(`${BASE}/convert`);
  await expectProblem(wrongMethod, 405);
  expect(wrongMethod.headers.get("allow")).toContain("POST");
  await expectProblem(await ask(`${BASE}/palettes`, { method: "DELETE" }), 405);
  await expectProblem(await convert(`"${"x".repeat(1_100_000)}"`), 413);
  await expectProblem(await ask(`${BASE}/colors/${"a".repeat(9_000)}`), 414);
  await expectProblem(await convert("colors=red", "application/x-www-form-urlencoded"), 415);
  await expectProblem(await post(visitor, "/convert", { colors: ["red"] }), 422);
  const tooMany = Array.from({ length: 10_001 }, () => "red");
  await expectProblem(await post(visitor, "/convert", { colors: tooMany, to: ["hex"] }), 422);
  const deep = `{"colors":${"[".repeat(100_000)}${"]".repeat(100_000)},"to":["hex"]}`;
  await expectProblem(await convert(deep), 422, "deep");
  await expectProblem(await ask(`${BASE}/palettes?limit=101`), 422);
  const cursor = Buffer.from('["newest"]').toString("base64url");
  await expectProblem(await ask(`${BASE}/palettes?cursor=${cursor}`), 422);
  expect((await ask(`${BASE}/palettes?q=%00`)).status).toBe(200);
});

it("[QLT-5] 10,000 colors are answered at once", async () => {
  const colors = Array.from(
    { length: 10_000 },
    (_, index) => `oklch(${(index % 100) + 0.5}% 0.2 ${index % 360})`,
  );
  const before = process.cpuUsage();
  const answer = await post(createVisitor(), "/convert", { colors, to: ["hex", "oklch", "display-p3"] });
  const { results }: { results: unknown[] } = await answer.json();
  expect(results).toHaveLength(10_000);
  // Processor time, so that other load of the machine does not count; a slow one may take five times as long as ours.
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(5_000);
});

it("[QLT-4] a page of another site may ask, and cannot change anything", async () => {
  const visitor = createVisitor();
  const foreign = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };
  const asked = await post(visitor, "/convert", { colors: ["red"], to: ["hex"] }, foreign);
  expect(asked.status).toBe(200);
  const form = { kind: "idea", message: "x" };
  const sent = await visitor.ask("/resources/feedback", { method: "POST", headers: foreign, form });
  expect(sent.status).toBe(403);
  const preflight = await visitor.ask(`${BASE}/convert`, {
    method: "OPTIONS",
    headers: {
      ...foreign,
      "access-control-request-method": "POST",
      "access-control-request-headers": "content-type",
    },
  });
  expect(preflight.status).toBe(204);
});

it("[QLT-5] one address in a hurry is told to wait, and the pages stay open to it", async () => {
  const { ask } = createVisitor();
  const answers = await Promise.all(Array.from({ length: 300 }, () => ask(`${BASE}/colors/red`)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(60);
  expect(refused.length).toBeGreaterThan(0);
  expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true);
  expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
  expect(refused[0]?.headers.get("content-type")).toBe("application/problem+json");
  expect((await createVisitor().ask(`${BASE}/colors/red`)).status).toBe(200);
  expect((await ask("/api")).status).toBe(200);
});

/** How many objects of a list are left out, as a part of it. */
const asJson = (shown: string): string => shown.replaceAll(/^ *(… \d+ more)$/gm, '"$1"');

/** Lists of more than six objects have three, and how many more there are. */
function cut(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cut(each)]));
  const list: readonly unknown[] = value;
  const isLong = list.length > 6 && list.every((each) => typeof each === "object");
  return isLong ? [...list.slice(0, 3).map(cut), `… ${list.length - 3} more`] : list.map(cut);
}

it("the reference page shows every call, a request and the answer it gave", async () => {
  const visitor = createVisitor();
  const all = await operations(visitor);
  const { document } = await visitor.open("/api");
  for (const { operation, path, method } of all.filter(({ path: each }) => each !== "/openapi.json")) {
    const call = find(document, `#${operation.operationId}`);
    expect(call.querySelectorAll("h3")).toHaveLength(1);
    expect(textOf(call)).toContain(`${method.toUpperCase()} ${path}`);
    const [request, answer] = call.querySelectorAll("pre");
    expect(request?.textContent).toContain("curl");
    expect(request?.textContent).toContain(`${ORIGIN}${BASE}`);
    const documented = exampleOf(operation);
    const shown = answer?.textContent ?? "";
    expect(typeof documented === "string" ? shown : JSON.parse(asJson(shown))).toEqual(cut(documented));
  }
  expect(find(document, "#problem-invalid")).toBeDefined();
  const footer = getByRole(document.body, "contentinfo");
  expect(getByRole(footer, "link", { name: "API" }).getAttribute("href")).toBe("/api");
});
