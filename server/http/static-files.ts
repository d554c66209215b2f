/** The files of the build, compressed while building, each with how long it may be kept. */
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";

const IMMUTABLE = "public, max-age=31536000, immutable";
/** They say what the newest build is, so they are asked for again each time. */
const NEWEST = new Set(["/sw.js", "/builds/latest.json"]);

export function staticFiles(): Hono {
  const routes = new Hono();
  // By the path that is asked for: the path of the file found ends in .br or .gz where it is compressed.
  routes.use(async (c, next) => {
    await next();
    if (!c.res.ok) return;
    if (c.req.path.startsWith("/assets/")) c.res.headers.set("Cache-Control", IMMUTABLE);
    else if (NEWEST.has(c.req.path)) c.res.headers.set("Cache-Control", "no-cache");
  });
  routes.use(serveStatic({ root: "./build/client", precompressed: true }));
  return routes;
}
