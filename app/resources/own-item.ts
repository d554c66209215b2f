import { ItemChanges } from "#domain/library/publishing-policy.ts";
import { servicesContext } from "#server/http/request-context.server.ts";
import { planOf } from "#server/keeping/plan-of.server.ts";
import { deleteItem, editItem } from "#server/publishing/item-commands.server.ts";
import { findOwnItem } from "#server/publishing/item-queries.server.ts";
import { codeOf, REFUSALS } from "#server/publishing/item-refusals.server.ts";
import type { Route } from "./+types/own-item";
import { answer, isItemId, NOT_FOUND, problem, readBody, requireUser } from "./own-item-answers.server.ts";

const VERSION = /^"(\d{1,9})"$/;

/** An own item as its form has it; its version is the ETag. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const user = await requireUser(request, context);
  if (user instanceof Response) return user;
  if (!isItemId(params.id)) return NOT_FOUND();
  const item = await findOwnItem(context.get(servicesContext).db, user.uid, params.id);
  return item === undefined ? NOT_FOUND() : answer(item, 200, { ETag: `"${item.version}"` });
}

/** PATCH with If-Match changes what is given; DELETE removes it. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const user = await requireUser(request, context);
  if (user instanceof Response) return user;
  if (!isItemId(params.id)) return NOT_FOUND();
  const { db } = context.get(servicesContext);
  if (request.method === "DELETE")
    return (await deleteItem(db, user.uid, params.id)) ? answer({ deleted: true }) : NOT_FOUND();
  if (request.method !== "PATCH") return problem(405, "method", "This address takes PATCH and DELETE.");
  const version = VERSION.exec(request.headers.get("If-Match") ?? "")?.[1];
  if (version === undefined)
    return problem(428, "no-version", "Say in If-Match which version this is a change of.");
  const body = await readBody(request, ItemChanges);
  if (body instanceof Response) return body;
  const author = { uid: user.uid, plan: planOf(user.uid) };
  const result = await editItem(db, author, params.id, Number(version), body.value);
  if (result.ok) return answer({ item: result.item }, 200, { ETag: `"${result.item.version}"` });
  if (result.reason === "not-found") return NOT_FOUND();
  if (result.reason === "stale")
    return problem(412, "stale", "This was changed elsewhere in the meantime.", { version: result.version });
  return problem(403, codeOf(result.refusal), REFUSALS[result.refusal]);
}
