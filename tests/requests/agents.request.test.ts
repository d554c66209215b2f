import * as v from "valibot";
import { expect, it } from "vitest";
import { createVisitor, type Visitor } from "./visitor.ts";

const ACCEPT = "application/json, text/event-stream";
const Answer = v.object({
  result: v.object({
    content: v.array(v.object({ text: v.string() })),
    structuredContent: v.record(v.string(), v.unknown()),
  }),
});

async function call(
  visitor: Visitor,
  name: string,
  args: object,
): Promise<v.InferOutput<typeof Answer>["result"]> {
  const answer = await visitor.ask("/mcp", {
    method: "POST",
    headers: { accept: ACCEPT },
    json: { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } },
  });
  expect(answer.status).toBe(200);
  const text = await answer.text();
  // Clients of the older protocol are answered by one event.
  return v.parse(Answer, JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text)).result;
}

it("[AGT-1] computes in threads, and finds palettes of the library with a link to each", async () => {
  const visitor = createVisitor();
  const theme = await call(visitor, "make_theme", { brand: ["#2f6690"] });
  expect(theme.structuredContent).toMatchObject({ failing: [] });
  const found = await call(visitor, "search_library", { near: ["#c2410c"], limit: 2 });
  const { palettes } = v.parse(
    v.object({ palettes: v.array(v.object({ uri: v.string(), link: v.string() })) }),
    found.structuredContent,
  );
  expect(palettes).toHaveLength(2);
  const { pathname } = new URL(palettes[0]?.link ?? "");
  expect((await visitor.ask(pathname)).status).toBe(200);
});

it("[AGT-1] refuses what is too large or no JSON, and other sites, without an error of the server", async () => {
  const visitor = createVisitor();
  const post = (body: string, headers: Record<string, string> = {}) =>
    visitor.ask("/mcp", {
      method: "POST",
      headers: { "content-type": "application/json", accept: ACCEPT, ...headers },
      body,
    });
  for (const [status, answer] of [
    [413, await post(`"${"x".repeat(1_100_000)}"`)],
    [400, await post("{")],
    [403, await post("{}", { origin: "https://elsewhere.example" })],
  ] as const) {
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({
      jsonrpc: "2.0",
      id: null,
      error: { message: expect.stringMatching(/\w/) },
    });
  }
});

it("[AGT-1] is told of on a page with its address, its tools and the command line, which is there to install", async () => {
  const visitor = createVisitor();
  const { document } = await visitor.open("/agents");
  const shown = document.body?.textContent ?? "";
  for (const words of ["/mcp", "claude mcp add", "make_theme", "search_library", "tincture.tgz"])
    expect(shown).toContain(words);
  const archive = await visitor.ask("/tincture.tgz");
  expect(archive.status).toBe(200);
  expect(new Uint8Array(await archive.arrayBuffer()).subarray(0, 2)).toEqual(Uint8Array.of(0x1f, 0x8b));
  expect(await (await visitor.ask("/sitemap.xml")).text()).toContain("/agents</loc>");
});
