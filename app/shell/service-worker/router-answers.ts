/**
 * Answers for the router's data requests while offline. The router requests a page's data, and the routes it does not
 * know yet, before it shows the page; an error would lead to the error screen even if the page is cached.
 */

/**
 * Makes the router load the page itself, which is then answered from the cache. `address` is that of the data,
 * `….data`.
 */
export function loadPageInstead(address: string): Response {
  const url = new URL(address);
  url.searchParams.delete("_routes");
  const path = url.pathname.replace(/(?:\/_root|\/_|)\.data$/, (ending) => (ending === ".data" ? "" : "/"));
  const headers = {
    "X-Remix-Redirect": path + url.search,
    "X-Remix-Reload-Document": "true",
    "Cache-Control": "no-store",
  };
  return new Response(null, { status: 204, headers });
}

/**
 * All routes of this build, from its manifest file; undefined if the page belongs to another build.
 * @param address of the router's request, which names the build of its page
 * @param file text of assets/manifest-….js
 */
export function knownRoutes(address: string, file: string): Response | undefined {
  const manifest: unknown = JSON.parse(file.slice(file.indexOf("{"), file.lastIndexOf("}") + 1));
  if (
    typeof manifest !== "object" ||
    manifest === null ||
    !("routes" in manifest) ||
    !("version" in manifest)
  )
    return undefined;
  const isSameBuild = new URL(address).searchParams.get("version") === manifest.version;
  return isSameBuild ? Response.json(manifest.routes) : undefined;
}
