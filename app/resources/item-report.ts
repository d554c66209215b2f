import { NewReport } from "#domain/library/publishing-policy.ts";
import { servicesContext } from "#server/http/request-context.server.ts";
import { reportItem } from "#server/publishing/report-commands.server.ts";
import type { Route } from "./+types/item-report";
import {
  answer,
  isItemId,
  NOT_FOUND,
  overLimit,
  problem,
  readBody,
  requireUser,
} from "./own-item-answers.server.ts";

const MOST_AN_HOUR = 30;

export function loader(): Response {
  return NOT_FOUND();
}

/** Reports an item; a second report of the same person changes nothing. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  if (request.method !== "POST") return problem(405, "method", "This address takes POST.");
  const user = await requireUser(request, context);
  if (user instanceof Response) return user;
  const limited = await overLimit(context, `report:${user.uid}`, MOST_AN_HOUR);
  if (limited !== undefined) return limited;
  if (!isItemId(params.id)) return problem(404, "not-found", "There is no such item.");
  const body = await readBody(request, NewReport);
  if (body instanceof Response) return body;
  const result = await reportItem(context.get(servicesContext).db, user.uid, params.id, body.value);
  if (result === "not-found") return problem(404, "not-found", "There is no such item.");
  if (result === "own") return problem(409, "own", "This is your own: you can edit or delete it.");
  return answer({ reported: true }, 201);
}
