import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterEach, describe, expect, it } from "vitest";
import type { ApiCaller } from "#server/api/api-callers.server.ts";
import { WORK } from "#server/api/testing/test-api.ts";
import type { Database } from "#server/db/database.ts";
import { agentsRoutes } from "./agents-routes.ts";

const ORIGIN = "http://tincture.example";
const errors: string[] = [];
const free: ApiCaller = {
  waitMs: 0,
  perSecond: 60,
  account: undefined,
  hasUnknownKey: false,
  access: async () => "free",
};

const NO_DATABASE: unknown = {};
async function routes(caller: ApiCaller = free, run = WORK.run) {
  return agentsRoutes(
    {
      config: { trustedProxies: 0, appOrigin: ORIGIN },
      reads: NO_DATABASE as Database,
      clock: () => 0,
      work: { run },
      log: {
        info: () => {},
        error: (event, details) => errors.push(`${event} ${JSON.stringify(details)}`),
      },
    },
    async () => caller,
  );
}

type Routes = Awaited<ReturnType<typeof routes>>;
const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
});

async function connect(app: Routes, mode: "auto" | "legacy"): Promise<Client> {
  const client = new Client(
    { name: "test", version: "1" },
    mode === "auto" ? { versionNegotiation: { mode: "auto" } } : {},
  );
  clients.push(client);
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${ORIGIN}/mcp`), {
      fetch: async (url, init) => app.request(String(url), init),
    }),
  );
  return client;
}

const post = (app: Routes, body: string, headers: Record<string, string> = {}) =>
  app.request(`${ORIGIN}/mcp`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json, text/event-stream",
      ...headers,
    },
    body,
  });
const PING = '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{}}';

describe("/mcp", () => {
  it.each(["auto", "legacy"] as const)("[AGT-1] answers both eras of the protocol (%s)", async (mode) => {
    const client = await connect(await routes(), mode);
    expect(client.getServerVersion()?.name).toBe("tincture");
    const { tools } = await client.listTools();
    expect(tools).toHaveLength(10);
    const theme = await client.callTool({ name: "make_theme", arguments: { brand: ["#2f6690"] } });
    expect(theme.isError).toBeUndefined();
    expect(theme.structuredContent).toMatchObject({
      failing: [],
      link: expect.stringContaining(`${ORIGIN}/light-theme-generator?c=2f6690`),
    });
    const read = await client.callTool({ name: "read_colors", arguments: { text: "a { color: #f00 }" } });
    expect(read.structuredContent).toMatchObject({ colors: [{ color: "#ff0000" }] });
    const file = await client.callTool({
      name: "write_colors",
      arguments: { colors: [{ name: "Deep", color: "#0e2a47" }], format: "css" },
    });
    expect(file.structuredContent).toEqual({
      fileName: "palette.css",
      content: ":root {\n  --deep: #0e2a47;\n}\n",
    });
    expect(errors).toEqual([]);
  });

  it("[AGT-1] says what is wrong with a call, as an answer that an agent reads", async () => {
    const client = await connect(await routes(), "auto");
    const wrong = await client.callTool({ name: "make_ramp", arguments: { color: "chartreus" } });
    expect(wrong.isError).toBe(true);
    expect(JSON.stringify(wrong.content)).toContain("is not a color name");
    const several = await client.callTool({
      name: "convert_colors",
      arguments: { colors: Array.from({ length: 300 }, () => "red"), tone: 1 },
    });
    expect(several).toMatchObject({ isError: true });
    expect(several.content).toEqual([
      {
        type: "text",
        text: "colors: At most 200 are taken.\nto: This is missing.\ntone: There is no such option.",
      },
    ]);
    await expect(client.callTool({ name: "make_tea", arguments: {} })).rejects.toThrow(
      "There is no tool make_tea",
    );
    await expect(client.readResource({ uri: "ui://tincture/none.html" })).rejects.toThrow("none.html");
  });

  it("[AGT-2] serves the view of the theme, and three skills", async () => {
    const client = await connect(await routes(), "auto");
    const { tools } = await client.listTools();
    expect(tools[0]).toMatchObject({
      name: "make_theme",
      _meta: { ui: { resourceUri: "ui://tincture/theme.html" } },
    });
    const { contents } = await client.readResource({ uri: "ui://tincture/theme.html" });
    expect(contents[0]).toMatchObject({ mimeType: "text/html;profile=mcp-app" });
    const { resources } = await client.listResources();
    const skills = resources.filter(({ uri }) => uri.startsWith("skill://")).map(({ name }) => name);
    expect(skills.toSorted()).toEqual(["brand-to-theme", "repair-contrast", "tokens-in-ci"]);
    const skill = await client.readResource({ uri: "skill://repair-contrast/SKILL.md" });
    expect(JSON.stringify(skill.contents)).toContain("# Repair contrast");
  });

  it("[SUB-2] [AGT-1] answers a key that nobody has with 401, as the API does", async () => {
    const refused = await post(await routes({ ...free, hasUnknownKey: true }), PING);
    expect(refused.status).toBe(401);
    expect(refused.headers.get("www-authenticate")).toContain("invalid_token");
  });

  it("[AGT-1] refuses pages of other sites, and shows a browser the page about it", async () => {
    const app = await routes();
    expect((await post(app, PING, { Origin: "https://evil.example" })).status).toBe(403);
    expect((await post(app, PING, { Origin: "null" })).status).toBe(403);
    expect((await post(app, PING, { Origin: ORIGIN })).status).toBe(200);
    expect((await post(app, PING, { Origin: "http://localhost:6274" })).status).toBe(200);
    const shown = await app.request(`${ORIGIN}/mcp`, { headers: { Accept: "text/html" } });
    expect([shown.status, shown.headers.get("location")]).toEqual([303, "/agents"]);
  });

  it("[AGT-1] never answers a bad request with 500", async () => {
    const app = await routes();
    for (const body of [
      "",
      "{",
      "[]",
      "null",
      '{"jsonrpc":"2.0"}',
      `"${"x".repeat(10_000)}"`,
      "[".repeat(5000),
    ]) {
      const { status } = await post(app, body);
      expect(status, body.slice(0, 40)).toBeGreaterThanOrEqual(400);
      expect(status, body.slice(0, 40)).toBeLessThan(500);
    }
    expect((await post(app, PING, { "Content-Type": "text/plain" })).status).toBe(415);
    expect((await app.request(`${ORIGIN}/mcp`, { method: "DELETE" })).status).toBe(405);
  });

  it("[AGT-1] counts against the limits of the API, and within the budget of work", async () => {
    const limited = await post(await routes({ ...free, waitMs: 1500 }), PING);
    expect([limited.status, limited.headers.get("retry-after")]).toEqual([429, "2"]);
    const busy = await routes(free, async () => ({ ok: false, reason: "budget", waitS: 7 }));
    const client = await connect(busy, "auto");
    const refused = await client.callTool({ name: "make_ramp", arguments: { color: "red" } });
    expect(refused).toMatchObject({ isError: true });
    expect(JSON.stringify(refused.content)).toContain("Ask again in 7 s");
  });
});
