import { data } from "react-router";
import { loadCards } from "#app/pages/library/browse-loader.server.ts";
import type { Route } from "./+types/list";

/** The next pages of a library list, for infinite scrolling. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const kind = params.kind === "palettes" ? "palette" : params.kind === "gradients" ? "gradient" : undefined;
  if (kind === undefined) throw data("There is no such list", { status: 404 });
  const { cards, nextAddress } = await loadCards(kind, request, context);
  return Response.json({ cards, nextAddress }, { headers: { "Cache-Control": "public, no-cache" } });
}
