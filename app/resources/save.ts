import { ITEM_ID } from "#domain/collections/collection.ts";
import { setSave } from "#server/collections/like-save-commands.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import type { Route } from "./+types/save";
import { answer, notFound, planLimit, refused, requireUser, wrongMethod } from "./answers.server.ts";

export const loader = () => wrongMethod("PUT, DELETE");

/** PUT saves, DELETE removes the save; both are idempotent. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  if (request.method !== "PUT" && request.method !== "DELETE") return wrongMethod("PUT, DELETE");
  const user = await requireUser(request, context);
  if (user instanceof Response) return user;
  if (!ITEM_ID.test(params.id)) return notFound();
  const { db } = context.get(servicesContext);
  const done = await setSave(db, user.uid, params.id, request.method === "PUT");
  if (done.ok) return answer({ isSaved: done.isSaved });
  return done.reason === "plan-limit" ? planLimit(done, "savedItems") : refused(done.reason);
}
