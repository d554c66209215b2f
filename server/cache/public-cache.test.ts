import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { createPublicCache, type PublicCacheParts } from "./public-cache.ts";

const ORIGIN = "http://tincture.example";
const BROWSER = { "accept-encoding": "gzip, br" };

/** A cache in front of an application that counts requests and echoes the cookie it receives. */
async function createCache(parts: Partial<PublicCacheParts> = {}) {
  const rendered: string[] = [];
  const clock = { ms: 1_000_000 };
  const cache = await createPublicCache({
    async answer(request) {
      const { pathname, search } = new URL(request.url);
      if (pathname === "/health") return new Response("ok", { headers: { "Cache-Control": "no-store" } });
      rendered.push(pathname + search);
      const text = `${rendered.length}: ${pathname} of ${request.headers.get("cookie") ?? "nobody"} ${"-".repeat(2000)}`;
      return new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8" } });
    },
    clock: () => clock.ms,
    appOrigin: ORIGIN,
    ...parts,
  });
  const ask = async (path: string, headers: Record<string, string> = {}, method = "GET") =>
    cache.answer(new Request(ORIGIN + path, { headers, method }));
  return { cache, ask, rendered, clock };
}

it("[QLT-6] an answer is rendered once for all visitors, and never with a cookie", async () => {
  const { ask, rendered } = await createCache();
  const texts = [];
  for (const headers of [{ cookie: "session=a" }, {}, { cookie: "session=b", authorization: "b" }])
    texts.push(await (await ask("/palettes", headers)).text());
  expect(rendered).toEqual(["/palettes"]);
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).toContain("of nobody");
});

it("[QLT-6] concurrent requests for an answer that is not cached wait for one rendering", async () => {
  const { ask, rendered } = await createCache();
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask("/discover", BROWSER)));
  expect(rendered).toEqual(["/discover"]);
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
});

it("[QLT-2] a page that stays the same is sent in a denser form after its second rendering", async () => {
  const text = Array.from(
    { length: 2000 },
    (_, index) => `${(index * index) % 9973} of ${index % 97}`,
  ).join();
  const answer = () => new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8" } });
  const { ask, clock } = await createCache({ answer });
  const sizeOf = async (path: string) => {
    const bytes = Buffer.from(await (await ask(path, BROWSER)).arrayBuffer());
    expect(brotliDecompressSync(bytes).toString()).toBe(text);
    return bytes.byteLength;
  };
  const [first, query] = [await sizeOf("/palettes"), await sizeOf("/palettes?sort=newest")];
  clock.ms += 28_000;
  await sizeOf("/palettes?sort=newest");
  await sizeOf("/palettes");
  await expect.poll(() => sizeOf("/palettes")).toBeLessThan(first);
  const dense = await sizeOf("/palettes");
  clock.ms += 28_000;
  expect(await sizeOf("/palettes")).toBe(dense);
  expect(await sizeOf("/palettes?sort=newest")).toBe(query);
});

it("[QLT-6] a cached answer is rendered again after 28 s", async () => {
  const { ask, rendered, clock } = await createCache();
  await ask("/palettes");
  clock.ms += 27_999;
  await ask("/palettes");
  expect(rendered).toHaveLength(1);
  clock.ms += 1;
  await ask("/palettes");
  expect(rendered).toHaveLength(2);
});

it("[QLT-6] an answer of yesterday is not sent today, nor one whose rendering began yesterday", async () => {
  const endings: (() => void)[] = [];
  const clock = { ms: 0 };
  const { ask } = await createCache({
    clock: () => clock.ms,
    answer: (request) => {
      const answer = new Response(`of ${clock.ms}`);
      if (new URL(request.url).pathname !== "/discover") return answer;
      return new Promise((resolve) => endings.push(() => resolve(answer)));
    },
  });
  const midnight = Date.UTC(2026, 11, 31);
  const textOf = async (path: string) => (await ask(path)).text();
  clock.ms = midnight - 2;
  expect(await textOf("/palettes")).toBe(`of ${midnight - 2}`);
  const yesterday = textOf("/discover");
  await expect.poll(() => endings.length).toBe(1);
  clock.ms = midnight - 1;
  expect(await textOf("/palettes")).toBe(`of ${midnight - 2}`);
  clock.ms = midnight;
  expect(await textOf("/palettes")).toBe(`of ${midnight}`);
  const today = textOf("/discover");
  await expect.poll(() => endings.length).toBe(2);
  for (const end of endings) end();
  expect([await yesterday, await today]).toEqual([`of ${midnight - 2}`, `of ${midnight}`]);
});

it("[QLT-6] a change of an item is visible at once, on tool pages too; answers of the build stay cached", async () => {
  const { cache, ask, rendered } = await createCache();
  const paths = ["/palettes", "/palettes?sort=newest", "/color-converter", "/robots.txt"];
  for (const path of paths) await ask(path);
  cache.itemChanged({ id: "x7Yz12abQwKL", what: "content" });
  rendered.length = 0;
  for (const path of paths) await ask(path);
  expect(rendered).toEqual(["/palettes", "/palettes?sort=newest", "/color-converter"]);
});

it("[QLT-6] likes change the pages of their items at once, and lists at most once a second", async () => {
  const { cache, ask, rendered, clock } = await createCache();
  const [one, other] = ["/palettes/x7Yz12abQwKL", "/palettes/y7Yz12abQwKL"];
  const askAll = async () => {
    rendered.length = 0;
    for (const path of [one, other, "/palettes"]) await ask(path);
    return [...rendered];
  };
  await askAll();
  cache.itemChanged({ id: "x7Yz12abQwKL", what: "likes" });
  expect(await askAll()).toEqual([one, other, "/palettes"]);
  cache.itemChanged({ id: "x7Yz12abQwKL", what: "likes" });
  expect(await askAll()).toEqual([one]);
  clock.ms += 1_000;
  expect(await askAll()).toEqual([one, other, "/palettes"]);
  expect(await askAll()).toEqual([]);
});

it("[QLT-6] an item that no list shows changes its own answers alone", async () => {
  const { cache, ask, rendered } = await createCache();
  const [one, other] = ["/palettes/x7Yz12abQwKL", "/palettes/y7Yz12abQwKL"];
  const askAll = async () => {
    rendered.length = 0;
    for (const path of [one, other, "/palettes"]) await ask(path);
    return [...rendered];
  };
  await askAll();
  for (let edit = 0; edit < 50; edit += 1) {
    cache.itemChanged({ id: "x7Yz12abQwKL", what: "own" });
    expect(await askAll()).toEqual([one]);
  }
});

it("[QLT-6] whoever edits a public item in a loop has the lists rendered ten times, then once a second", async () => {
  const { cache, ask, rendered, clock } = await createCache();
  const one = "/palettes/x7Yz12abQwKL";
  const edits = async (count: number) => {
    rendered.length = 0;
    for (let edit = 0; edit < count; edit += 1) {
      cache.itemChanged({ id: "x7Yz12abQwKL", what: "content" });
      for (const path of [one, "/palettes"]) await ask(path);
    }
    return rendered.filter((path) => path === "/palettes").length;
  };
  expect(await edits(50)).toBe(10);
  expect(rendered.filter((path) => path === one)).toHaveLength(50);
  clock.ms += 1_000;
  expect(await edits(50)).toBe(1);
});

it("[QLT-6] an answer whose rendering began before a change is not cached after it", async () => {
  const waiting: (() => void)[] = [];
  const { cache, ask } = await createCache({
    answer: async (request) => {
      if (!request.url.endsWith("/health")) await new Promise<void>((go) => waiting.push(go));
      return new Response(`rendering ${waiting.length}`);
    },
  });
  const before = ask("/palettes");
  cache.itemChanged({ id: "x7Yz12abQwKL", what: "content" });
  const after = ask("/palettes");
  await expect.poll(() => waiting.length).toBe(2);
  for (const go of waiting) go();
  await Promise.all([before, after]);
  // Only the answer whose rendering began after the change is cached.
  const cached = await ask("/palettes");
  expect(waiting).toHaveLength(2);
  expect(await cached.text()).toBe(await (await after).text());
});

it("[QLT-6] a private answer is not cached, and is rendered with the cookie of the request", async () => {
  const { ask, rendered } = await createCache({
    answer: (request) =>
      new Response(`of ${request.headers.get("cookie")}`, {
        headers: { "Cache-Control": "private, no-store" },
      }),
  });
  expect(await (await ask("/palettes/x7Yz12abQwKL", { cookie: "a" })).text()).toBe("of a");
  expect(await (await ask("/palettes/x7Yz12abQwKL", { cookie: "b" })).text()).toBe("of b");
  expect(rendered).toEqual([]);
});

it.each([404, 500, 503, 301])("[QLT-6] an answer of %d is not cached", async (status) => {
  let count = 0;
  const { ask } = await createCache({
    answer: () => {
      count += 1;
      return new Response("said once", { status });
    },
  });
  expect((await ask("/palettes/x7Yz12abQwKL")).status).toBe(status);
  const before = count;
  expect((await ask("/palettes/x7Yz12abQwKL")).status).toBe(status);
  expect(count).toBeGreaterThan(before);
});

it("[QLT-6] queries with unknown parameters are not cached and evict nothing", async () => {
  const { ask, rendered } = await createCache();
  await ask("/palettes");
  for (let each = 0; each < 200; each += 1) await ask(`/palettes?x=${each}`);
  rendered.length = 0;
  await ask("/palettes");
  await ask("/palettes?x=1");
  expect(rendered).toEqual(["/palettes?x=1"]);
});

it("[QLT-6] queries of lists have a maximum size of their own, and evict each other only", async () => {
  const { ask, rendered } = await createCache({ maxBytes: { build: 1e6, library: 1e6, query: 30_000 } });
  await ask("/palettes");
  for (let each = 0; each < 100; each += 1) await ask(`/palettes?q=word${each}`);
  rendered.length = 0;
  await ask("/palettes");
  await ask("/palettes?q=word99");
  await ask("/palettes?q=word1");
  expect(rendered).toEqual(["/palettes?q=word1"]);
});

it("[QLT-6] without a configured origin, answers are cached per origin, because their links contain it", async () => {
  const { cache, rendered } = await createCache({ appOrigin: undefined });
  for (const origin of ["http://a.example", "http://b.example", "http://a.example"])
    await cache.answer(new Request(`${origin}/palettes`));
  expect(rendered).toHaveLength(2);
});

it("[QLT-2] an encoded answer has the content and headers of the plain one, and both ETags give 304", async () => {
  const { ask, rendered } = await createCache();
  const plain = await ask("/palettes");
  const packed = await ask("/palettes", BROWSER);
  expect(packed.headers.get("content-encoding")).toBe("br");
  const bytes = new Uint8Array(await packed.arrayBuffer());
  expect(packed.headers.get("content-length")).toBe(String(bytes.byteLength));
  expect(brotliDecompressSync(bytes).toString()).toBe(await plain.text());
  const etag = plain.headers.get("etag") ?? "none";
  expect(etag).toMatch(/^"/);
  expect(packed.headers.get("etag")).toBe(`W/${etag}`);
  const own = ["content-encoding", "content-length", "etag"];
  const shared = (answer: Response) => [...answer.headers].filter(([name]) => !own.includes(name));
  expect(shared(packed)).toEqual(shared(plain));
  expect(plain.headers.get("vary")).toBe("Accept-Encoding");
  expect(plain.headers.get("cache-control")).toBe("public, no-cache");
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const again = await ask("/palettes", { ...BROWSER, "if-none-match": tag });
    expect(again.status, tag).toBe(304);
    expect(await again.text()).toBe("");
    expect(again.headers.get("cache-control")).toBe("public, no-cache");
    expect(again.headers.get("vary")).toBe("Accept-Encoding");
  }
  expect((await ask("/palettes", { "if-none-match": '"other"' })).status).toBe(200);
  expect(rendered).toEqual(["/palettes"]);
});

it("[QLT-6] HEAD has the headers of GET and no body; a POST is never answered from the cache", async () => {
  const { ask, rendered } = await createCache();
  const got = await ask("/palettes");
  const head = await ask("/palettes", {}, "HEAD");
  expect([...head.headers]).toEqual([...got.headers]);
  expect(await head.text()).toBe("");
  await ask("/palettes", {}, "POST");
  expect(rendered).toEqual(["/palettes", "/palettes"]);
});

it("[QLT-6] [PLT-7] a visitor for whom a cached answer may be too old gets a new one, which is not cached", async () => {
  const { ask, rendered } = await createCache({ needsFresh: (headers) => headers.get("cookie") !== null });
  expect(await (await ask("/palettes")).text()).toContain("1: /palettes of nobody");
  expect(await (await ask("/palettes", { cookie: "a" })).text()).toContain("2: /palettes of a");
  expect(await (await ask("/palettes")).text()).toContain("1: /palettes of nobody");
  expect(rendered).toHaveLength(2);
});
