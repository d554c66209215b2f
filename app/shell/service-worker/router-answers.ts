/**
 * What the router is answered without a network. It asks for the data of a page before it shows the page, and for the
 * routes it does not know yet; an error would end in the error screen although the page may be kept.
 */

/** Makes the router load the page itself, which is then answered from what is kept. `address`: of the data, `….data`. */
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
 * All routes of this build, out of its file of them; undefined when the page is of another build.
 * @param address of the router's question, which names the build of its page
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
