import { TestMode } from "#app/account/test-mode.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { SubscriptionView } from "#domain/billing/billing-view.ts";
import { dayOf, money } from "#domain/billing/billing-words.ts";
import { billingView } from "#server/billing/billing-view.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import { countItems } from "#server/profile/profile-queries.server.ts";
import type { Route } from "./+types/billing-route";
import { runBillingAction } from "./billing-action.server.ts";
import { Card, Invoices, PaymentNotice, PortalForm } from "./billing-payments.tsx";
import { CancelPlan, FreePlan, ProPlan, StartPro } from "./billing-plan.tsx";
import { personOf } from "./person.server.ts";
import { MailAddress, Section } from "./section.tsx";
import "./profile.css";
import "./billing.css";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Billing",
    description: "Your plan.",
    path: "/profile/billing",
    noindex: true,
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const person = await personOf(request, context);
  const services = context.get(servicesContext);
  return {
    email: person.email,
    counts: await countItems(services.db, person.uid),
    view: await billingView(services, person.uid),
  };
}

export const action = ({ request, context }: Route.ActionArgs) => runBillingAction(request, context);

export default function Billing({ loaderData: { email, counts, view }, actionData }: Route.ComponentProps) {
  const { subscription, invoices, card, isTestMode, isAway } = view;
  return (
    <main id="main" className="profile-main billing">
      <h1 className="t-display">Billing</h1>
      {isTestMode && <TestMode />}
      {actionData !== undefined && (
        <p className="profile-note billing-answer" data-tone="bad" role="alert">
          <Icon name="warning" size={16} />
          {actionData.message}
        </p>
      )}
      {isAway && (
        <p className="profile-note billing-answer" data-tone="bad" role="status">
          <Icon name="warning" size={16} />
          The payment service does not answer. This is what was known before; invoices are missing.
        </p>
      )}
      {subscription !== undefined && <PaymentNotice subscription={subscription} invoices={invoices} />}
      <Section title="Current plan">
        {subscription === undefined ? (
          <FreePlan counts={counts} />
        ) : (
          <ProPlan subscription={subscription} counts={counts} />
        )}
      </Section>
      {subscription === undefined && (
        <Section title="Pro" line="For large files and large collections.">
          <StartPro canTry={view.canTry} />
        </Section>
      )}
      {subscription !== undefined && (
        <>
          <Section title="Next payment">
            {subscription.cancels ? (
              <p className="text-ink-2">None: Pro ends {dayOf(subscription.periodEndsAt)}.</p>
            ) : (
              <p className="billing-next">
                <b>{money(subscription.cents)} USD</b> <NextPayment subscription={subscription} />
              </p>
            )}
          </Section>
          <Section
            title="Payment method"
            line={isTestMode ? "Played by the sandbox" : "Kept by Stripe, never by Tincture"}
          >
            <div className="billing-method">
              {card !== undefined && <Card card={card} isDeclined={owes(subscription)} />}
              <PortalForm label="Open the payment portal" />
            </div>
          </Section>
        </>
      )}
      {invoices.length > 0 && (
        <Section
          title="Invoices"
          line={
            <>
              Sent to <MailAddress email={email} />
            </>
          }
        >
          <Invoices invoices={invoices} upcoming={subscription} />
        </Section>
      )}
      {subscription !== undefined && !subscription.cancels && (
        <Section title="Cancel">
          <CancelPlan subscription={subscription} counts={counts} />
        </Section>
      )}
    </main>
  );
}

const owes = ({ status }: SubscriptionView): boolean => status === "past_due" || status === "unpaid";

function NextPayment({ subscription }: { subscription: SubscriptionView }) {
  const { interval, periodEndsAt } = subscription;
  if (owes(subscription)) return "is due now.";
  return `on ${dayOf(periodEndsAt)}, then each ${interval}.`;
}
