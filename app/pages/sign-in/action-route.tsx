import { useEffect } from "react";
import { hasSessionHint } from "#app/session/session-hint.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { servicesContext } from "#server/pages/request-context.server.ts";
import type { Route } from "./+types/action-route";
import { AuthForm, SubmitButton } from "./auth-form.tsx";
import { AuthPage } from "./auth-page.tsx";
import { DeadLink } from "./dead-link.tsx";
import { type FormAnswer, WITHOUT_PASSWORD } from "./form-answer.ts";
import { readForm } from "./form-request.server.ts";
import { linkPageHeaders, NO_REFERRER } from "./link-page-meta.ts";
import { type ActionMode, doAction, readActionLink, stateOfLink } from "./mail-actions.server.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { PasswordField } from "./password-field.tsx";
import { pageUrl } from "./signed-in-redirect.server.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: "Confirm",
    description: "Choose a new password, or confirm an email address.",
    path: "/login/action",
    noindex: true,
  }),
  NO_REFERRER,
];

export const headers = linkPageHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
  const link = readActionLink(pageUrl(request));
  return {
    mode: link?.mode,
    state: await stateOfLink(link, request, context),
    policy: context.get(servicesContext).config.passwordPolicy,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return doAction(readActionLink(pageUrl(request)), await readForm(request), context);
}

const CONFIRM: Record<
  Exclude<ActionMode, "resetPassword">,
  { title: string; lead: string; label: string }
> = {
  verifyEmail: {
    title: "Confirm your email",
    lead: "So that we know that mails to this address reach you.",
    label: "Confirm",
  },
  changeEmail: {
    title: "Change your email",
    lead: "Press the button to agree to the change.",
    label: "Agree",
  },
};

const DONE: { readonly [Done in NonNullable<FormAnswer["done"]>]?: readonly [title: string, lead: string] } =
  {
    "password-set": [
      "Password changed",
      "You have been signed out everywhere. Log in with the new password.",
    ],
    "email-verified": ["Email confirmed", "Thank you. You’re all set."],
    "email-verified-anew": [
      "Email confirmed",
      "What was set up before has ended, the password included. Choose a new one.",
    ],
    "email-sent-to-new": [
      "One more mail",
      "We sent a link to the new address; open it to finish the change.",
    ],
    "email-changed": ["Email changed", "From now on, log in with the new address."],
  };

interface Next {
  readonly to: string;
  readonly label: string;
}

const YOUR_ACCOUNT: Next = { to: "/profile/account", label: "Open your account" };
const NEXT: { readonly [Done in NonNullable<FormAnswer["done"]>]?: Next } = {
  "password-set": { to: "/login", label: "Log in" },
  "email-verified-anew": { to: "/forgot-password", label: "Choose a password" },
};

/** The target of links in mails. Nothing happens before the button is pressed. */
export default function MailAction({ loaderData, actionData }: Route.ComponentProps) {
  const { mode, state, policy } = loaderData;
  const doneName = actionData?.done;
  useEffect(() => {
    // Removes the used token from the address bar and the history.
    if (doneName !== undefined)
      window.history.replaceState(window.history.state, "", window.location.pathname);
  }, [doneName]);
  useEffect(() => {
    // The address has changed or all sessions have ended, so the session is checked again.
    if (doneName === undefined || !hasSessionHint()) return;
    void import("#app/session/session.ts").then(({ refreshSession }) => refreshSession());
  }, [doneName]);
  const done = actionData?.done === undefined ? undefined : DONE[actionData.done];
  if (done !== undefined) {
    const next = (actionData?.done && NEXT[actionData.done]) ?? YOUR_ACCOUNT;
    return (
      <AuthPage title={done[0]} lead={done[1]}>
        <LinkButton to={next.to} variant="ink" size="l">
          {next.label}
        </LinkButton>
      </AuthPage>
    );
  }
  const dead =
    linkStateOf(actionData?.code) ?? (state === "expired" || state === "invalid" ? state : undefined);
  if (dead !== undefined || mode === undefined) {
    const again =
      mode === "resetPassword" ? { to: "/forgot-password", label: "Ask for a new link" } : YOUR_ACCOUNT;
    return <DeadLink state={dead ?? "invalid"} again={again} />;
  }
  if (mode === "resetPassword") {
    return (
      <AuthPage title="New password" lead="It takes the place of the old one; you are signed out everywhere.">
        <AuthForm answer={actionData}>
          <NewPasswordField label="New password" policy={policy} answer={actionData} />
          <SubmitButton busy="Changing it">Change password</SubmitButton>
        </AuthForm>
      </AuthPage>
    );
  }
  if (state === "needs-password") return <ConfirmWithPassword answer={actionData} />;
  const { title, lead, label } = CONFIRM[mode];
  return (
    <AuthPage title={title} lead={lead}>
      <AuthForm answer={actionData}>
        <SubmitButton busy="Confirming">{label}</SubmitButton>
      </AuthForm>
    </AuthPage>
  );
}

/** Nothing here shows that whoever opened the mail also made the account; its password does. */
function ConfirmWithPassword({ answer }: { readonly answer: FormAnswer | undefined }) {
  return (
    <AuthPage
      title="Confirm your email"
      lead="Type the password of your account, since you are not logged in to it here."
    >
      <AuthForm answer={answer}>
        <PasswordField autoComplete="current-password" error={answer?.errors.password} />
        <SubmitButton busy="Confirming">Confirm</SubmitButton>
        <p className="text-ink-3">
          Did somebody else make this account, or is the password forgotten? Then confirm without it: the
          password, connected accounts and API keys end, and all devices are signed out. What is saved stays.
        </p>
        <SubmitButton busy="Confirming" intent={WITHOUT_PASSWORD} isQuiet>
          Confirm without the password
        </SubmitButton>
      </AuthForm>
    </AuthPage>
  );
}

function linkStateOf(code: FormAnswer["code"]): "expired" | "invalid" | undefined {
  if (code === "expired-action-code") return "expired";
  return code === "invalid-action-code" ? "invalid" : undefined;
}
