import { pageMeta } from "#app/shell/page-meta.ts";
import { AppLink } from "#app/ui/link.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Route } from "./+types/forgot-password-route";
import { AuthForm, SubmitButton } from "./auth-form.tsx";
import { AuthPage } from "./auth-page.tsx";
import { readForm } from "./form-request.server.ts";
import { askForReset } from "./mail-actions.server.ts";
import { SentNote } from "./sent-note.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Forgot Password",
    description: "We send a link to choose a new password.",
    path: "/forgot-password",
    noindex: true,
  });

export async function action({ request, context }: Route.ActionArgs) {
  return askForReset(await readForm(request), context);
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  if (actionData?.done === "reset-sent")
    return <SentNote kind="reset" email={actionData.values.email ?? ""} />;
  return (
    <AuthPage title="New password" lead="We send a link to your address. With it you choose a new one.">
      <AuthForm answer={actionData} botCheck={() => "reset"}>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={actionData?.values.email}
          error={actionData?.errors.email}
          required
        />
        <SubmitButton busy="Sending the link">Send the link</SubmitButton>
      </AuthForm>
      <p className="auth-foot">
        Remembered it?{" "}
        <AppLink to="/login" className="link">
          Log in
        </AppLink>
      </p>
    </AuthPage>
  );
}
