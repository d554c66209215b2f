/** Parses an event of the payment service after verifying its signature. */
import { Stripe } from "stripe";

/** Seconds after which a signature expires, so that a recorded request cannot be replayed later. */
const TOLERANCE_S = 300;

export interface BillingEvent {
  readonly id: string;
  readonly type: string;
  readonly customerId: string;
  readonly createdAt: Date;
}

export type EventReading =
  | { readonly ok: true; readonly event: BillingEvent }
  /** A valid event that is not about a customer. */
  | { readonly ok: true; readonly event: undefined }
  | { readonly ok: false };

/**
 * `body` must be the unparsed text of the request, since the signature covers its bytes. False for a signature that is
 * missing, wrong or older than five minutes.
 */
export function readWebhookEvent(body: string, signature: string, secret: string): EventReading {
  let event: Stripe.Event;
  try {
    event = Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_S);
  } catch {
    return { ok: false };
  }
  const customerId = customerOf(event.data.object);
  if (customerId === undefined) return { ok: true, event: undefined };
  const { id, type, created } = event;
  return { ok: true, event: { id, type, customerId, createdAt: new Date(created * 1000) } };
}

/** An event's object is a customer, or refers to one by id or as an object. */
function customerOf(object: object): string | undefined {
  if ("object" in object && object.object === "customer" && "id" in object) return textOf(object.id);
  if (!("customer" in object)) return undefined;
  const { customer } = object;
  if (typeof customer === "object" && customer !== null && "id" in customer) return textOf(customer.id);
  return textOf(customer);
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
