import { gunzipSync, zstdDecompressSync } from "node:zlib";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { expect, it } from "vitest";
import { compressPages } from "./compress-pages.ts";

const TEXT = "<p>one line of a page</p>".repeat(200);
const BROWSER = { "accept-encoding": "gzip, deflate, br, zstd" };

const app = new Hono();
app.use(compress());
app.use(compressPages);
app.get("/page", (c) =>
  c.body(TEXT, 200, { "Content-Type": "text/html; charset=utf-8", ETag: '"whole"', "Set-Cookie": "a=b" }),
);
app.get("/page.data", (c) => c.body(TEXT, 200, { "Content-Type": "text/x-script; charset=utf-8" }));
app.get("/short", (c) => c.html("<p>short</p>"));
app.get("/colors.json", (c) => c.json({ text: TEXT }));
app.get("/unchanged", (c) => c.body(null, 304, { "Content-Type": "text/html" }));

it.each(["/page", "/page.data"])("[QLT-6] %s, rendered once, takes the fastest encoding", async (path) => {
  const answer = await app.request(path, { headers: BROWSER });
  expect(answer.headers.get("content-encoding")).toBe("zstd");
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(zstdDecompressSync(bytes).toString()).toBe(TEXT);
  expect(answer.headers.get("content-length")).toBe(String(bytes.byteLength));
});

it("[QLT-6] everything else that a page is sent with stays", async () => {
  const answer = await app.request("/page", { headers: { "accept-encoding": "gzip" } });
  expect(gunzipSync(await answer.arrayBuffer()).toString()).toBe(TEXT);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "content-encoding": "gzip",
    etag: 'W/"whole"',
    "set-cookie": "a=b",
    vary: "Accept-Encoding",
  });
});

it("[QLT-6] plain where nothing is accepted, and where it is short", async () => {
  const plain = await app.request("/page");
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(plain.headers.get("etag")).toBe('"whole"');
  expect(plain.headers.get("vary")).toBe("Accept-Encoding");
  expect(await plain.text()).toBe(TEXT);
  const short = await app.request("/short", { headers: BROWSER });
  expect(short.headers.get("content-encoding")).toBeNull();
  expect(await short.text()).toBe("<p>short</p>");
});

it("[QLT-6] other answers, a HEAD and an answer without a body are left alone", async () => {
  const data = await app.request("/colors.json", { headers: BROWSER });
  expect(data.headers.get("content-encoding")).toBe("gzip");
  const head = await app.request("/page", { method: "HEAD", headers: BROWSER });
  expect(await head.text()).toBe("");
  const unchanged = await app.request("/unchanged", { headers: BROWSER });
  expect(unchanged.status).toBe(304);
  expect(unchanged.headers.get("content-encoding")).toBeNull();
});
