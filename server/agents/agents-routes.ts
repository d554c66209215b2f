/** /mcp: the tools of Tincture for agents, over the streamable HTTP of the Model Context Protocol, without sessions. */
import path from "node:path";
import { createMcpHandler } from "@modelcontextprotocol/server";
import { Hono } from "hono";
import { createAgentsServers } from "#agents/agents-server.ts";
import { readAgentFiles } from "#agents/files.ts";
import { type RunCall, refusalText, runHere } from "#agents/run-call.ts";
import { gradientCall, paletteCall } from "#calls/library/library-calls.ts";
import type { ApiCaller, GivenCaller } from "#server/api/api-callers.server.ts";
import { callContext } from "#server/api/call-context.server.ts";
import { CALL_WORK } from "#server/api/call-work-kind.ts";
import { takesJson } from "#server/api/read-request.ts";
import { refusedCaller } from "#server/api/refused-caller.ts";
import type { Config } from "#server/config/config.ts";
import type { Database } from "#server/db/database.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { socketAddressOf } from "#server/http/node-connection.ts";
import { libraryReads } from "#server/library/library-reads.server.ts";
import type { Log } from "#server/log.ts";
import type { Work } from "#server/work/work.ts";
import { currentCaller, runAs } from "#server/work/work-caller.ts";

interface AgentsServices {
  readonly config: Pick<Config, "trustedProxies" | "appOrigin">;
  readonly reads: Database;
  readonly clock: () => number;
  readonly work: Pick<Work, "run">;
  readonly log: Log;
}

export const AGENTS_PATH = "/mcp";
const VERSION = "1.0.0";
const FOREIGN = "Pages of other sites may not ask here. Agents and programs send no Origin.";
/** Nothing here changes while the server runs, so streams of changes are kept few. */
const MAX_STREAMS = 64;
const UTF8 = new TextDecoder();

/** `callerOf` is that of the API: both count against one limit. */
export async function agentsRoutes(
  services: AgentsServices,
  callerOf: (given: GivenCaller) => Promise<ApiCaller>,
): Promise<Hono> {
  const files = await readAgentFiles(path.resolve("agents"));
  const context = callContext(libraryReads(services.reads, services.clock));
  const fromLibrary = runHere(context);
  const run: RunCall = (call, input, file) =>
    call.readsLibrary ? fromLibrary(call, input) : computed(services.work, call, input, file);
  const handlers = new Map<string, ReturnType<typeof createMcpHandler>>();
  /** One for each origin that people use: share links name it. */
  const handlerFor = async (origin: string) => {
    const known = handlers.get(origin);
    if (known !== undefined) return known;
    const servers = await createAgentsServers({
      version: VERSION,
      run,
      files,
      origin,
      readItem: async (kind, id) => {
        const found = await fromLibrary(kind === "palettes" ? paletteCall : gradientCall, { id });
        return found.ok && "body" in found ? JSON.stringify(found.body) : undefined;
      },
    });
    const handler = createMcpHandler(servers, {
      maxSubscriptions: MAX_STREAMS,
      onerror(error) {
        // A bad request is answered as one, and is no fault of the server.
        if (!error.message.startsWith("Rejected inbound request"))
          services.log.error("agents: a request failed", { error: error.message });
      },
    });
    // Without APP_ORIGIN a visitor chooses the origin by the port, so few are kept.
    if (handlers.size > 8) handlers.clear();
    handlers.set(origin, handler);
    return handler;
  };

  const routes = new Hono();
  routes.all(AGENTS_PATH, async (c) => {
    const own = services.config.appOrigin ?? new URL(c.req.url).origin;
    const origin = c.req.header("origin");
    if (origin !== undefined && origin !== own && !isOfThisMachine(origin))
      return c.json({ jsonrpc: "2.0", id: null, error: { code: -32000, message: FOREIGN } }, 403);
    // Somebody looks at the address in a browser.
    if (c.req.method === "GET" && c.req.header("accept")?.includes("text/html") === true)
      return c.redirect("/agents", 303);
    const caller = await callerOf({
      authorization: c.req.header("authorization"),
      address: clientAddress({
        socketAddress: socketAddressOf(c.env),
        forwardedFor: c.req.header("x-forwarded-for"),
        trustedProxies: services.config.trustedProxies,
      }),
    });
    const refused = refusedCaller(caller);
    if (refused !== undefined) return refused;
    const handler = await handlerFor(own);
    const response = await runAs(caller.account ?? currentCaller(), () => handler.fetch(c.req.raw));
    response.headers.set("Cache-Control", "no-store");
    return response;
  });
  return routes;
}

/** Inspectors and editors on the person's own machine. */
function isOfThisMachine(origin: string): boolean {
  return URL.canParse(origin) && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(origin).hostname);
}

/** A call as work of a thread, within the budget of who asks. */
async function computed(
  work: Pick<Work, "run">,
  call: Parameters<RunCall>[0],
  input: Parameters<RunCall>[1],
  file: Uint8Array | undefined,
): ReturnType<RunCall> {
  const { name } = call;
  const request = takesJson(call)
    ? { fields: undefined, body: new TextEncoder().encode(JSON.stringify(input)) }
    : { fields: input, body: file };
  const done = await work.run(CALL_WORK, { name, access: "free", ...request });
  if (!done.ok)
    return { ok: false, message: `Too much is being computed just now. Ask again in ${done.waitS} s.` };
  if (done.value === "needs-access") throw new Error(`${name} asks for the access, which is known`);
  const { status, headers, body } = done.value;
  const text = UTF8.decode(body);
  if (status >= 400) {
    const { detail, errors } = JSON.parse(text);
    return { ok: false, message: refusalText({ message: String(detail), values: errors ?? [] }) };
  }
  const fileName = /filename="([^"]*)"/.exec(headers["Content-Disposition"] ?? "")?.[1];
  return fileName === undefined ? { ok: true, body: JSON.parse(text) } : { ok: true, text, fileName };
}
