import { parseListQuery } from "#domain/library/list-query.ts";
import { listItems } from "#server/library/library-queries.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import type { Route } from "./+types/search";

const MAX_QUERY_LENGTH = 100;
const RESULTS_PER_KIND = 4;

export interface FoundItem {
  readonly to: string;
  readonly title: string;
  readonly credit: string;
  readonly colors: readonly string[];
}

/** A few palettes and gradients for the command palette (SHL-13); empty if nothing matches. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const text = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, MAX_QUERY_LENGTH);
  const { reads } = context.get(servicesContext);
  const found: FoundItem[] = [];
  if (text !== "") {
    const { query } = parseListQuery(new URLSearchParams({ q: text, sort: "popular" }));
    for (const kind of ["palette", "gradient"] as const) {
      const { items } = await listItems(reads, kind, { ...query, limit: RESULTS_PER_KIND });
      for (const { id, title, credit, colors } of items) {
        found.push({ to: `/${kind}s/${id}`, title, credit, colors });
      }
    }
  }
  return Response.json({ items: found }, { headers: { "Cache-Control": "public, no-cache" } });
}
