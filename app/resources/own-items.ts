import { ITEM_ID } from "#domain/collections/collection.ts";
import { readUser } from "#server/account/current-user.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import { createOwnItem } from "#server/publishing/item-commands.server.ts";
import { findOwnItem } from "#server/publishing/item-queries.server.ts";
import { codeOf, REFUSALS } from "#server/publishing/item-refusals.server.ts";
import { SentItem } from "#server/publishing/new-item.server.ts";
import type { Route } from "./+types/own-items";
import {
  answer,
  overLimit,
  planLimit,
  problem,
  readBody,
  refused,
  requireUser,
  wrongMethod,
} from "./answers.server.ts";

const MAX_PER_HOUR = 120;

/** `?id=`: the item for its owner's edit form; null for everyone else, so that a page may ask about any item. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const id = new URL(request.url).searchParams.get("id") ?? "";
  const user = await readUser(request, context);
  const item =
    user === null || !ITEM_ID.test(id)
      ? undefined
      : await findOwnItem(context.get(servicesContext).db, user.uid, id);
  return answer({ item: item ?? null });
}

/** Publishes or saves an own palette or gradient; for the same colors the existing item is linked instead. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  if (request.method !== "POST") return wrongMethod("POST");
  const user = await requireUser(request, context);
  if (user instanceof Response) return user;
  const limited = await overLimit(context, `own-items:${user.uid}`, MAX_PER_HOUR);
  if (limited !== undefined) return limited;
  const body = await readBody(request, SentItem);
  if (body instanceof Response) return body;
  const { db } = context.get(servicesContext);
  const result = await createOwnItem(db, user, body.value);
  if (!result.ok) {
    if (result.reason === "maxretry") return refused(result.reason);
    if (result.reason === "plan-saved") return planLimit(result, "savedItems");
    return problem(403, codeOf(result.reason), REFUSALS[result.reason]);
  }
  if ("duplicateOf" in result) return answer({ duplicateOf: result.duplicateOf, kind: result.kind });
  return answer({ item: result.item }, 201);
}
