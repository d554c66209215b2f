import { ITEM_ID } from "#domain/collections/collection.ts";
import { ItemChanges } from "#domain/library/publishing-policy.ts";
import { planOf } from "#server/account/plan-of.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import { deleteItem, editItem } from "#server/publishing/item-commands.server.ts";
import { findOwnItem } from "#server/publishing/item-queries.server.ts";
import { codeOf, REFUSALS } from "#server/publishing/item-refusals.server.ts";
import type { Route } from "./+types/own-item";
import {
  answer,
  notFound,
  problem,
  readBody,
  requireUser,
  versionOf,
  wrongMethod,
} from "./answers.server.ts";

/** An own item as its form has it; its version is the ETag. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const user = await requireUser(request, context);
  if (user instanceof Response) return user;
  if (!ITEM_ID.test(params.id)) return notFound();
  const item = await findOwnItem(context.get(servicesContext).db, user.uid, params.id);
  return item === undefined ? notFound() : answer(item, 200, { ETag: `"${item.version}"` });
}

/** PATCH with If-Match changes what is given; DELETE removes it. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const user = await requireUser(request, context);
  if (user instanceof Response) return user;
  if (!ITEM_ID.test(params.id)) return notFound();
  const { db } = context.get(servicesContext);
  if (request.method === "DELETE")
    return (await deleteItem(db, user.uid, params.id)) ? answer({ deleted: true }) : notFound();
  if (request.method !== "PATCH") return wrongMethod("PATCH, DELETE");
  const version = versionOf(request);
  if (version === undefined || Number.isNaN(version))
    return problem(428, "no-version", "Say in If-Match which version this is a change of.");
  const body = await readBody(request, ItemChanges);
  if (body instanceof Response) return body;
  const author = { uid: user.uid, plan: planOf(user.uid) };
  const result = await editItem(db, author, params.id, version, body.value);
  if (result.ok) return answer({ item: result.item }, 200, { ETag: `"${result.item.version}"` });
  if (result.reason === "not-found") return notFound();
  if (result.reason === "stale")
    return problem(412, "stale", "This was changed elsewhere in the meantime.", { version: result.version });
  return problem(403, codeOf(result.refusal), REFUSALS[result.refusal]);
}
