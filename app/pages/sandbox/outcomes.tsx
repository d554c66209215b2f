/** The possible outcomes of a payment in the sandbox. */
import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

interface OutcomesProps {
  readonly checkoutId: string;
  /** 0 without a trial. */
  readonly trialDays: number;
  /** Why the last attempt failed. */
  readonly message: string | undefined;
}

export function Outcomes({ checkoutId, trialDays, message }: OutcomesProps) {
  const isTrial = trialDays > 0;
  const begun = isTrial ? "trialing" : "active";
  return (
    <>
      <h2 id="ways" className="t-title-s">
        How should this payment end?
      </h2>
      <p className="text-ink-2">Each outcome sends the same kind of signed events that Stripe would.</p>
      {message !== undefined && (
        <p className="sandbox-answer" role="alert">
          <Icon name="warning" size={16} />
          {message}
        </p>
      )}
      <form method="post">
        <input type="hidden" name="checkout" value={checkoutId} />
        <ul>
          <li className="sandbox-first">
            <p>
              <b>Payment succeeds</b>
              <span>{isTrial ? "The trial starts and Pro is on." : "Pro is paid and on."}</span>
              <Codes status={begun} event="checkout.session.completed" />
            </p>
            <Button type="submit" name="outcome" value="succeeds" variant="ink" size="l">
              Complete the payment
            </Button>
          </li>
          <OutcomeRow
            title="Card is declined"
            outcome="declined"
            status="no subscription"
            event="card_declined"
          >
            The bank says no. Nothing starts, the plan stays Free.
          </OutcomeRow>
          <OutcomeRow
            title="Bank asks to confirm"
            outcome="confirm"
            status="incomplete"
            event="requires_action"
          >
            3-D Secure opens, and either answer can be given.
          </OutcomeRow>
          <OutcomeRow title="Paid, but told late" outcome="late" status={begun} event="delay 30 s">
            The page returns first, the events come after 30 seconds.
          </OutcomeRow>
          {isTrial && (
            <OutcomeRow
              title="First payment fails"
              outcome="fails-later"
              status="past_due"
              event="invoice.payment_failed"
            >
              The trial starts, and day {trialDays + 1} goes wrong.
            </OutcomeRow>
          )}
          <OutcomeRow title="Leave without paying" outcome="left" status="no subscription" event="expired">
            As if the window were closed.
          </OutcomeRow>
        </ul>
      </form>
    </>
  );
}

interface OutcomeRowProps {
  readonly title: string;
  readonly outcome: string;
  readonly status: string;
  readonly event: string;
  readonly children: ReactNode;
}

function OutcomeRow({ title, outcome, status, event, children }: OutcomeRowProps) {
  return (
    <li>
      <p>
        <b>{title}</b>
        <span>{children}</span>
        <Codes status={status} event={event} />
      </p>
      <Button
        type="submit"
        name="outcome"
        value={outcome}
        aria-label={`Play: ${title.charAt(0).toLowerCase()}${title.slice(1)}`}
      >
        Play
      </Button>
    </li>
  );
}

function Codes({ status, event }: { status: string; event: string }) {
  return (
    <code>
      <b>{status}</b> {event}
    </code>
  );
}

/** The confirmation that a bank requires before it pays. */
export function BankQuestion({ checkoutId }: { checkoutId: string }) {
  return (
    <>
      <h2 id="ways" className="t-title-s">
        Your bank asks: is this payment yours?
      </h2>
      <p className="text-ink-2">
        A real bank would ask for a code or its app. The checkout stays open until you answer.
      </p>
      <form method="post">
        <input type="hidden" name="checkout" value={checkoutId} />
        <p className="sandbox-answers">
          <Button type="submit" name="outcome" value="succeeds" variant="ink" size="l">
            Yes, confirm it
          </Button>
          <Button type="submit" name="outcome" value="declined" size="l">
            No, refuse it
          </Button>
        </p>
      </form>
    </>
  );
}
