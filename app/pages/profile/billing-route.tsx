import { TestMode } from "#app/account/test-mode.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { SubscriptionView } from "#domain/billing/billing-view.ts";
import { billingView } from "#server/billing/billing-view.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import { countItems } from "#server/profile/profile-queries.server.ts";
import type { Route } from "./+types/billing-route";
import { runBillingAction } from "./billing-action.server.ts";
import { Invoices, PaymentNotice, PortalForm } from "./billing-payments.tsx";
import { FreePlan, ProPlan } from "./billing-plan.tsx";
import { dayOf, money } from "./billing-words.ts";
import { personOf } from "./person.server.ts";
import { Section } from "./section.tsx";
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
    counts: await countItems(services.db, person.uid),
    view: await billingView(services, person.uid),
  };
}

export const action = ({ request, context }: Route.ActionArgs) => runBillingAction(request, context);

export default function Billing({ loaderData: { counts, view }, actionData }: Route.ComponentProps) {
  const { subscription, invoices, isTestMode, isAway } = view;
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
          <FreePlan counts={counts} canTry={view.canTry} />
        ) : (
          <ProPlan subscription={subscription} />
        )}
      </Section>
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
            <PortalForm label="Open the payment portal" />
          </Section>
        </>
      )}
      {invoices.length > 0 && (
        <Section title="Invoices">
          <Invoices invoices={invoices} />
        </Section>
      )}
    </main>
  );
}

function NextPayment({ subscription }: { subscription: SubscriptionView }) {
  const { status, interval, periodEndsAt } = subscription;
  if (status === "past_due" || status === "unpaid") return "is due now.";
  return `on ${dayOf(periodEndsAt)}, then each ${interval}.`;
}
