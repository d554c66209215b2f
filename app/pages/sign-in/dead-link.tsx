import { LinkButton } from "#app/ui/button.tsx";
import { authErrorOf } from "#domain/account/auth-errors.ts";
import { AuthPage } from "./auth-page.tsx";

/** A link that is over, or was never whole: which of the two, and where to get another. */
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
