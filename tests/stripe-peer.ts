// A server with Stripe's API, on the same account model as the sandbox, so that tests run Stripe's own SDK. It stores
// everything in memory, and listens on this machine only.
import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Stripe } from "stripe";
import {
  type Change,
  newAccount,
  type SandboxAccount,
  type SandboxCheckout,
  type SandboxInvoice,
  type SandboxSubscription,
} from "#server/billing/sandbox/sandbox-account.ts";
import { changeAccount, endNow, setCancels, setInterval } from "#server/billing/sandbox/sandbox-actions.ts";

export const PRICES = { month: "price_month", year: "price_year" } as const;
const WEBHOOK_SECRET = "whsec_of_the_peer";

export interface StripePeer {
  readonly settings: {
    readonly secretKey: string;
    readonly webhookSecret: string;
    readonly prices: typeof PRICES;
    readonly apiUrl: string;
  };
  /** Requests so far, as "GET /v1/subscriptions". */
  readonly asked: string[];
  accountOf(customerId: string): SandboxAccount;
  /**
   * Changes an account, as time, a bank or a customer would; returns the bodies of the events that Stripe would send.
   */
  change(customerId: string, run: (change: Change) => unknown): string[];
  /** Sets the delay of each answer in milliseconds, from the next request on. */
  delay(waitMs: () => number): void;
  close(): Promise<void>;
}

/** The `stripe-signature` header of a body; by default valid and current. */
export function signatureOf(
  payload: string,
  given: { readonly secret?: string; readonly ageS?: number } = {},
) {
  const timestamp = Math.floor(Date.now() / 1000) - (given.ageS ?? 0);
  return Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: given.secret ?? WEBHOOK_SECRET,
    timestamp,
  });
}

type Fields = URLSearchParams;
type Answer = { readonly status: number; readonly body: object };

export async function startStripePeer(): Promise<StripePeer> {
  const accounts = new Map<string, SandboxAccount>();
  const repeated = new Map<string, Answer>();
  const asked: string[] = [];
  let waitMs = () => 0;
  const id = (prefix: string) => `${prefix}_${randomBytes(8).toString("hex")}`;

  function change(customerId: string, run: (change: Change) => unknown): string[] {
    const before = accounts.get(customerId);
    if (before === undefined) throw new Error(`The peer has no customer ${customerId}`);
    const { account, events } = changeAccount(before, Date.now(), id, run);
    accounts.set(customerId, account);
    return events.map(({ type, createdMs }) =>
      JSON.stringify({
        id: id("evt"),
        object: "event",
        type,
        created: seconds(createdMs),
        data: { object: { object: "subscription", customer: customerId } },
      }),
    );
  }

  const owning = (test: (account: SandboxAccount) => boolean) => [...accounts.values()].find(test);

  function answer(method: string, path: string, fields: Fields): Answer {
    const customerId = fields.get("customer") ?? "";
    const of = accounts.get(customerId) ?? newAccount(customerId);
    const [, kind = "", named = "", action] =
      /^\/v1\/(checkout\/sessions|billing_portal\/sessions|\w+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? [];
    if (kind === "customers" && method === "POST") {
      const made = id("cus");
      accounts.set(made, newAccount(made));
      return ok({ id: made, object: "customer" });
    }
    if (kind === "customers" && method === "DELETE") {
      if (!accounts.delete(named)) return missing(named);
      return ok({ id: named, object: "customer", deleted: true });
    }
    if (kind === "checkout/sessions") {
      if (method === "POST" && named === "") {
        const interval = fields.get("line_items[0][price]") === PRICES.year ? "year" : "month";
        const trialDays = Number(fields.get("subscription_data[trial_period_days]") ?? 0);
        const made: SandboxCheckout = { id: id("cs"), key: id("key"), interval, trialDays, state: "open" };
        change(customerId, ({ account }) => account.checkouts.push(made));
        return ok(sessionShape(made));
      }
      if (method === "GET" && named === "") {
        const open = of.checkouts.filter(({ state }) => state === fields.get("status"));
        return list(open.map(sessionShape));
      }
      const owner = owning(({ checkouts }) => checkouts.some((each) => each.id === named));
      if (owner === undefined) return missing(named);
      if (action === "expire") {
        change(owner.customerId, ({ account }) => {
          const found = account.checkouts.find((each) => each.id === named);
          if (found !== undefined) found.state = "expired";
        });
      }
      const now = accounts.get(owner.customerId)?.checkouts.find((each) => each.id === named);
      return now === undefined ? missing(named) : ok(sessionShape(now));
    }
    if (kind === "subscriptions") {
      // Newest first, as Stripe lists them.
      if (named === "")
        return list(
          of.subscriptions.toReversed().map((each) => ({ ...subscriptionShape(each), ...paymentShape(of) })),
        );
      const owner = owning(({ subscriptions }) => subscriptions.some((each) => each.id === named));
      if (owner === undefined) return missing(named);
      if (method === "DELETE") {
        change(owner.customerId, (made) => {
          const found = made.account.subscriptions.find((each) => each.id === named);
          if (found !== undefined) endNow(made, found);
        });
      }
      if (method === "POST") {
        change(owner.customerId, (made) => {
          const found = made.account.subscriptions.find((each) => each.id === named);
          if (found === undefined) return;
          const cancels = fields.get("cancel_at_period_end");
          const price = fields.get("items[0][price]");
          if (cancels !== null) setCancels(made, found, cancels === "true");
          if (price !== null) setInterval(made, found, price === PRICES.year ? "year" : "month");
        });
      }
      const found = accounts.get(owner.customerId)?.subscriptions.find((each) => each.id === named);
      return found === undefined ? missing(named) : ok(subscriptionShape(found));
    }
    if (kind === "invoices") return list(of.invoices.toReversed().map(invoiceShape));
    if (kind === "billing_portal/sessions")
      return ok({ id: id("bps"), object: "billing_portal.session", url: "https://billing.stripe.test/p" });
    return {
      status: 404,
      body: { error: { type: "invalid_request_error", message: `No ${method} ${path}` } },
    };
  }

  const server = createServer((request, response) => {
    void respond(request, response, async (method, url, body, key) => {
      asked.push(`${method} ${url.pathname}`);
      const stored = key === undefined ? undefined : repeated.get(key);
      const given = stored ?? answer(method, url.pathname, new URLSearchParams(body || url.search));
      if (key !== undefined) repeated.set(key, given);
      const wait = waitMs();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      return given;
    });
  });
  const port = await listen(server);
  return {
    settings: {
      secretKey: "sk_test_of_the_peer",
      webhookSecret: WEBHOOK_SECRET,
      prices: PRICES,
      apiUrl: `http://127.0.0.1:${port}`,
    },
    asked,
    accountOf: (customerId) => accounts.get(customerId) ?? newAccount(customerId),
    change,
    delay(next) {
      waitMs = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const seconds = (ms: number) => Math.floor(ms / 1000);
const ok = (body: object): Answer => ({ status: 200, body });
const list = (data: readonly object[]) => ok({ object: "list", data, has_more: false, url: "/" });
const missing = (named: string): Answer => ({
  status: 404,
  body: { error: { type: "invalid_request_error", code: "resource_missing", message: `No such: ${named}` } },
});

function sessionShape({ id, state }: SandboxCheckout) {
  const url = state === "open" ? `https://checkout.stripe.test/${id}` : null;
  return { id, object: "checkout.session", mode: "subscription", status: state, url };
}

function subscriptionShape(found: SandboxSubscription) {
  return {
    id: found.id,
    object: "subscription",
    status: found.status,
    created: seconds(found.createdMs),
    trial_end: found.trialEndMs === null ? null : seconds(found.trialEndMs),
    cancel_at_period_end: found.cancelsAtPeriodEnd,
    items: {
      object: "list",
      data: [
        {
          id: `si_${found.id}`,
          current_period_end: seconds(found.periodEndMs),
          price: { id: PRICES[found.interval], recurring: { interval: found.interval } },
        },
      ],
    },
  };
}

/** The payment method in a list of subscriptions, if it is expanded. */
function paymentShape({ customerId, card }: SandboxAccount) {
  const last4 = card === "good" ? "4242" : "0341";
  return {
    customer: { id: customerId, object: "customer", invoice_settings: { default_payment_method: null } },
    default_payment_method: {
      id: "pm_1",
      object: "payment_method",
      type: "card",
      card: { last4, exp_month: 8, exp_year: 2031 },
    },
  };
}

function invoiceShape({ number, createdMs, cents, state, nextAttemptMs }: SandboxInvoice) {
  return {
    id: `in_${number}`,
    object: "invoice",
    number,
    created: seconds(createdMs),
    status: state,
    total: cents,
    next_payment_attempt: nextAttemptMs === null ? null : seconds(nextAttemptMs),
    hosted_invoice_url: `https://invoice.stripe.test/${number}`,
  };
}

type Responder = (method: string, url: URL, body: string, key: string | undefined) => Promise<Answer>;

async function respond(request: IncomingMessage, response: ServerResponse, responder: Responder) {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const url = new URL(request.url ?? "/", "http://127.0.0.1");
  const key = request.headers["idempotency-key"];
  // Only keys of the application count; the SDK adds a random one to every POST that it may repeat.
  const chosen = typeof key === "string" && !key.startsWith("stripe-node") ? key : undefined;
  const { status, body } = await responder(
    request.method ?? "GET",
    url,
    Buffer.concat(parts).toString("utf8"),
    chosen,
  );
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : 0);
    });
  });
}
