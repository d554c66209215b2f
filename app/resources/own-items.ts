import { NewItem } from "#domain/library/publishing-policy.ts";
import { servicesContext } from "#server/http/request-context.server.ts";
import { createOwnItem } from "#server/publishing/item-commands.server.ts";
import { REFUSALS } from "#server/publishing/item-refusals.server.ts";
import { planOf } from "#server/publishing/plan-of.server.ts";
import type { Route } from "./+types/own-items";
import { answer, NOT_FOUND, overLimit, problem, readBody, requireUser } from "./own-item-answers.server.ts";

const MOST_AN_HOUR = 120;

export function loader(): Response {
  return NOT_FOUND();
}

/** Publishes or keeps a palette or gradient of one's own; the same colors are linked instead of stored twice. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  if (request.method !== "POST") return problem(405, "method", "This address takes POST.");
  const user = await requireUser(request, context);
  if (user instanceof Response) return user;
  const limited = await overLimit(context, `own-items:${user.uid}`, MOST_AN_HOUR);
  if (limited !== undefined) return limited;
  const body = await readBody(request, NewItem);
  if (body instanceof Response) return body;
  const { db } = context.get(servicesContext);
  const author = { uid: user.uid, displayName: user.displayName, plan: await planOf(db, user.uid) };
  const result = await createOwnItem(db, author, body.value);
  if (!result.ok) return problem(403, result.refusal, REFUSALS[result.refusal]);
  if ("duplicateOf" in result) return answer({ duplicateOf: result.duplicateOf, kind: body.value.kind });
  return answer({ item: result.item }, 201);
}
