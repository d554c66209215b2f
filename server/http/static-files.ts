/** The files of the build, compressed at build time, each with its cache lifetime. */
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { lifetimeOf } from "#domain/shell/file-headers.ts";

export function staticFiles(): Hono {
  const routes = new Hono();
  // Uses the requested path, because the path of a compressed file ends in .br or .gz.
  routes.use(async (c, next) => {
    await next();
    if (!c.res.ok) return;
    const lifetime = lifetimeOf(c.req.path);
    if (lifetime !== undefined) c.res.headers.set("Cache-Control", lifetime);
  });
  routes.use(serveStatic({ root: "./build/client", precompressed: true }));
  return routes;
}
