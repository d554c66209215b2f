/** POST /api/billing/webhook: events of the payment service. */
import { Hono } from "hono";
import type { Database } from "#server/db/database.ts";
import { receiveEvent } from "./event-commands.server.ts";
import type { Billing } from "./open-billing.server.ts";
import { readWebhookEvent } from "./webhook-event.ts";

interface WebhookServices {
  readonly db: Database;
  readonly billing: Pick<Billing, "webhookSecret">;
}

export function billingRoutes({ db, billing: { webhookSecret } }: WebhookServices): Hono {
  const routes = new Hono().basePath("/api/billing");
  routes.post("/webhook", async (c) => {
    if (webhookSecret === undefined) return c.json({ code: "not-found" }, 404);
    const body = await c.req.text();
    const reading = readWebhookEvent(body, c.req.header("stripe-signature") ?? "", webhookSecret);
    if (!reading.ok) return c.json({ code: "invalid-signature" }, 400);
    const received = reading.event === undefined ? "not ours" : await receiveEvent(db, reading.event);
    return c.json({ received });
  });
  routes.all("/*", (c) => c.json({ code: "not-found" }, 404));
  return routes;
}
