import { useLocation } from "react-router";
import { pageMeta } from "#app/shell/page-meta.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { AppLink } from "#app/ui/link.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Route } from "./+types/two-factor-route";
import { AuthForm, SubmitButton } from "./auth-form.tsx";
import { AuthPage } from "./auth-page.tsx";
import { AFTER_LOGIN, redirectSignedIn } from "./signed-in-redirect.server.ts";
import { answerCode } from "./two-factor.server.ts";
import { addressForMethod, type CodeMethod, codeMethodOf, offeredMethods } from "./two-factor-methods.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Two-Step Sign-In",
    description: "The second step of signing in: a code from your app or from a mail.",
    path: "/login/two-factor",
    noindex: true,
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  await redirectSignedIn({ request, context }, AFTER_LOGIN);
  return null;
}

export function action({ request, context }: Route.ActionArgs) {
  return answerCode(request, context);
}

const LEADS: Readonly<Record<CodeMethod, string>> = {
  totp: "Open your authenticator app and type the code it shows for Tincture.",
  otp: "We send a code to the email address of your account.",
  recovery: "Type one of the recovery codes you saved. Each works once.",
};

const OTHER_WAYS: Readonly<Record<CodeMethod, string>> = {
  totp: "Use my authenticator app",
  otp: "Send me a code by mail",
  recovery: "Use a recovery code",
};

export default function TwoFactor({ actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const method = codeMethodOf(query);
  const others = offeredMethods(query).filter((other) => other !== method);
  const isSent = actionData?.done === "code-sent";
  return (
    <AuthPage title="Enter your code" lead={LEADS[method]}>
      {isSent && (
        <p role="status" className="auth-done">
          A code is on its way. It works for five minutes.
        </p>
      )}
      {method === "otp" && (
        <AuthForm answer={undefined}>
          <SubmitButton busy="Sending" intent="send" isQuiet={isSent}>
            {isSent ? "Send another code" : "Send the code"}
          </SubmitButton>
        </AuthForm>
      )}
      <AuthForm answer={actionData}>
        <TextField
          key={method}
          label={method === "recovery" ? "Recovery code" : "Code"}
          name="code"
          inputMode={method === "recovery" ? "text" : "numeric"}
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={100}
          error={actionData?.errors.code}
          required
        />
        <Checkbox name="trustDevice" label="Do not ask on this device for 30 days" />
        <SubmitButton busy="Checking">Continue</SubmitButton>
      </AuthForm>
      <ul className="auth-foot stack-close">
        {others.map((other) => (
          <li key={other}>
            <AppLink to={addressForMethod(search, other)} className="link">
              {OTHER_WAYS[other]}
            </AppLink>
          </li>
        ))}
        <li>
          <AppLink to="/login" className="link">
            Start again
          </AppLink>
        </li>
      </ul>
    </AuthPage>
  );
}
