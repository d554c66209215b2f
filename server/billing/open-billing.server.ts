/** The payment service of this server: Stripe by its keys, or test mode without them. */
import type { Config } from "#server/config/config.ts";
import type { Database } from "#server/db/database.ts";
import type { JobWork } from "#server/jobs/job-kind.ts";
import { jobWork } from "#server/jobs/job-kind.ts";
import { type BillingMailParts, queueBillingMails } from "./billing-mails.server.ts";
import type { BillingProvider } from "./billing-provider.server.ts";
import { RECONCILE } from "./event-commands.server.ts";
import { reconcile } from "./reconcile.server.ts";
import { sandboxProvider } from "./sandbox/sandbox-provider.server.ts";
import type { SandboxStore } from "./sandbox/sandbox-store.server.ts";
import { stripeProvider } from "./stripe/stripe-provider.server.ts";

export interface Billing {
  readonly provider: BillingProvider;
  /** Key of the service's signatures; undefined in test mode, which has no external events. */
  readonly webhookSecret: string | undefined;
  /** Only in test mode. */
  readonly sandbox: SandboxStore | undefined;
}

export interface BillingParts {
  readonly config: Pick<Config, "stripe">;
  readonly db: Database;
  readonly clock: () => number;
}

export function openBilling({ config: { stripe }, db, clock }: BillingParts): Billing {
  if (stripe !== undefined)
    return { provider: stripeProvider(stripe), webhookSecret: stripe.webhookSecret, sandbox: undefined };
  const sandbox = { db, clock };
  return { provider: sandboxProvider(sandbox), webhookSecret: undefined, sandbox };
}

/** Jobs that follow a change at the payment service: they store it, and queue due mails. */
export function reconcileJobs(parts: BillingMailParts & ReconcileParts): JobWork {
  return jobWork(RECONCILE, async ({ customerId }) => {
    await reconcile(parts.db, parts.provider, customerId);
    await queueBillingMails(parts, customerId);
    return { ok: true };
  });
}

interface ReconcileParts {
  readonly provider: BillingProvider;
}
