import * as v from "valibot";
import { COLLECTION_ID, FULL_SENTENCE, ITEM_ID } from "#domain/collections/collection.ts";
import {
  addToCollection,
  moveInCollection,
  takeFromCollection,
} from "#server/collections/collection-item-commands.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import type { Route } from "./+types/collection-item";
import { answer, notFound, problem, readBody, refused, requireUser, wrongMethod } from "./answers.server.ts";

const METHODS = "PUT, POST, DELETE";
const Move = v.object({ before: v.nullable(v.pipe(v.string(), v.regex(ITEM_ID))) });

export const loader = () => wrongMethod(METHODS);

/** PUT adds the item to the collection, DELETE removes it, POST moves it before another. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  if (!METHODS.split(", ").includes(request.method)) return wrongMethod(METHODS);
  const user = await requireUser(request, context);
  if (user instanceof Response) return user;
  const { id, itemId } = params;
  if (!COLLECTION_ID.test(id) || !ITEM_ID.test(itemId)) return notFound();
  const { db } = context.get(servicesContext);
  if (request.method === "POST") {
    const read = await readBody(request, Move);
    if (read instanceof Response) return read;
    const moved = await moveInCollection(db, user.uid, id, itemId, read.value.before ?? undefined);
    return moved.ok ? answer({}) : refused(moved.reason);
  }
  if (request.method === "DELETE") {
    const taken = await takeFromCollection(db, user.uid, id, [itemId]);
    return taken.ok ? answer({ holds: false }) : refused(taken.reason);
  }
  const added = await addToCollection(db, user.uid, id, [itemId]);
  if (added.ok) return answer({ holds: true });
  return added.reason === "collection-full"
    ? problem(403, "collection-full", FULL_SENTENCE)
    : refused(added.reason);
}
