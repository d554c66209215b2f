/** `_payload.json` next to pages that only change with a build (PLT-3): their loader data. */
import { Hono } from "hono";
import type { RouterContextProvider, ServerBuild } from "react-router";
import { BUILT_PAGES } from "#domain/navigation/built-pages.ts";

interface PayloadParts {
  readonly build: () => Promise<ServerBuild>;
  readonly contextFor: (request: Request) => RouterContextProvider;
}

export function pagePayloads({ build, contextFor }: PayloadParts): Hono {
  const routes = new Hono();
  for (const path of BUILT_PAGES)
    routes.get(`${path}/_payload.json`, async (c) => {
      const { routes: modules, assets } = await build();
      const loader = modules[`page:${path}`]?.module.loader;
      const request = new Request(new URL(path, c.req.url), { headers: c.req.raw.headers });
      const url = new URL(request.url);
      const data: unknown =
        loader === undefined
          ? null
          : await loader({ request, url, params: {}, pattern: path, context: contextFor(request) });
      c.header("Cache-Control", "public, no-cache");
      return c.json({ path, buildId: assets.version, data: data ?? null });
    });
  return routes;
}
