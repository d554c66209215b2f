import { pageMeta } from "#app/shell/page-meta.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { emailLinkState } from "#server/auth/mail-link/email-link-commands.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import type { Route } from "./+types/email-link-route";
import { AuthForm, SubmitButton } from "./auth-form.tsx";
import { AuthPage } from "./auth-page.tsx";
import { DeadLink } from "./dead-link.tsx";
import { pressLink } from "./email-link.server.ts";
import { readForm } from "./form-request.server.ts";
import { linkPageHeaders, NO_REFERRER } from "./link-page-meta.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: "Sign In by Link",
    description: "Log in with the link from your mail.",
    path: "/login/link",
    noindex: true,
  }),
  NO_REFERRER,
];

export const headers = linkPageHeaders;

/** Only checks the link without using it, because mail scanners open it too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return { token, state: await emailLinkState(context.get(servicesContext), request, token) };
}

export async function action({ request, context }: Route.ActionArgs) {
  return pressLink(await readForm(request), context);
}

const AGAIN = { to: "/login", label: "Ask for a new link" };

export default function EmailLink({ loaderData, actionData }: Route.ComponentProps) {
  const { token, state } = loaderData;
  if (actionData?.code === "expired-action-code") return <DeadLink state="expired" again={AGAIN} />;
  if (actionData?.code === "invalid-action-code") return <DeadLink state="invalid" again={AGAIN} />;
  if (state === "expired" || state === "invalid") return <DeadLink state={state} again={AGAIN} />;
  const asks = state === "needs-address" || actionData?.errors.email !== undefined;
  return (
    <AuthPage
      title="Log in"
      lead={
        asks
          ? "This link was asked for in another browser. Type the address it was sent to."
          : "One press, and you are in."
      }
    >
      <AuthForm answer={actionData}>
        <input type="hidden" name="token" value={token} />
        {asks && (
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={actionData?.values.email}
            error={actionData?.errors.email}
            required
          />
        )}
        <SubmitButton busy="Logging in">Log in</SubmitButton>
      </AuthForm>
    </AuthPage>
  );
}
