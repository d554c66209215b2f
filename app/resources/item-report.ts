import { ITEM_ID } from "#domain/collections/collection.ts";
import { NewReport } from "#domain/library/publishing-policy.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import { reportItem } from "#server/publishing/report-commands.server.ts";
import type { Route } from "./+types/item-report";
import {
  answer,
  notFound,
  overLimit,
  problem,
  readBody,
  refused,
  requireUser,
  wrongMethod,
} from "./answers.server.ts";

const MAX_PER_HOUR = 10;

export function loader(): Response {
  return notFound();
}

/** Reports an item; a second report by the same person changes nothing. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  if (request.method !== "POST") return wrongMethod("POST");
  const user = await requireUser(request, context);
  if (user instanceof Response) return user;
  const limited = await overLimit(context, `report:${user.uid}`, MAX_PER_HOUR);
  if (limited !== undefined) return limited;
  if (!ITEM_ID.test(params.id)) return notFound();
  const body = await readBody(request, NewReport);
  if (body instanceof Response) return body;
  const result = await reportItem(context.get(servicesContext).db, user.uid, params.id, body.value);
  if (result.ok) return answer({ reported: true }, 201);
  return result.reason === "own"
    ? problem(409, "own", "This is your own: you can edit or delete it.")
    : refused(result.reason);
}
