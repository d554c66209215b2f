/** Keys of the payment service. All four enable payments; without any the server is in test mode. */
import * as v from "valibot";
import type { BillingInterval } from "#domain/plans.ts";

export interface StripeSettings {
  readonly secretKey: string;
  /** Key of the signatures of POST /api/billing/webhook. */
  readonly webhookSecret: string;
  /** Ids of the two prices of Pro. */
  readonly prices: Readonly<Record<BillingInterval, string>>;
  /** Overrides Stripe's address, for tests. */
  readonly apiUrl: string | undefined;
}

const beginning = (start: string) =>
  v.optional(v.pipe(v.string(), v.startsWith(start, `must begin with ${start}`)));

export const STRIPE_VARIABLES = {
  STRIPE_SECRET_KEY: v.optional(v.pipe(v.string(), v.regex(/^[sr]k_/, "must begin with sk_ or rk_"))),
  STRIPE_WEBHOOK_SECRET: beginning("whsec_"),
  STRIPE_PRICE_MONTH: beginning("price_"),
  STRIPE_PRICE_YEAR: beginning("price_"),
  STRIPE_API_URL: v.optional(v.pipe(v.string(), v.url())),
};

type Given = v.InferOutput<v.ObjectSchema<typeof STRIPE_VARIABLES, undefined>>;

/** Throws if only some of the keys are given. */
export function readStripe(given: Given): StripeSettings | undefined {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_MONTH: month,
    STRIPE_PRICE_YEAR: year,
  } = given;
  const all = [secretKey, webhookSecret, month, year];
  if (all.every((each) => each === undefined)) return undefined;
  if (secretKey === undefined || webhookSecret === undefined || month === undefined || year === undefined) {
    throw new Error(
      "These settings belong together, and some are missing:\n  STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_MONTH, STRIPE_PRICE_YEAR",
    );
  }
  return { secretKey, webhookSecret, prices: { month, year }, apiUrl: given.STRIPE_API_URL };
}
