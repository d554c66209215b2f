import { AppLink } from "#app/ui/link.tsx";
import { AuthPage } from "./auth-page.tsx";

const TEXTS = {
  link: {
    lead: "Open the link in it to log in. It works once, for 15 minutes.",
    again: "/login",
  },
  reset: {
    lead: "If there is an account with this address, the mail has a link to choose a new password. It works once, for an hour.",
    again: "/forgot-password",
  },
} as const;

/** A mail has been sent; the same text for known and unknown addresses. */
export function SentNote({ kind, email }: { kind: keyof typeof TEXTS; email: string }) {
  const { lead, again } = TEXTS[kind];
  return (
    <AuthPage title="Look in your mail" lead={lead}>
      <p role="status" className="auth-done">
        Sent to <b className="wrap-anywhere">{email}</b>
      </p>
      <p className="auth-foot">
        Nothing there? Check your spam folder, or{" "}
        <AppLink to={again} className="link" reloadDocument>
          try again
        </AppLink>
      </p>
    </AuthPage>
  );
}
