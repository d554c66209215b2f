import { useLocation } from "react-router";
import { pageMeta } from "#app/shell/page-meta.ts";
import { Icon } from "#app/ui/icon.tsx";
import { AppLink } from "#app/ui/link.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { servicesContext } from "#server/pages/request-context.server.ts";
import type { Route } from "./+types/login-route";
import { AuthForm, SubmitButton } from "./auth-form.tsx";
import { AuthPage } from "./auth-page.tsx";
import { askForLink } from "./email-link.server.ts";
import { readForm } from "./form-request.server.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { PasswordField } from "./password-field.tsx";
import { signInWithPassword } from "./password-sign-in.server.ts";
import { SentNote } from "./sent-note.tsx";
import { SignInMethods } from "./sign-in-methods.tsx";
import { AFTER_LOGIN, redirectSignedIn } from "./signed-in-redirect.server.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Login",
    description: "Log in to save, like and publish palettes. The tools need no account.",
    path: "/login",
    noindex: true,
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  await redirectSignedIn({ request, context }, AFTER_LOGIN);
  const { config } = context.get(servicesContext);
  return { providers: config.providers.map(({ id, name }) => ({ id, name })) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  return form.intent === "link" ? askForLink(form, context) : signInWithPassword(form, context);
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  if (actionData?.done === "link-sent") return <SentNote kind="link" email={actionData.values.email ?? ""} />;
  return (
    <AuthPage title="Log in" lead="Save, like and publish. The tools need no account.">
      <SignInMethods providers={loaderData.providers} page="/login" />
      <AuthForm
        answer={actionData}
        // The first attempt needs no bot check; after a few failures the server requires one.
        botCheck={(intent) => (intent === "link" ? "link" : actionData === undefined ? undefined : "sign-in")}
      >
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username webauthn"
          defaultValue={actionData?.values.email}
          error={actionData?.errors.email}
          required
        />
        <div className="auth-field">
          <PasswordField autoComplete="current-password" error={actionData?.errors.password} />
          <AppLink to="/forgot-password" className="link">
            Forgot your password?
          </AppLink>
        </div>
        <SubmitButton busy="Logging in">Log in</SubmitButton>
        <SubmitButton
          busy="Sending the link"
          intent="link"
          isQuiet
          before={<Icon name="envelope-simple" size={16} />}
        >
          Send me a link instead
        </SubmitButton>
        <PasskeyButton />
      </AuthForm>
      <p className="auth-foot">
        New here?{" "}
        <AppLink to={`/signup${search}`} className="link">
          Create account
        </AppLink>
      </p>
    </AuthPage>
  );
}
