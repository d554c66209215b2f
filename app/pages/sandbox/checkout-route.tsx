import { data, redirect } from "react-router";
import * as v from "valibot";
import { pageMeta } from "#app/shell/page-meta.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PRO_CENTS } from "#domain/plans.ts";
import { longDay } from "#domain/shell/long-day.ts";
import { CHECKOUT_DONE, CHECKOUT_LEFT } from "#server/billing/billing-provider.server.ts";
import {
  OUTCOMES,
  openSandboxCheckout,
  playCheckout,
} from "#server/billing/sandbox/sandbox-commands.server.ts";
import type { Route } from "./+types/checkout-route";
import { BankQuestion, Outcomes } from "./outcomes.tsx";
import { fieldsOf, sandboxOf } from "./sandbox.server.ts";
import { TestBand } from "./test-band.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Test Checkout",
    description: "A checkout that is played.",
    path: "/sandbox/checkout",
    noindex: true,
  });

export const headers = () => ({ "Cache-Control": "private, no-store" });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { sandbox, uid } = await sandboxOf(request, context);
  const open = await openSandboxCheckout(sandbox, uid);
  if (open === undefined) return { checkout: undefined };
  const { firstPaymentMs, ...checkout } = open;
  const price = (PRO_CENTS[open.interval] / 100).toFixed(2);
  return { checkout: { ...checkout, price, firstPayment: longDay(firstPaymentMs) } };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { sandbox, uid } = await sandboxOf(request, context);
  const field = await fieldsOf(request);
  const outcome = v.safeParse(v.picklist(OUTCOMES), field("outcome"));
  if (!outcome.success) return data({ message: "This form is not known here." }, { status: 400 });
  const played = await playCheckout(sandbox, uid, field("checkout"), outcome.output);
  if (played === "done") return redirect(CHECKOUT_DONE, 303);
  if (played === "left") return redirect(CHECKOUT_LEFT, 303);
  if (played === "gone") return redirect("/profile/billing", 303);
  if (played === "asked") return { isAsked: true };
  return data(
    { message: "The bank declined the card. Nothing was started and nothing is charged." },
    { status: 402 },
  );
}

export default function SandboxCheckout({ loaderData: { checkout }, actionData }: Route.ComponentProps) {
  if (checkout === undefined) {
    return (
      <main id="main" className="sandbox sandbox-narrow">
        <TestBand />
        <h1 className="t-title-l">This checkout has ended</h1>
        <p className="text-ink-2">It was paid, left, or replaced by another one.</p>
        <LinkButton to="/profile/billing" variant="ink">
          Go to billing
        </LinkButton>
      </main>
    );
  }
  const { id, interval, trialDays, price, firstPayment } = checkout;
  const isTrial = trialDays > 0;
  return (
    <main id="main" className="sandbox">
      <TestBand />
      <section className="sandbox-sum" aria-labelledby="sum">
        <LinkButton to={CHECKOUT_PRICING} variant="ghost" size="s">
          <Icon name="caret-left" size={16} />
          Back to pricing
        </LinkButton>
        <h1 id="sum" className="t-display-l">
          Pro
        </h1>
        <dl>
          <div>
            <dt>Pro, one {interval}</dt>
            <dd>{price}</dd>
          </div>
          {isTrial && (
            <div>
              <dt>Trial of {trialDays} days</dt>
              <dd>−{price}</dd>
            </div>
          )}
          <div className="sandbox-due">
            <dt>Due today</dt>
            <dd>
              <b>{isTrial ? "0.00" : price}</b> USD
            </dd>
          </div>
          {isTrial && (
            <div>
              <dt>Then on {firstPayment}</dt>
              <dd>{price}</dd>
            </div>
          )}
        </dl>
      </section>
      <section className="sandbox-ways" aria-labelledby="ways">
        {actionData !== undefined && "isAsked" in actionData ? (
          <BankQuestion checkoutId={id} />
        ) : (
          <Outcomes checkoutId={id} trialDays={trialDays} message={actionData?.message} />
        )}
        <p className="sandbox-why">
          <Icon name="info" size={16} />
          Shown because this server has no Stripe keys. With keys, Stripe’s own page stands here.
        </p>
      </section>
    </main>
  );
}

const CHECKOUT_PRICING = "/about/pricing";
