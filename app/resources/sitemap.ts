import { authorAddress } from "#domain/library/item.ts";
import { openPages } from "#domain/navigation/open-pages.ts";
import { sitemapItems } from "#server/library/library-queries.server.ts";
import { originContext, servicesContext } from "#server/pages/request-context.server.ts";
import { sitemapAuthors } from "#server/publishing/author-queries.server.ts";
import type { Route } from "./+types/sitemap";

const CACHE = "public, max-age=3600";

/** All public pages (SHL-2): fixed addresses, built tools, every item of the library, and whoever published one. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const origin = context.get(originContext);
  const { reads } = context.get(servicesContext);
  const [items, authors] = await Promise.all([sitemapItems(reads), sitemapAuthors(reads)]);
  const paths = [
    ...openPages(),
    ...items.map((item) => `/${item.kind}s/${item.id}`),
    ...authors.map(({ id, kind }) => authorAddress(id, kind)),
  ];
  const urls = paths.map((path) => `  <url><loc>${escapeXml(origin + path)}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": CACHE },
  });
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
