import { type ReactNode, useEffect } from "react";
import { data, redirect } from "react-router";
import { TestMode } from "#app/account/test-mode.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { LinkButton } from "#app/ui/button.tsx";
import {
  isActive,
  isSubscriptionStatus,
  planOfStatus,
  type SubscriptionStatus,
} from "#domain/billing/subscription.ts";
import { loginAddressFor } from "#domain/navigation/login-redirect.ts";
import { readUser } from "#server/account/current-user.server.ts";
import { latestSubscription } from "#server/billing/billing-queries.server.ts";
import { type BillingServices, refreshSubscription } from "#server/billing/billing-view.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import { countItems } from "#server/profile/profile-queries.server.ts";
import type { Route } from "./+types/status-route";
import { Section } from "./section.tsx";
import { FreeInShort, PlanState, ProInShort } from "./status-sections.tsx";
import { refreshAfterChange } from "./use-section.ts";
import "./profile.css";
import "./billing.css";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Status",
    description: "The state of your subscription.",
    path: "/profile/status",
    noindex: true,
  });

/** Seconds after which a waiting page reloads itself, without JavaScript. */
const ASK_AGAIN_S = 3;

/** Public: a signed-out visitor is asked to log in, and returns here. A finished checkout leads here too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await readUser(request, context);
  const { search, searchParams } = new URL(request.url);
  const isBack = searchParams.has("checkout");
  const services = context.get(servicesContext);
  const known = user === null ? undefined : await stateOf(services, user.uid);
  const state: State = known?.state ?? "unknown";
  if (isBack && isActiveState(state)) throw redirect("/profile/welcome?plan=pro");
  const isWaiting = user !== null && isBack && (state === "none" || state === "away");
  return data(
    {
      isSignedIn: user !== null,
      isDeleted: user === null && searchParams.has("deleted"),
      isWaiting,
      state,
      period: known?.period,
      counts: user === null ? undefined : await countItems(services.db, user.uid),
      isTestMode: services.billing.sandbox !== undefined,
      login: loginAddressFor("/profile/status", searchParams.has("deleted") ? "" : search) ?? "/login",
    },
    { headers: isWaiting ? { Refresh: String(ASK_AGAIN_S) } : {} },
  );
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

type State = SubscriptionStatus | "none" | "away" | "unknown";

async function stateOf(services: BillingServices, userId: string) {
  const isKnown = await refreshSubscription(services, userId);
  const latest = await latestSubscription(services.db, userId);
  const state: State = latest?.status ?? (isKnown ? "none" : "away");
  return {
    state,
    period:
      latest !== undefined && isActiveState(state)
        ? { cancels: latest.cancelsAtPeriodEnd, endsAt: latest.periodEndsAt }
        : undefined,
  };
}

function isActiveState(state: State): boolean {
  return isSubscriptionStatus(state) && isActive(state);
}

export default function Status({ loaderData }: Route.ComponentProps) {
  const { isSignedIn, isDeleted, isWaiting, isTestMode, state, period, counts, login } = loaderData;
  const plan = planOfStatus(isSubscriptionStatus(state) ? state : undefined);
  useEffect(() => {
    if (isDeleted) void refreshAfterChange();
  }, [isDeleted]);
  if (isDeleted)
    return (
      <main id="main" className="profile-main">
        <h1 className="t-display">Account deleted</h1>
        <div className="profile-prose">
          <p role="status">
            Your account and everything in it are gone. What is kept on this device is still here.
          </p>
          <LinkButton to="/palette-generator">Open the generator</LinkButton>
        </div>
      </main>
    );
  return (
    <main id="main" className="profile-main">
      <h1 className="t-display">Status</h1>
      {isTestMode && <TestMode />}
      {isWaiting && (
        <Section title="Your payment" line="Nothing has to be paid twice.">
          <p role="status">
            <b>Waiting for the payment.</b>{" "}
            {state === "away"
              ? "The payment service does not answer yet. This page asks again by itself."
              : "This page asks again by itself, and goes on as soon as it has arrived."}
          </p>
          <LinkButton to="/profile/billing">Go to billing</LinkButton>
        </Section>
      )}
      {counts !== undefined && !isWaiting && (
        <PlanState plan={plan} sentence={SENTENCES[state]} counts={counts} period={period} />
      )}
      {!isSignedIn && (
        <Section title="Your plan" line="What you have, what is left of it and what is paid.">
          <p className="text-ink-2">Please log in to see the state of your subscription.</p>
          <p className="billing-keys">
            <LinkButton to={login} variant="ink">
              Log in
            </LinkButton>
            <LinkButton to="/signup" variant="ghost">
              Create an account
            </LinkButton>
          </p>
        </Section>
      )}
      {!isSignedIn && <FreeInShort />}
      {plan === "free" && !isWaiting && <ProInShort />}
    </main>
  );
}

const NONE = (
  <>
    <b>You have no subscription.</b> You are on the free plan.
  </>
);
const SENTENCES: Readonly<Record<State, ReactNode>> = {
  none: NONE,
  unknown: NONE,
  away: <b>The payment service does not answer. Please try again in a few minutes.</b>,
  trialing: <b>You are on Pro, in your trial.</b>,
  active: <b>You are on Pro.</b>,
  past_due: <b>Pro is paused, because a payment did not go through.</b>,
  unpaid: <b>You are on Pro, and a payment is due.</b>,
  canceled: (
    <>
      <b>Your subscription has ended.</b> You are on the free plan, and everything you saved is still there.
    </>
  ),
};
