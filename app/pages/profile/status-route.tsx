import { type ReactNode, useEffect } from "react";
import { data, redirect } from "react-router";
import { TestMode } from "#app/account/test-mode.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { isActive, isSubscriptionStatus, type SubscriptionStatus } from "#domain/billing/subscription.ts";
import { loginAddressFor } from "#domain/navigation/login-redirect.ts";
import { readUser } from "#server/account/current-user.server.ts";
import { latestSubscription } from "#server/billing/billing-queries.server.ts";
import { type BillingServices, refreshSubscription } from "#server/billing/billing-view.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import type { Route } from "./+types/status-route";
import { refreshAfterChange } from "./use-section.ts";
import "./profile.css";

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
  const state = user === null ? "unknown" : await stateOf(context.get(servicesContext), user.uid);
  if (isBack && isActiveState(state)) throw redirect("/profile/welcome?plan=pro");
  const isWaiting = user !== null && isBack && (state === "none" || state === "away");
  return data(
    {
      isSignedIn: user !== null,
      isDeleted: user === null && searchParams.has("deleted"),
      isWaiting,
      state,
      isTestMode: context.get(servicesContext).billing.sandbox !== undefined,
      login: loginAddressFor("/profile/status", searchParams.has("deleted") ? "" : search) ?? "/login",
    },
    { headers: isWaiting ? { Refresh: String(ASK_AGAIN_S) } : {} },
  );
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

type State = SubscriptionStatus | "none" | "away" | "unknown";

async function stateOf(services: BillingServices, userId: string): Promise<State> {
  const isKnown = await refreshSubscription(services, userId);
  const latest = await latestSubscription(services.db, userId);
  return latest?.status ?? (isKnown ? "none" : "away");
}

function isActiveState(state: State): boolean {
  return isSubscriptionStatus(state) && isActive(state);
}

export default function Status({ loaderData }: Route.ComponentProps) {
  const { isSignedIn, isDeleted, isWaiting, isTestMode, state, login } = loaderData;
  useEffect(() => {
    if (isDeleted) void refreshAfterChange();
  }, [isDeleted]);
  return (
    <main id="main" className="profile-main">
      <h1 className="t-display">{isDeleted ? "Account deleted" : "Status"}</h1>
      {isTestMode && !isDeleted && <TestMode />}
      <div className="profile-prose">
        {isDeleted && (
          <>
            <p role="status">
              Your account and everything in it are gone. What is kept on this device is still here.
            </p>
            <LinkButton to="/palette-generator">Open the generator</LinkButton>
          </>
        )}
        {isWaiting && (
          <>
            <p role="status">
              <b>Waiting for the payment.</b>{" "}
              {state === "away"
                ? "The payment service does not answer yet. This page asks again by itself; nothing has to be paid twice."
                : "This page asks again by itself, and goes on as soon as it has arrived."}
            </p>
            <LinkButton to="/profile/billing">Go to billing</LinkButton>
          </>
        )}
        {isSignedIn && !isWaiting && (
          <>
            <p>{SENTENCES[state]}</p>
            <LinkButton to="/profile/billing">Go to billing</LinkButton>
          </>
        )}
        {!isSignedIn && !isDeleted && (
          <>
            <p>Please log in to see the state of your subscription.</p>
            <LinkButton to={login} variant="ink">
              Log in
            </LinkButton>
          </>
        )}
      </div>
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
