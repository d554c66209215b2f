import { useLocation } from "react-router";
import { pageMeta } from "#app/shell/page-meta.ts";
import { AppLink } from "#app/ui/link.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { servicesContext } from "#server/pages/request-context.server.ts";
import type { Route } from "./+types/signup-route";
import { AuthForm, SubmitButton } from "./auth-form.tsx";
import { AuthPage } from "./auth-page.tsx";
import { readForm } from "./form-request.server.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { signUpWithPassword } from "./password-sign-in.server.ts";
import { SignInMethods } from "./sign-in-methods.tsx";
import { AFTER_SIGNUP, redirectSignedIn } from "./signed-in-redirect.server.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Signup",
    description: "Create an account to keep palettes on all your devices, to like and to publish.",
    path: "/signup",
    noindex: true,
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  await redirectSignedIn({ request, context }, AFTER_SIGNUP);
  const { config } = context.get(servicesContext);
  return {
    providers: config.providers.map(({ id, name }) => ({ id, name })),
    policy: config.passwordPolicy,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return signUpWithPassword(await readForm(request), context);
}

export default function Signup({ loaderData, actionData }: Route.ComponentProps) {
  const { search, state } = useLocation();
  return (
    <AuthPage
      title="Sign up"
      lead="An account keeps your palettes on all your devices, and lets you like, collect and publish. It is free. You don’t need one to use the tools."
    >
      <SignInMethods providers={loaderData.providers} page="/signup" />
      <AuthForm answer={actionData} botCheck={() => "sign-up"}>
        <TextField
          label="Name (optional)"
          name="name"
          autoComplete="name"
          maxLength={60}
          defaultValue={actionData?.values.name}
          error={actionData?.errors.name}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={actionData?.values.email ?? emailOf(state)}
          error={actionData?.errors.email}
          required
        />
        <NewPasswordField policy={loaderData.policy} answer={actionData} />
        <SubmitButton busy="Creating your account">Create account</SubmitButton>
        <p className="auth-terms">
          By creating an account you accept the{" "}
          <AppLink to="/about/terms" className="link">
            terms
          </AppLink>
          . What we keep about you is said under{" "}
          <AppLink to="/about/privacy" className="link">
            privacy
          </AppLink>
          .
        </p>
      </AuthForm>
      <p className="auth-foot">
        Already have one?{" "}
        <AppLink to={`/login${search}`} className="link">
          Log in
        </AppLink>
      </p>
    </AuthPage>
  );
}

/** The address typed in the sign-up dialog that led here. */
function emailOf(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null || !("email" in state)) return undefined;
  return typeof state.email === "string" ? state.email : undefined;
}
