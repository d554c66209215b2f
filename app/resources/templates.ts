import { TemplateSchema } from "#domain/account/export-template.ts";
import { PLAN_LIMITS } from "#domain/plans.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import { listTemplates, saveTemplate } from "#server/templates/template-commands.server.ts";
import type { Route } from "./+types/templates";
import { answer, problem, readBody, refused, requireUser, wrongMethod } from "./answers.server.ts";

/** The person's export templates, by name. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const user = await requireUser(request, context);
  if (user instanceof Response) return user;
  return answer({ templates: await listTemplates(context.get(servicesContext).db, user.uid) });
}

/** POST saves a template under its name. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  if (request.method !== "POST") return wrongMethod("GET, POST");
  const user = await requireUser(request, context);
  if (user instanceof Response) return user;
  const read = await readBody(request, TemplateSchema);
  if (read instanceof Response) return read;
  const saved = await saveTemplate(context.get(servicesContext).db, user.uid, read.value);
  if (saved.ok) return answer({ template: saved.template });
  if (saved.reason !== "plan-limit") return refused(saved.reason);
  const most = PLAN_LIMITS[saved.plan].templates;
  return problem(
    403,
    "plan-limit",
    most === 0
      ? "Keeping templates is part of Pro."
      : `An account keeps at most ${most} templates. Delete one to keep another.`,
  );
}
