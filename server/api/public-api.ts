/** /api/v1: the routes of the calls, and an answer to every unknown request. */
import { type Context, Hono } from "hono";
import type { Call } from "#calls/call.ts";
import { CALLS } from "#calls/calls.ts";
import type { Config } from "#server/config/config.ts";
import type { Database } from "#server/db/database.ts";
import { troubleOf } from "#server/db/database-trouble.server.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { etagOf, isKnown } from "#server/http/etag.ts";
import { socketAddressOf } from "#server/http/node-connection.ts";
import { RETRY_SECONDS } from "#server/http/trouble-answers.ts";
import { libraryReads } from "#server/library/library-reads.server.ts";
import { POSITION_HEADER } from "#server/replicas/visitor-position.ts";
import type { Work, WorkRefusal } from "#server/work/work.ts";
import { currentCaller, runAs } from "#server/work/work-caller.ts";
import { type ApiCaller, type CallerParts, createCallers, type GivenCaller } from "./api-callers.server.ts";
import { type EncodedAnswer, encodeAnswer } from "./call-answer.ts";
import { callContext } from "./call-context.server.ts";
import { CALL_WORK } from "./call-work-kind.ts";
import { documentOf } from "./openapi.server.ts";
import { type ProblemStatus, problemAnswer, problemOf } from "./problem.ts";
import { MAX_URL_LENGTH, type ReceivedRequest, readRequest } from "./read-request.ts";
import { refusedCaller } from "./refused-caller.ts";

const DOCUMENT_FRESH_S = 300;

interface ApiServices extends CallerParts {
  readonly config: Pick<Config, "trustedProxies" | "databaseUrl">;
  readonly reads: Database;
  readonly work: Pick<Work, "run">;
}

interface ApiEnv {
  Variables: { caller: ApiCaller };
}

/** Answers every request below /api/, but not the page /api itself. */
export function publicApi(
  services: ApiServices,
  callerOf: (given: GivenCaller) => Promise<ApiCaller> = createCallers(services),
): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>().basePath("/api");

  api.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(CORS)) c.res.headers.set(name, value);
  });
  api.options("*", (c) => c.body(null, 204, PREFLIGHT));
  api.use(async (c, next) => {
    if (c.req.url.length > MAX_URL_LENGTH)
      return problemAnswer(problemOf(414, `An address has at most ${MAX_URL_LENGTH} characters.`));
    const misplaced = KEY_HEADERS.find((name) => c.req.header(name) !== undefined);
    const caller = await callerOf({
      // Whoever sends a key claims to be somebody; a key in another header is none.
      authorization: c.req.header("authorization") ?? misplaced,
      address: clientAddress({
        socketAddress: socketAddressOf(c.env),
        forwardedFor: c.req.header("x-forwarded-for"),
        trustedProxies: services.config.trustedProxies,
      }),
    });
    c.set("caller", caller);
    return refusedCaller(caller, misplaced) ?? next();
  });

  api.get("/v1/openapi.json", async (c) =>
    send(c, encodeAnswer({ ok: true, kind: "data", body: await documentOf(services) }, DOCUMENT_FRESH_S)),
  );
  api.all("/v1/openapi.json", () => wrongMethod("GET"));
  const context = callContext(libraryReads(services.reads, services.clock));
  for (const call of CALLS) {
    const { method } = call.http;
    // A color may contain a slash, so parameters match slashes; an id with a slash is simply unknown.
    const path = `/v1${call.http.path.replaceAll(/\{(\w+)\}/g, ":$1{.+}")}`;
    api.on(method, path, async (c) => {
      const read = await readRequest(call, c.req.raw, segmentsOf(call, c.req.url));
      if (!read.ok) return problemAnswer(read.problem);
      const { caller } = c.var;
      if (call.readsLibrary) {
        const input = read.received.fields;
        return send(c, encodeAnswer(await call.run({ input }, context), call.freshS));
      }
      return runAs(caller.account ?? currentCaller(), () => compute(c, call, read.received, caller));
    });
    api.all(path, () => wrongMethod(method));
  }

  async function compute(
    c: Context,
    { name }: Call,
    received: ReceivedRequest,
    { access }: ApiCaller,
  ): Promise<Response> {
    // While the database is away, only calls that depend on the access fail.
    const known = await access().catch(() => undefined);
    const done = await services.work.run(CALL_WORK, { name, access: known, ...received });
    if (!done.ok) return refusedWork(done);
    if (done.value !== "needs-access") return send(c, done.value);
    await access();
    throw new Error(`The access of ${name} was unknown and is known now`);
  }
  api.all("*", () => problemAnswer(problemOf(404, "There is no such call. They are listed on /api.")));

  api.onError((error, c) => {
    services.log.error("API request failed", {
      path: c.req.path,
      error: error.stack ?? error.message,
    });
    if (troubleOf(error) !== undefined)
      return problemAnswer(problemOf(503, "The library cannot be reached for the moment."), {
        "Retry-After": RETRY_SECONDS,
      });
    return problemAnswer(
      problemOf(500, "Something went wrong on our side, and we have logged it. Please try again later."),
    );
  });
  return api;
}

/** Where other services want their keys. */
const KEY_HEADERS = ["X-API-Key", "Api-Key", "X-Auth-Token"] as const;

const CORS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": `Content-Disposition, ETag, Link, Retry-After, Tincture-Notices, ${POSITION_HEADER}`,
};
const PREFLIGHT = {
  "Access-Control-Allow-Methods": "GET, HEAD, POST, OPTIONS",
  "Access-Control-Allow-Headers": `Authorization, Content-Type, If-None-Match, ${POSITION_HEADER}`,
  "Access-Control-Max-Age": "86400",
};

function wrongMethod(method: "GET" | "POST"): Response {
  const allow = method === "GET" ? "GET, HEAD, OPTIONS" : "POST, OPTIONS";
  return problemAnswer(problemOf(405, `This call takes ${method}.`), { Allow: allow });
}

/** The values of the path parameters from the URL; the last parameter extends to the end. */
function segmentsOf({ http: { path } }: Call, url: string): Record<string, string> {
  const name = /\{(\w+)\}/.exec(path)?.[1];
  if (name === undefined) return {};
  const { pathname } = new URL(url);
  const prefix = path.slice(0, path.indexOf("{"));
  return { [name]: pathname.slice(pathname.indexOf(prefix) + prefix.length) };
}

/** An answer that caches may keep has an ETag. */
function send(c: Context, { status, headers: given, body, next }: EncodedAnswer): Response {
  const headers = new Headers(given);
  const isKept = given["Cache-Control"] !== "no-store";
  if (isKept) {
    if (next !== undefined) headers.set("Link", nextLink(c.req.url, next));
    const etag = etagOf(body);
    headers.set("ETag", etag);
    if (isKnown(c.req.header("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  }
  return new Response(new Uint8Array(body), { status, headers });
}

const REFUSED_WORK = {
  budget: { status: 429, detail: "This address has used up its computing time for now." },
  busy: { status: 429, detail: "Enough requests of this address are waiting already." },
  full: { status: 503, detail: "Many requests are waiting. Please ask again." },
  late: { status: 503, detail: "This takes longer than a request may. Send less at once." },
} as const satisfies Record<WorkRefusal["reason"], { status: ProblemStatus; detail: string }>;

function refusedWork({ reason, waitS }: WorkRefusal): Response {
  const { status, detail } = REFUSED_WORK[reason];
  return problemAnswer(problemOf(status, detail), { "Retry-After": String(waitS) });
}

/** A Link header (RFC 8288), relative to the requested address. */
function nextLink(url: string, cursor: string): string {
  const { searchParams } = new URL(url);
  searchParams.set("cursor", cursor);
  return `<?${searchParams.toString()}>; rel="next"`;
}
