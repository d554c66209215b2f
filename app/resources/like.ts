import { ITEM_ID } from "#domain/collections/collection.ts";
import { setLike } from "#server/collections/like-save-commands.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import type { Route } from "./+types/like";
import { answer, notFound, refused, requireUser, wrongMethod } from "./answers.server.ts";

export const loader = () => wrongMethod("PUT, DELETE");

/** PUT likes, DELETE removes the like; both are idempotent. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  if (request.method !== "PUT" && request.method !== "DELETE") return wrongMethod("PUT, DELETE");
  const user = await requireUser(request, context);
  if (user instanceof Response) return user;
  if (!ITEM_ID.test(params.id)) return notFound();
  const { db } = context.get(servicesContext);
  const done = await setLike(db, user.uid, params.id, request.method === "PUT");
  return done.ok ? answer({ isLiked: done.isLiked, likeCount: done.likeCount }) : refused(done.reason);
}
