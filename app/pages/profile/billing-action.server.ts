/** The forms of /profile/billing: each works without JavaScript, and changes only what the signed-in person owns. */
import { data, type RouterContextProvider, redirect } from "react-router";
import * as v from "valibot";
import { BUSY_SENTENCE } from "#domain/change-reasons.ts";
import { BILLING_INTERVALS } from "#domain/plans.ts";
import { BillingAway } from "#server/billing/billing-provider.server.ts";
import { customerOf } from "#server/billing/billing-queries.server.ts";
import { startCheckout } from "#server/billing/checkout-command.server.ts";
import { changeInterval, setCancellation } from "#server/billing/subscription-commands.server.ts";
import { originContext, servicesContext } from "#server/pages/request-context.server.ts";
import { personOf } from "./person.server.ts";
import { readForm } from "./read-form.server.ts";

const BILLING = "/profile/billing";
const AWAY =
  "The payment service does not answer. Nothing has changed, and nothing is charged. Please try again in a few minutes.";

const Wish = v.variant("intent", [
  v.object({ intent: v.literal("start"), interval: v.picklist(BILLING_INTERVALS) }),
  v.object({ intent: v.literal("interval"), interval: v.picklist(BILLING_INTERVALS) }),
  v.object({ intent: v.picklist(["cancel", "resume", "portal"]) }),
]);

export async function runBillingAction(request: Request, context: Readonly<RouterContextProvider>) {
  const person = await personOf(request, context);
  const form = await readForm(request);
  const read = v.safeParse(Wish, { intent: form?.text("intent"), interval: form?.text("interval") });
  if (!read.success) return failed(400, "This form is not known here.");
  const { db, billing } = context.get(servicesContext);
  const parts = { db, provider: billing.provider };
  const origin = context.get(originContext);
  const submitted = read.output;
  try {
    if (submitted.intent === "start") {
      const buyer = { userId: person.uid, email: person.email };
      const started = await startCheckout(parts, buyer, submitted.interval, origin);
      if (started.ok) return redirect(started.url, 303);
      return started.reason === "subscribed" ? redirect(BILLING, 303) : failed(503, BUSY_SENTENCE);
    }
    if (submitted.intent === "portal") {
      const customerId = await customerOf(db, person.uid);
      if (customerId === undefined) return failed(404, "There is nothing to pay for yet.");
      return redirect(await parts.provider.openPortal(customerId, origin), 303);
    }
    const changed =
      submitted.intent === "interval"
        ? await changeInterval(parts, person.uid, submitted.interval)
        : await setCancellation(parts, person.uid, submitted.intent === "cancel");
    return changed.ok
      ? redirect(BILLING, 303)
      : failed(404, "There is no subscription that could be changed.");
  } catch (error) {
    if (error instanceof BillingAway) return failed(503, AWAY);
    throw error;
  }
}

function failed(status: number, message: string) {
  return data({ message }, { status });
}
