/** Open and past payments on the billing page. */
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { CardView, InvoiceView, SubscriptionView } from "#domain/billing/billing-view.ts";
import { dayOf, money } from "#domain/billing/billing-words.ts";

interface NoticeProps {
  readonly subscription: SubscriptionView;
  readonly invoices: readonly InvoiceView[];
}

/** Only shown after a failed payment (SUB-2). */
export function PaymentNotice({ subscription: { status, cents }, invoices }: NoticeProps) {
  if (status !== "past_due" && status !== "unpaid") return null;
  const owed = invoices.find(({ state }) => state === "open");
  const since = owed === undefined ? "" : ` on ${dayOf(owed.createdAt)}`;
  const next = owed?.nextAttemptAt ?? null;
  return (
    <section className="billing-notice" aria-labelledby="payment-notice">
      <div>
        <h2 id="payment-notice" className="t-title-s">
          The payment of {money(owed?.cents ?? cents)} USD{since} did not go through
        </h2>
        <p>
          {status === "past_due"
            ? "Pro is paused until it is paid; everything you saved stays."
            : "Pro is still on, and everything you saved stays."}{" "}
          {next === null
            ? "We won’t charge the card again until you update it."
            : `The next attempt is on ${dayOf(next)}.`}
        </p>
      </div>
      <PortalForm label="Update the card" isInk />
    </section>
  );
}

export function PortalForm({ label, isInk = false }: { label: string; isInk?: boolean }) {
  return (
    <form method="post">
      <input type="hidden" name="intent" value="portal" />
      <Button type="submit" variant={isInk ? "ink" : "secondary"}>
        {label}
        <Icon name="arrow-square-out" size={16} />
      </Button>
    </form>
  );
}

export function Card({ card: { last4, expires }, isDeclined }: { card: CardView; isDeclined: boolean }) {
  return (
    <p className="billing-card">
      <Icon name="credit-card" size={20} />
      <b>
        <span aria-hidden="true">•••• </span>
        <span className="sr-only">Card that ends with </span>
        {last4}
      </b>
      expires {expires}
      {isDeclined && (
        <span className="billing-state" data-state="open">
          <Icon name="warning" size={16} />
          Declined
        </span>
      )}
    </p>
  );
}

const STATES = {
  paid: ["Paid", "check"],
  open: ["Unpaid", "warning"],
  void: ["Void", "minus"],
} as const;

interface InvoicesProps {
  readonly invoices: readonly InvoiceView[];
  /** The subscription whose next invoice is listed, if it has one. */
  readonly upcoming: SubscriptionView | undefined;
}

export function Invoices({ invoices, upcoming }: InvoicesProps) {
  const hasNext =
    upcoming !== undefined &&
    !upcoming.cancels &&
    (upcoming.status === "trialing" || upcoming.status === "active");
  return (
    <table className="billing-invoices">
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Number</th>
          <th scope="col">State</th>
          <th scope="col">USD</th>
        </tr>
      </thead>
      <tbody>
        {hasNext && (
          <tr className="billing-upcoming">
            <td>{dayOf(upcoming.periodEndsAt)}</td>
            <td>—</td>
            <td>
              <span className="billing-state">
                <i aria-hidden="true" />
                Upcoming
              </span>
            </td>
            <td className="billing-figure">{money(upcoming.cents)}</td>
          </tr>
        )}
        {invoices.map(({ number, createdAt, state, cents, url }) => {
          const [word, icon] = STATES[state];
          return (
            <tr key={number}>
              <td>{dayOf(createdAt)}</td>
              <td className="billing-figure">{url === null ? number : <a href={url}>{number}</a>}</td>
              <td>
                <span className="billing-state" data-state={state}>
                  <Icon name={icon} size={16} />
                  {word}
                </span>
              </td>
              <td className="billing-figure">{money(cents)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
