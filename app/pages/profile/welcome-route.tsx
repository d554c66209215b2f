import { type ReactNode, useEffect } from "react";
import { TestMode } from "#app/account/test-mode.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { dayOf } from "#domain/billing/billing-words.ts";
import { dayNumber } from "#domain/library/day-number.ts";
import { PRO_PRICE } from "#domain/plans.ts";
import { planOf } from "#server/account/plan-of.server.ts";
import { latestSubscription } from "#server/billing/billing-queries.server.ts";
import { itemOfTheDay } from "#server/library/library-queries.server.ts";
import { WORN_PALETTE_WORK } from "#server/pages/page-work-kinds.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import { countItems } from "#server/profile/profile-queries.server.ts";
import type { Route } from "./+types/welcome-route";
import { personOf } from "./person.server.ts";
import { refreshAfterChange } from "./use-section.ts";
import { type WelcomePlate, WelcomeWork } from "./welcome-work.tsx";
import "./profile.css";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Welcome",
    description: "First steps with your account.",
    path: "/profile/welcome",
    noindex: true,
  });

/** Completed steps are derived from the data, never stored. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const person = await personOf(request, context);
  const { db, billing } = context.get(servicesContext);
  const counts = await countItems(db, person.uid);
  const isPro = (await planOf(db, person.uid)) === "pro";
  const latest = isPro ? await latestSubscription(db, person.uid) : undefined;
  return {
    plate: await plateAtWork(context),
    pro: latest && { isTrial: latest.status === "trialing", periodEndsAt: latest.periodEndsAt },
    isTestMode: billing.sandbox !== undefined,
    isConfirmed: person.emailVerified,
    hasPhoto: person.photoURL !== null,
    hasLikedOrSaved: counts.likes + counts.saves > 0,
    hasCollection: counts.collections > 0,
  };
}

/** Undefined while the server is busy, and for a library without palettes. */
async function plateAtWork(context: Route.LoaderArgs["context"]): Promise<WelcomePlate | undefined> {
  const { reads, clock, work } = context.get(servicesContext);
  const plate = await itemOfTheDay(reads, "palette", dayNumber(clock()));
  if (plate === undefined) return undefined;
  const { id, title, colors } = plate;
  const worn = await work.run(WORN_PALETTE_WORK, { colors, id: `w${id}` });
  return worn.ok ? { id, title, colors, worn: worn.value } : undefined;
}

export default function Welcome({ loaderData }: Route.ComponentProps) {
  const { plate, pro, isTestMode, isConfirmed, hasPhoto, hasLikedOrSaved, hasCollection } = loaderData;
  const isPro = pro !== undefined;
  useEffect(() => {
    // The page that led here may have changed the plan.
    if (isPro) void refreshAfterChange();
  }, [isPro]);
  return (
    <main id="main" className="profile-main">
      <h1 className="t-display">{isPro ? "Welcome to Pro" : "Welcome"}</h1>
      {isPro && isTestMode && <TestMode />}
      {pro !== undefined && (
        <div className="profile-prose profile-block">
          <p>
            <b>Pro is on.</b> Larger pictures, every format, and saves without limit.{" "}
            {pro.isTrial
              ? `The ${PRO_PRICE.trialDays} days of the trial cost nothing; the first payment is on ${dayOf(pro.periodEndsAt)}.`
              : `The next payment is on ${dayOf(pro.periodEndsAt)}.`}
          </p>
          <LinkButton to="/profile/billing">Billing, and how to cancel</LinkButton>
        </div>
      )}
      {plate !== undefined && <WelcomeWork plate={plate} />}
      <ol className="profile-steps">
        <Step title="Confirm your email" line="Open the link in the mail we sent." isDone={isConfirmed}>
          <LinkButton to="/profile/account">Send it again</LinkButton>
        </Step>
        <Step
          title="Keep a palette"
          line="A heart likes it for everyone to see, a bookmark saves it for you."
          isDone={hasLikedOrSaved}
        >
          <LinkButton to="/palettes">Browse palettes</LinkButton>
        </Step>
        <Step
          title="Start a collection"
          line="For a project, a client, or a mood. Private until you say otherwise."
          isDone={hasCollection}
        >
          <LinkButton to="/profile/collections">Collections</LinkButton>
        </Step>
        <Step title="Show who you are" line="Your name appears on what you publish." isDone={hasPhoto}>
          <LinkButton to="/profile/account">Add a photo</LinkButton>
        </Step>
      </ol>
    </main>
  );
}

interface StepProps {
  readonly title: string;
  readonly line: string;
  readonly isDone: boolean;
  readonly children: ReactNode;
}

function Step({ title, line, isDone, children }: StepProps) {
  return (
    <li data-done={isDone || undefined}>
      <div>
        <h2 className="t-title-s">{title}</h2>
        <p>{line}</p>
      </div>
      {isDone ? (
        <span className="profile-note" data-tone="ok">
          <Icon name="check" size={16} />
          Done
        </span>
      ) : (
        children
      )}
    </li>
  );
}
