import { useLocation, useRevalidator } from "react-router";
import { pageMeta } from "#app/shell/page-meta.ts";
import { policyText } from "#domain/account/password-policy.ts";
import { planOf } from "#server/account/plan-of.server.ts";
import { listApiKeys } from "#server/api-keys/api-key-queries.server.ts";
import { listPasskeys } from "#server/auth/passkey/passkey-commands.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import {
  countItems,
  isTwoFactorOn,
  sessionsOf,
  signInMethodsOf,
} from "#server/profile/profile-queries.server.ts";
import type { Route } from "./+types/account-route";
import { AccessSections } from "./access-sections.tsx";
import { runAccountAction } from "./account-actions.server.ts";
import { DataSection, DeleteSection } from "./data-sections.tsx";
import { EmailSection } from "./email-section.tsx";
import { NameSection } from "./name-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { personOf } from "./person.server.ts";
import { PhotoSection } from "./photo-section.tsx";
import "./profile.css";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Account",
    description: "Your name, photo, email, password and devices.",
    path: "/profile/account",
    noindex: true,
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const person = await personOf(request, context);
  const { db, config, clock } = context.get(servicesContext);
  const { uid, displayName, photoURL, email, emailVerified, sessionId } = person;
  const [sessions, signInMethods, counts, hasTwoFactor, keys, passkeys, plan] = await Promise.all([
    sessionsOf(db, uid, sessionId),
    signInMethodsOf(db, uid),
    countItems(db, uid),
    isTwoFactorOn(db, uid),
    listApiKeys(db, uid),
    listPasskeys(db, uid),
    planOf(db, uid),
  ]);
  return {
    person: { displayName, photoURL, email, emailVerified },
    sessions,
    signInMethods,
    counts,
    hasTwoFactor,
    keys,
    passkeys,
    plan,
    providers: config.providers.map(({ id, name }) => ({ id, name })),
    passwordRule: policyText(config.passwordPolicy),
    nowMs: clock(),
  };
}

export function action({ request, context }: Route.ActionArgs) {
  return runAccountAction(request, context);
}

export default function Account({ loaderData }: Route.ComponentProps) {
  const { person, sessions, signInMethods, hasTwoFactor, counts, providers, passwordRule, nowMs } =
    loaderData;
  const { keys, passkeys, plan } = loaderData;
  const revalidator = useRevalidator();
  const failure = new URLSearchParams(useLocation().search).get("error");
  return (
    <main id="main" className="profile-main">
      <h1 className="t-display">Account</h1>
      <NameSection displayName={person.displayName} />
      <PhotoSection displayName={person.displayName} photoURL={person.photoURL} />
      <EmailSection email={person.email} isVerified={person.emailVerified} />
      <PasswordSection hasPassword={signInMethods.hasPassword} email={person.email} rule={passwordRule} />
      <AccessSections
        twoFactor={{
          isOn: hasTwoFactor,
          hasPassword: signInMethods.hasPassword,
          onChange: () => void revalidator.revalidate(),
        }}
        passkeys={{
          passkeys,
          hasPassword: signInMethods.hasPassword,
          hasTwoFactor,
          nowMs,
          onAdd: () => void revalidator.revalidate(),
        }}
        providers={{ providers, signInMethods, failure }}
        sessions={{ sessions, nowMs }}
        keys={{ keys, plan, nowMs }}
      />
      <DataSection />
      <DeleteSection email={person.email} hasPassword={signInMethods.hasPassword} counts={counts} />
    </main>
  );
}
