import { data } from "react-router";
import * as v from "valibot";
import { authErrorOf } from "#domain/account/auth-errors.ts";
import { BUSY_SENTENCE } from "#domain/change-reasons.ts";
import { FeedbackSchema, MAX_FEEDBACK_BYTES, MAX_SCREENSHOT_BYTES, pictureType } from "#domain/feedback.ts";
import type { AuthRefusal } from "#server/auth/auth-outcome.server.ts";
import { botCheckHeader, refuseBots } from "#server/auth/bot-check/bot-check-plugin.server.ts";
import { type Screenshot, storeFeedback } from "#server/feedback/feedback-commands.server.ts";
import { CLIENT_ADDRESS_HEADER } from "#server/http/known-address.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import type { Route } from "./+types/feedback";

/** GET is not supported: messages are only for us. */
export function loader(): never {
  throw data("Page Not Found: /resources/feedback", { status: 404 });
}

/** Stores a message of the feedback form; an invalid field answers 422 with its name and the reason. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  if (request.method !== "POST") return problem(405, undefined, "This address takes POST.");
  if (Number(request.headers.get("content-length") ?? 0) > MAX_FEEDBACK_BYTES)
    return problem(413, "screenshot", "The screenshot is larger than 2 MB.");
  const form = await request.formData().catch(() => undefined);
  if (form === undefined) return problem(400, undefined, "The form could not be read.");
  const read = v.safeParse(FeedbackSchema, {
    kind: form.get("kind"),
    message: form.get("message"),
    email: form.get("email") ?? undefined,
  });
  if (!read.success) {
    const [issue] = read.issues;
    return problem(422, v.getDotPath(issue) ?? undefined, issue.message);
  }
  const services = context.get(servicesContext);
  const refusal = await refuseBots(services, "feedback", {
    header: botCheckHeader(request),
    caller: request.headers.get(CLIENT_ADDRESS_HEADER),
  });
  if (refusal !== undefined) return problem(refusal.status, undefined, botMessage(refusal));
  const screenshot = await readScreenshot(form.get("screenshot"));
  if (typeof screenshot === "string") return problem(422, "screenshot", screenshot);
  const stored = await storeFeedback(services.db, read.output, screenshot);
  if (!stored.ok) return problem(503, undefined, BUSY_SENTENCE);
  return Response.json({ id: stored.id }, { status: 201 });
}

/** Undefined without a file; a sentence if the file is not accepted. */
async function readScreenshot(given: FormDataEntryValue | null): Promise<Screenshot | string | undefined> {
  if (!(given instanceof File) || given.size === 0) return undefined;
  if (given.size > MAX_SCREENSHOT_BYTES) return "The screenshot is larger than 2 MB.";
  const bytes = new Uint8Array(await given.arrayBuffer());
  const type = pictureType(bytes);
  return type === undefined ? "The screenshot is not a PNG, JPEG or WebP picture." : { bytes, type };
}

function botMessage({ status, code, waitS }: AuthRefusal): string {
  return authErrorOf({ status, code, waitS }).message;
}

function problem(status: number, field: string | undefined, message: string): Response {
  return Response.json({ field, message }, { status });
}
