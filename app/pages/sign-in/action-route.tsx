import { useEffect } from "react";
import { hasSessionHint } from "#app/session/session-hint.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { servicesContext } from "#server/pages/request-context.server.ts";
import type { Route } from "./+types/action-route";
import { AuthForm, SubmitButton } from "./auth-form.tsx";
import { AuthPage } from "./auth-page.tsx";
import { DeadLink } from "./dead-link.tsx";
import type { FormAnswer } from "./form-answer.ts";
import { readForm } from "./form-request.server.ts";
import { linkPageHeaders, NO_REFERRER } from "./link-page-meta.ts";
import { type ActionMode, doAction, readActionLink, stateOfLink } from "./mail-actions.server.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { pageUrl } from "./signed-in-redirect.server.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: "Confirm",
    description: "Choose a new password, or confirm an e-mail address.",
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
    state: await stateOfLink(link, context),
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
    title: "Confirm your e-mail",
    lead: "So that we know that mails to this address reach you.",
    label: "Confirm",
  },
  changeEmail: {
    title: "Change your e-mail",
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
    "email-verified": ["E-mail confirmed", "Thank you. Nothing else is to be done."],
    "email-sent-to-new": [
      "One more mail",
      "We sent a link to the new address; open it to finish the change.",
    ],
    "email-changed": ["E-mail changed", "From now on, log in with the new address."],
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
    const isReset = actionData?.done === "password-set";
    return (
      <AuthPage title={done[0]} lead={done[1]}>
        <LinkButton to={isReset ? "/login" : "/profile/account"} variant="ink" size="l">
          {isReset ? "Log in" : "Open your account"}
        </LinkButton>
      </AuthPage>
    );
  }
  const dead = linkStateOf(actionData?.code) ?? (state === "ready" ? undefined : state);
  if (dead !== undefined || mode === undefined) {
    const again =
      mode === "resetPassword"
        ? { to: "/forgot-password", label: "Ask for a new link" }
        : { to: "/profile/account", label: "Open your account" };
    return <DeadLink state={dead ?? "invalid"} again={again} />;
  }
  if (mode === "resetPassword") {
    return (
      <AuthPage title="New password" lead="It takes the place of the old one; you are signed out everywhere.">
        <AuthForm answer={actionData}>
          <NewPasswordField label="New password" policy={policy} error={actionData?.errors.password} />
          <SubmitButton busy="Changing it">Change password</SubmitButton>
        </AuthForm>
      </AuthPage>
    );
  }
  const { title, lead, label } = CONFIRM[mode];
  return (
    <AuthPage title={title} lead={lead}>
      <AuthForm answer={actionData}>
        <SubmitButton busy="Confirming">{label}</SubmitButton>
      </AuthForm>
    </AuthPage>
  );
}

function linkStateOf(code: FormAnswer["code"]): "expired" | "invalid" | undefined {
  if (code === "expired-action-code") return "expired";
  return code === "invalid-action-code" ? "invalid" : undefined;
}
