/**
 * Answers public requests from memory, before anything else runs (QLT-6): no cached answer is older than 30 s or of
 * yesterday, changes of the library invalidate it, and concurrent requests for a missing answer share one rendering. Answers are
 * rendered without cookies, so they cannot contain personal data.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { nextDayMs } from "#domain/library/day-number.ts";
import { socketAddressOf } from "#server/http/node-connection.ts";
import { createRateLimit } from "#server/http/rate-limit.ts";
import { type HeaderReader, headersOf, incomingHeaders } from "#server/http/request-headers.ts";
import { logWithId } from "#server/log.ts";
import { type ByteLru, createByteLru } from "./byte-lru.ts";
import { createDenseBrotli } from "./dense-brotli.ts";
import { type Asked, type PreparedAnswer, prepareAnswer, responseTo } from "./prepared-answer.ts";
import type { PublicAddress } from "./public-address.ts";
import {
  createPublicRequests,
  HEALTH,
  type PublicRequestRules,
  targetOf,
  withoutPerson,
} from "./public-request.ts";

/** Answers a request; `env` comes from the Node server and has its request object. */
export type Answer = (request: Request, env?: object) => Response | Promise<Response>;

export interface PublicCacheParts extends PublicRequestRules {
  /** The application behind the cache. */
  readonly answer: Answer;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Called before an answer is rendered; a response that it returns is sent instead. */
  readonly refuse?: (request: Request, env: unknown) => Response | undefined;
  /**
   * Called before an answer is sent from memory, with what Node knows of the request: seconds that its client has to wait,
   * or 0.
   */
  readonly holdS?: (socketAddress: string | undefined, headers: HeaderReader) => number;
  /** The id of a request, sent in a header of the response. */
  readonly idOf?: (headers: HeaderReader) => string;
  readonly maxBytes?: Readonly<Record<PublicAddress["kind"], number>>;
}

/** Answers a request from memory and returns true; otherwise returns false and has done nothing. */
export type SendFromMemory = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

export interface PublicCache {
  readonly answer: Answer;
  /** Does without a Request and a Response, which take as long as the rest of an answer from memory. */
  readonly send: SendFromMemory;
  /** The number of public requests answered from the cache, and of those that were not. */
  readonly counted: () => { readonly hits: number; readonly misses: number };
  /**
   * Must be called when an item has changed visibly; "likes" if only the number of its likes has, "own" if no list shows
   * it, before or after.
   */
  readonly itemChanged: (change: { readonly id: string; readonly what: "likes" | "content" | "own" }) => void;
}

/** With the lists in an answer, which may be 2 s old when it is rendered (list-cache.server.ts), 30 s. */
const MAX_AGE_MS = 28_000;
/**
 * Likes may arrive many times a second, and one person may edit as often. Lists are dropped at most once in this time, ms;
 * for changes of content ten times at once after a pause.
 */
const LISTS_EVERY_MS = 1_000;
const LISTS_AT_ONCE = 10;
const MAX_BYTES = { build: 8 << 20, library: 24 << 20, query: 8 << 20 } as const;
/** Size of the list of addresses whose answers are not for everyone, and of one of them without its key. */
const [MAX_OWN_BYTES, OWN_BYTES] = [256 << 10, 64];
const FORBIDS = /private|no-store/;

interface Kept {
  readonly answer: PreparedAnswer;
  readonly untilMs: number;
}

type Rendering = Promise<PreparedAnswer | undefined>;

interface Running {
  readonly answer: Rendering;
  readonly untilMs: number;
}

interface Place {
  readonly key: string;
  readonly address: PublicAddress;
}

export async function createPublicCache(parts: PublicCacheParts): Promise<PublicCache> {
  const { answer, clock, refuse, holdS = () => 0, idOf, maxBytes = MAX_BYTES } = parts;
  const publicRequestOf = createPublicRequests(parts);
  const cached: Readonly<Record<PublicAddress["kind"], ByteLru<Kept>>> = {
    build: createByteLru(maxBytes.build),
    library: createByteLru(maxBytes.library),
    query: createByteLru(maxBytes.query),
  };
  // The answer is the same as long as the process runs.
  const health = await prepareAnswer(await answer(new Request(`http://localhost${HEALTH}`), {}));
  const dense = createDenseBrotli();
  const renderings = new Map<string, Running>();
  /**
   * Until when an address whose answer was not for everyone is rendered for its visitor only. Nothing of the answer is
   * kept, so that an entry that is out of date costs a rendering and shows nothing wrong.
   */
  const ownUntilMs = createByteLru<number>(MAX_OWN_BYTES);
  const emptyings = createRateLimit({
    perSecond: 1000 / LISTS_EVERY_MS,
    burst: LISTS_AT_ONCE,
    maxAddresses: 1,
    clock,
  });
  let emptiedMs = Number.NEGATIVE_INFINITY;
  let isEmptyingDue = false;
  let [hits, misses] = [0, 0];

  function emptyLists(): void {
    cached.library.clear();
    cached.query.clear();
    ownUntilMs.clear();
    emptiedMs = clock();
    isEmptyingDue = false;
  }

  function find(key: string, { kind }: PublicAddress, nowMs: number): PreparedAnswer | undefined {
    if (isEmptyingDue && nowMs - emptiedMs >= LISTS_EVERY_MS) emptyLists();
    const entry = cached[kind].get(key);
    return entry !== undefined && nowMs < entry.untilMs ? entry.answer : undefined;
  }

  /** An answer whose rendering began before a change is not kept after it. */
  async function render(
    { key, address }: Place,
    request: Request,
    untilMs: number,
    isCurrent: () => boolean,
  ): Rendering {
    const rendered = await answer(withoutPerson(request), {});
    if (!isForEveryone(rendered)) {
      if (isCurrent() && isLasting(rendered)) ownUntilMs.set(key, untilMs, OWN_BYTES + 2 * key.length);
      await rendered.body?.cancel();
      return undefined;
    }
    const lru = cached[address.kind];
    const made = await prepareAnswer(rendered, {
      onGrow: (bytes) => lru.grow(key, entry, bytes),
      // There are too many queries for each to be asked for often.
      ...(address.kind !== "query" && { dense }),
    });
    const entry: Kept = { answer: made, untilMs };
    if (isCurrent()) lru.set(key, entry, made.bytes);
    return made;
  }

  function renderOnce(place: Place, request: Request, nowMs: number): Rendering {
    const { key } = place;
    const running = renderings.get(key);
    if (running !== undefined && nowMs < running.untilMs) return running.answer;
    // Lists are in the order of their day, and the palette of the day is on several pages.
    const untilMs = Math.min(nowMs + MAX_AGE_MS, nextDayMs(nowMs));
    const isCurrent = () => renderings.get(key) === own;
    const own: Running = {
      untilMs,
      answer: Promise.resolve()
        .then(() => render(place, request, untilMs, isCurrent))
        .finally(() => {
          if (isCurrent()) renderings.delete(key);
        }),
    };
    renderings.set(key, own);
    return own.answer;
  }

  /** Drops what is kept of one item, and of it being rendered. */
  function dropItem(id: string): void {
    for (const key of cached.library.keys()) if (key.includes(id)) cached.library.delete(key);
    for (const key of renderings.keys()) if (key.includes(id)) renderings.delete(key);
  }

  function askedOf(method: string, headers: HeaderReader): Asked {
    return { method, headers, id: idOf?.(headers) };
  }

  return {
    send(incoming, outgoing) {
      const { method = "", url: target = "" } = incoming;
      const { host } = incoming.headers;
      if (host === undefined) return false;
      // An answer is only found under a URL that has been checked when it was rendered.
      const wanted = publicRequestOf(
        method,
        target,
        () => `http://${host}${target}`,
        () => incomingHeaders(incoming),
      );
      if (wanted === undefined) return false;
      const { place, headers } = wanted;
      const found = place === undefined ? health : find(place.key, place.address, clock());
      const reply = found?.reply(askedOf(method, headers));
      if (reply === undefined || reply instanceof Promise) return false;
      const waitS = place === undefined ? 0 : holdS(incoming.socket.remoteAddress, headers);
      if (waitS > 0) {
        outgoing.writeHead(429, heldHeaders(waitS));
        outgoing.end(HELD);
        return true;
      }
      if (place !== undefined) hits += 1;
      outgoing.writeHead(reply.status, reply.headers);
      outgoing.end(reply.body);
      return true;
    },
    answer(request, env) {
      const { method, url } = request;
      const wanted = publicRequestOf(
        method,
        targetOf(url),
        () => url,
        () => headersOf(request, env),
      );
      if (wanted === undefined) return answer(request, env);
      const asked = askedOf(method, wanted.headers);
      if (wanted.place === undefined) return responseTo(health, asked);
      const { key, address } = wanted.place;
      const nowMs = clock();
      const found = find(key, address, nowMs);
      if (found !== undefined) {
        const waitS = holdS(socketAddressOf(env), wanted.headers);
        if (waitS > 0) return new Response(HELD, { status: 429, headers: heldHeaders(waitS) });
        hits += 1;
        return responseTo(found, asked);
      }
      const refusal = refuse?.(request, env);
      if (refusal !== undefined) return refusal;
      misses += 1;
      const { place } = wanted;
      const rendered = (): Response | Promise<Response> =>
        nowMs < (ownUntilMs.get(key) ?? 0)
          ? answer(request, env)
          : renderOnce(place, request, nowMs).then((made) =>
              made === undefined ? answer(request, env) : responseTo(made, asked),
            );
      // What is logged meanwhile has the id that this answer has; those that wait for the same rendering log nothing.
      return asked.id === undefined ? rendered() : logWithId(asked.id, rendered);
    },
    counted: () => ({ hits, misses }),
    itemChanged({ id, what }) {
      if (what === "own") return dropItem(id);
      renderings.clear();
      const isDue =
        what === "content" ? emptyings.take("lists") === 0 : clock() - emptiedMs >= LISTS_EVERY_MS;
      if (isDue) return emptyLists();
      isEmptyingDue = true;
      dropItem(id);
    },
  };
}

const HELD = "These are many requests at once.\n";

/** The connection ends, so that requests which were sent without waiting for answers are not even read. */
function heldHeaders(waitS: number): Readonly<Record<string, string>> {
  return {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    "Retry-After": String(waitS),
    Connection: "close",
  };
}

function isForEveryone({ status, headers }: Response): boolean {
  if (status !== 200 || headers.has("set-cookie")) return false;
  return !FORBIDS.test(headers.get("cache-control") ?? "");
}

/** Whether the next answer is likely to be of this kind too; an error of the server is not. */
function isLasting({ status }: Response): boolean {
  return status < 400 || status === 404 || status === 410;
}
