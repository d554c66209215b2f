import { ITEM_ID } from "#domain/collections/collection.ts";
import { readUser } from "#server/account/current-user.server.ts";
import { likesAndSavesOf } from "#server/collections/like-save-queries.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import type { Route } from "./+types/likes-and-saves";
import { answer } from "./answers.server.ts";

const MAX_ITEMS = 200;

/** Which of the items `?items=a,b,c` the person has liked and saved; empty for a visitor. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const user = await readUser(request, context);
  if (user === null)
    return new Response(null, { status: 204, headers: { "Cache-Control": "private, no-store" } });
  const ids = (new URL(request.url).searchParams.get("items") ?? "")
    .split(",")
    .filter((id) => ITEM_ID.test(id))
    .slice(0, MAX_ITEMS);
  return answer({ items: await likesAndSavesOf(context.get(servicesContext).db, user.uid, ids) });
}
