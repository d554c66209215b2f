import { LinkButton } from "#app/ui/button.tsx";
import { authErrorOf } from "#domain/account/auth-errors.ts";
import { AuthPage } from "./auth-page.tsx";

/** The page for an expired or incomplete link, with a way to request another. */
export function DeadLink({
  state,
  again,
}: {
  state: "expired" | "invalid";
  again: { to: string; label: string };
}) {
  const { message } = authErrorOf({ code: `${state}-action-code` });
  return (
    <AuthPage title={state === "expired" ? "Link expired" : "Link not valid"} lead={message}>
      <LinkButton to={again.to} variant="ink" size="l">
        {again.label}
      </LinkButton>
    </AuthPage>
  );
}
