/**
 * The service worker (PLT-1, TLS-5): precaches the files of the build, Home and the tool pages, and caches other
 * pages when they are visited. A new worker waits until a page reports a safe moment (platform/worker-updates.ts), or
 * until no page of the old build is open. Only responses marked public are cached, so account pages never are.
 */
/// <reference lib="webworker" />
import { cacheNames, clientsClaim, setCacheNameDetails } from "workbox-core";
import {
  cleanupOutdatedCaches,
  PrecacheController,
  type PrecacheEntry,
  PrecacheRoute,
} from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { NetworkFirst } from "workbox-strategies";
import {
  PICTURES_SHARED_TO,
  SHARED_PICTURE_FIELD,
  SHARED_PICTURE_PATH,
  SHARED_PICTURES,
} from "#domain/shell/given-files.ts";
import { OFFLINE_PAGES_SLOT } from "#domain/shell/offline-slot.ts";
import { asSubstitute, cacheKeyOf, linksToCachedPages, substitutesFor } from "./cached-pages.ts";
import { fillCache, missingFiles } from "./fill-cache.ts";
import { knownRoutes, loadPageInstead } from "./router-answers.ts";

declare const self: ServiceWorkerGlobalScope;
/** Inserted by scripts/build/build-service-worker.ts. */
declare const PRECACHE: PrecacheEntry[];
/** Address of the archive of these files. */
declare const ARCHIVE: string;
/**
 * Changes with the headers that files are stored with. A newer worker takes over the files of the older one that are the
 * same, but not from a cache of another name, which it deletes: so nobody keeps a file with headers of earlier rules.
 */
declare const STORED_AS: string;
declare const TOOL_PATHS: readonly string[];
declare const BUILD_ID: string;
/** Address of the build's route manifest. */
declare const ROUTES_FILE: string;
/** HTML of the offline page, for pages that are not cached, and its headers. */
declare const OFFLINE_PAGE: string;
declare const OFFLINE_PAGE_HEADERS: Readonly<Record<string, string>>;

/** Start address of the installed application. */
const HOME = "/";
const PAGES = `pages-${BUILD_ID}`;
/** Maximum number of visited pages; the oldest are dropped. */
const MAX_PAGES = 60;

setCacheNameDetails({ precache: `precache-${STORED_AS}` });
cleanupOutdatedCaches();
clientsClaim();

const precache = new PrecacheController();
precache.addToCacheList(PRECACHE);
registerRoute(new PrecacheRoute(precache, { ignoreURLParametersMatching: [] }));

self.addEventListener("install", (event) => event.waitUntil(storeFiles(event)));
self.addEventListener("activate", (event) => void precache.activate(event));

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOldBuilds().then((pages) => void fetchPages([HOME, ...TOOL_PATHS, ...pages])));
});

/**
 * If most files are missing, they come in one archive. Of a newer build with few changed files, and if the archive does
 * not arrive, each file is requested.
 */
async function storeFiles(event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(cacheNames.precache);
  const wanted = precache.getURLsToCacheKeys();
  const missing = await missingFiles(cache, wanted);
  if (missing.size * 2 > wanted.size) await fillCache(cache, missing, ARCHIVE).catch(() => undefined);
  // Workbox looks each file up by itself, which takes as long as storing all of them.
  if ((await missingFiles(cache, wanted)).size > 0) await precache.install(event);
}

/** Deletes caches of other builds, whose pages refer to missing files; returns the addresses of those pages. */
async function forgetOldBuilds(): Promise<readonly string[]> {
  const names = await caches.keys();
  const old = names.filter((name) => /^(pages|data)-/.test(name) && !name.endsWith(BUILD_ID));
  const pages: string[] = [];
  for (const name of old) {
    if (name.startsWith("pages-"))
      pages.push(...(await (await caches.open(name)).keys()).map(({ url }) => url));
    await caches.delete(name);
  }
  return pages;
}

/** Fetches pages one by one, to leave bandwidth for the open page. */
async function fetchPages(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) await fetchPage(new URL(address, self.location.origin).href);
}

registerRoute(
  ({ request }) => request.mode === "navigate",
  async ({ request, event }) => {
    try {
      const response = await fetch(request);
      if (publicOnly(response) !== null) event.waitUntil(store(request.url, response.clone()));
      return response;
    } catch {
      return (await substitute(request.url)) ?? (await offlinePage());
    }
  },
);

// A picture shared from another application (the manifest's share target) is cached until its page opens.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === PICTURES_SHARED_TO,
  async ({ request }) => {
    const picture = (await request.formData()).get(SHARED_PICTURE_FIELD);
    if (picture instanceof File) {
      const headers = { "Content-Type": picture.type, "X-Name": encodeURIComponent(picture.name) };
      await (await caches.open(SHARED_PICTURES)).put(SHARED_PICTURE_PATH, new Response(picture, { headers }));
    }
    return Response.redirect(PICTURES_SHARED_TO, 303);
  },
  "POST",
);

// Requests that the router makes during a navigation.
const pageData = new NetworkFirst({
  cacheName: `data-${BUILD_ID}`,
  plugins: [{ cacheWillUpdate: async ({ response }) => publicOnly(response) }],
});
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith(".data"),
  (options) => pageData.handle(options).catch(() => loadPageInstead(options.request.url)),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === "/__manifest",
  async ({ request }) => {
    try {
      return await fetch(request);
    } catch (failure) {
      const file = await precache.matchPrecache(ROUTES_FILE);
      const answer = file === undefined ? undefined : knownRoutes(request.url, await file.text());
      if (answer === undefined) throw failure;
      return answer;
    }
  },
);

/** A page of the old build reports a safe moment: all pages then reload. */
self.addEventListener("message", ({ data }) => {
  if (typeof data === "object" && data !== null && "takeOver" in data) void self.skipWaiting();
});

/**
 * A page reports its address after hydration, because the router may have opened it, or this worker may be newer than
 * the page.
 */
self.addEventListener("message", (event) => {
  const { data } = event;
  if (typeof data !== "object" || data === null || !("keepPage" in data) || typeof data.keepPage !== "string")
    return;
  event.waitUntil(fetchPage(new URL(data.keepPage, self.location.origin).href));
});

/** Fetches the page unless it is cached. */
async function fetchPage(address: string): Promise<void> {
  const own = cacheKeyOf(address, TOOL_PATHS);
  const cache = await caches.open(PAGES);
  if ((await cache.match(own)) !== undefined) return;
  try {
    const response = await fetch(own, { credentials: "omit", headers: { Accept: "text/html" } });
    if (publicOnly(response) !== null) await store(new URL(own, address).href, response);
  } catch {
    // Offline it will be cached at the next visit.
  }
}

/** Caches a page under the requested address, newest last. */
async function store(address: string, response: Response): Promise<void> {
  const cache = await caches.open(PAGES);
  await cache.delete(address);
  await cache.put(address, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MAX_PAGES)).map((key) => cache.delete(key)));
}

async function substitute(address: string): Promise<Response | undefined> {
  const cache = await caches.open(PAGES);
  const [own, ...others] = substitutesFor(address, TOOL_PATHS);
  const exact = own === undefined ? undefined : await cache.match(own);
  if (exact !== undefined) return exact;
  for (const other of others) {
    const page = await cache.match(other);
    if (page !== undefined)
      return new Response(asSubstitute(await page.text()), { status: 200, headers: page.headers });
  }
  return undefined;
}

/** Lists the pages that are available offline. */
async function offlinePage(): Promise<Response> {
  const cache = await caches.open(PAGES);
  const cachedKeys = (await cache.keys()).toReversed();
  const pages = await Promise.all(
    cachedKeys.map(async (key) => ({
      address: key.url,
      html: (await (await cache.match(key))?.text()) ?? "",
    })),
  );
  const html = OFFLINE_PAGE.replace(OFFLINE_PAGES_SLOT, () =>
    linksToCachedPages(pages, [HOME, ...TOOL_PATHS]),
  );
  return new Response(html, { status: 200, headers: OFFLINE_PAGE_HEADERS });
}

function publicOnly(response: Response): Response | null {
  const isPublic = /\bpublic\b/.test(response.headers.get("Cache-Control") ?? "");
  return response.status === 200 && isPublic ? response : null;
}
