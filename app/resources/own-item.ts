import { ITEM_ID } from "#domain/collections/collection.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import { deleteItem, editItem } from "#server/publishing/item-commands.server.ts";
import { findOwnItem } from "#server/publishing/item-queries.server.ts";
import { codeOf, REFUSALS } from "#server/publishing/item-refusals.server.ts";
import { SentChanges } from "#server/publishing/new-item.server.ts";
import type { Route } from "./+types/own-item";
import {
  answer,
  notFound,
  problem,
  readBody,
  refused,
  requireUser,
  versionOf,
  wrongMethod,
} from "./answers.server.ts";

/** An own item for its edit form; its version is the ETag. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const user = await requireUser(request, context);
  if (user instanceof Response) return user;
  if (!ITEM_ID.test(params.id)) return notFound();
  const item = await findOwnItem(context.get(servicesContext).db, user.uid, params.id);
  return item === undefined ? notFound() : answer(item, 200, { ETag: `"${item.version}"` });
}

/** PATCH with If-Match changes the given fields; DELETE deletes the item. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const user = await requireUser(request, context);
  if (user instanceof Response) return user;
  if (!ITEM_ID.test(params.id)) return notFound();
  const { db } = context.get(servicesContext);
  if (request.method === "DELETE") {
    const gone = await deleteItem(db, user.uid, params.id);
    return gone.ok ? answer({ deleted: true }) : refused(gone.reason);
  }
  if (request.method !== "PATCH") return wrongMethod("PATCH, DELETE");
  const version = versionOf(request);
  if (version === undefined || Number.isNaN(version))
    return problem(428, "no-version", "Say in If-Match which version this is a change of.");
  const body = await readBody(request, SentChanges);
  if (body instanceof Response) return body;
  const result = await editItem(db, user.uid, params.id, version, body.value);
  if (result.ok)
    return answer({ item: result.item, before: result.before }, 200, { ETag: `"${result.item.version}"` });
  if (result.reason === "datastale")
    return problem(412, "stale", "This was changed elsewhere in the meantime.", { version: result.version });
  if (result.reason === "nodata" || result.reason === "maxretry") return refused(result.reason);
  return problem(403, codeOf(result.reason), REFUSALS[result.reason]);
}
