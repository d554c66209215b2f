import { data, redirect } from "react-router";
import * as v from "valibot";
import { pageMeta } from "#app/shell/page-meta.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { longDay } from "#domain/shell/long-day.ts";
import {
  PORTAL_ACTIONS,
  type PortalAction,
  playPortal,
} from "#server/billing/sandbox/sandbox-commands.server.ts";
import type { Route } from "./+types/portal-route";
import { fieldsOf, sandboxAccountOf, sandboxOf } from "./sandbox.server.ts";
import { TestBand } from "./test-band.tsx";

const PORTAL = "/sandbox/portal";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Test Payments",
    description: "Payments that are played.",
    path: PORTAL,
    noindex: true,
  });

export const headers = () => ({ "Cache-Control": "private, no-store" });

export async function loader({ request, context }: Route.LoaderArgs) {
  const found = await sandboxAccountOf(request, context);
  const latest = found?.account.subscriptions.at(-1);
  if (found === undefined || latest === undefined) return { shown: undefined };
  const disputed = found.account.invoices.filter(({ isDisputed }) => isDisputed).length;
  return {
    shown: {
      today: longDay(found.nowMs),
      status: latest.status,
      card: found.account.card,
      disputed,
    },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { sandbox, uid } = await sandboxOf(request, context);
  const submitted = v.safeParse(v.picklist(PORTAL_ACTIONS), (await fieldsOf(request))("action"));
  if (!submitted.success) return data({ message: "This form is not known here." }, { status: 400 });
  if (await playPortal(sandbox, uid, submitted.output)) return redirect(PORTAL, 303);
  return data({ message: "There is nothing that this could change." }, { status: 409 });
}

const WAYS: readonly {
  readonly action: PortalAction;
  readonly title: string;
  readonly line: string;
  readonly event: string;
}[] = [
  {
    action: "good-card",
    title: "A card that works",
    line: "What is owed is paid at once.",
    event: "active · invoice.paid",
  },
  {
    action: "bad-card",
    title: "A card that is declined",
    line: "The next payment fails.",
    event: "past_due · invoice.payment_failed",
  },
  {
    action: "day",
    title: "A day passes",
    line: "The clock of this account goes on by a day.",
    event: "24 hours",
  },
  { action: "week", title: "A week passes", line: "A failed payment is tried again.", event: "7 days" },
  {
    action: "month",
    title: "A month passes",
    line: "The trial ends, the plan is renewed.",
    event: "31 days",
  },
  {
    action: "dispute",
    title: "The last payment is disputed",
    line: "The bank asks for the money back.",
    event: "charge.dispute.created",
  },
  {
    action: "end",
    title: "The subscription ends now",
    line: "As if it had been ended at the payment service.",
    event: "canceled · customer.subscription.deleted",
  },
];

export default function SandboxPortal({ loaderData: { shown }, actionData }: Route.ComponentProps) {
  if (shown === undefined) {
    return (
      <main id="main" className="sandbox sandbox-narrow">
        <TestBand />
        <h1 className="t-title-l">Nothing is subscribed yet</h1>
        <LinkButton to="/profile/billing" variant="ink">
          Go to billing
        </LinkButton>
      </main>
    );
  }
  return (
    <main id="main" className="sandbox">
      <TestBand />
      <section className="sandbox-sum" aria-labelledby="sum">
        <LinkButton to="/profile/billing" variant="ghost" size="s">
          <Icon name="caret-left" size={16} />
          Back to billing
        </LinkButton>
        <h1 id="sum" className="t-display-l">
          Portal
        </h1>
        <dl>
          <div>
            <dt>Today, by the clock of this account</dt>
            <dd>{shown.today}</dd>
          </div>
          <div>
            <dt>Subscription</dt>
            <dd>{shown.status}</dd>
          </div>
          <div>
            <dt>Card</dt>
            <dd>{shown.card}</dd>
          </div>
          <div>
            <dt>Disputed payments</dt>
            <dd>{shown.disputed}</dd>
          </div>
        </dl>
      </section>
      <section className="sandbox-ways" aria-labelledby="ways">
        <h2 id="ways" className="t-title-s">
          What happens next?
        </h2>
        {actionData !== undefined && (
          <p className="sandbox-answer" role="alert">
            <Icon name="warning" size={16} />
            {actionData.message}
          </p>
        )}
        <form method="post">
          <ul>
            {WAYS.map((way) => (
              <li key={way.action}>
                <p>
                  <b>{way.title}</b>
                  <span>{way.line}</span>
                  <code>{way.event}</code>
                </p>
                <Button type="submit" name="action" value={way.action} aria-label={`Play: ${way.title}`}>
                  Play
                </Button>
              </li>
            ))}
          </ul>
        </form>
      </section>
    </main>
  );
}
