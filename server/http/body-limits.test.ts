import { Hono } from "hono";
import { expect, it } from "vitest";
import { bodyLimits, tooLargeText } from "./body-limits.server.ts";

const app = new Hono();
app.use(bodyLimits);
app.post("*", async (c) => {
  const body = await c.req.text().catch(() => undefined);
  return body === undefined ? c.text("The body cannot be read.", 400) : c.text(String(body.length));
});
const post = (path: string, bytes: number) => app.request(path, { method: "POST", body: "x".repeat(bytes) });

it("[QLT-5] [AGT-1] says that a body is too large in the form that the address speaks", async () => {
  const message = tooLargeText(1_048_576);
  const agent = await post("/mcp", 1_048_577);
  expect(agent.status).toBe(413);
  expect(await agent.json()).toEqual({ jsonrpc: "2.0", id: null, error: { code: -32000, message } });
  const script = await post("/resources/merge", 524_289);
  expect(script.status).toBe(413);
  expect(await script.json()).toMatchObject({ code: "invalid-body" });
  const form = await post("/login", 65_537);
  expect(form.status).toBe(413);
  expect(await form.text()).toContain("larger than 64 kB");
  expect(await (await post("/mcp", 1_048_576)).text()).toBe("1048576");
});
