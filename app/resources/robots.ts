import { originContext } from "#server/pages/request-context.server.ts";
import type { Route } from "./+types/robots";

/** Crawlers may read all public pages, but neither account pages nor data. */
export function loader({ context }: Route.LoaderArgs): Response {
  const lines = [
    "User-agent: *",
    "Disallow: /profile",
    "Disallow: /collections",
    "Disallow: /resources/",
    "",
    `Sitemap: ${context.get(originContext)}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
