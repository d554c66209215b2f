/** The files of the build, compressed at build time, each with its cache lifetime. */
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";

const IMMUTABLE = "public, max-age=31536000, immutable";
/** These identify the newest build, so they are always revalidated. */
const NEWEST = new Set(["/sw.js", "/builds/latest.json"]);

export function staticFiles(): Hono {
  const routes = new Hono();
  // Uses the requested path, because the path of a compressed file ends in .br or .gz.
  routes.use(async (c, next) => {
    await next();
    if (!c.res.ok) return;
    if (c.req.path.startsWith("/assets/")) c.res.headers.set("Cache-Control", IMMUTABLE);
    else if (NEWEST.has(c.req.path)) c.res.headers.set("Cache-Control", "no-cache");
  });
  routes.use(serveStatic({ root: "./build/client", precompressed: true }));
  return routes;
}
