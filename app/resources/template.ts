import * as v from "valibot";
import { servicesContext } from "#server/pages/request-context.server.ts";
import { deleteTemplate } from "#server/templates/template-commands.server.ts";
import type { Route } from "./+types/template";
import { answer, notFound, refused, requireUser, wrongMethod } from "./answers.server.ts";

const Id = v.pipe(v.string(), v.uuid());

export const loader = () => wrongMethod("DELETE");

export async function action({ request, params: { id }, context }: Route.ActionArgs): Promise<Response> {
  if (request.method !== "DELETE") return wrongMethod("DELETE");
  const user = await requireUser(request, context);
  if (user instanceof Response) return user;
  if (!v.is(Id, id)) return notFound();
  const gone = await deleteTemplate(context.get(servicesContext).db, user.uid, id);
  return gone.ok ? answer({ id }) : refused(gone.reason);
}
