/** A section of the account page: title and description on the left, the form on the right. */
import { Fragment, type ReactNode, useId } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { AccountAnswer } from "./account-answer.ts";

interface SectionProps {
  readonly title: string;
  readonly line?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ title, line, children }: SectionProps) {
  const id = useId();
  return (
    <section className="profile-section" aria-labelledby={id}>
      <div className="profile-section-head">
        <h2 id={id} className="t-title-s">
          {title}
        </h2>
        {line !== undefined && <p>{line}</p>}
      </div>
      <div className="profile-section-body">{children}</div>
    </section>
  );
}

/** The result of a form, with a login link if a recent sign-in is required. */
export function SectionNote({ answer }: { answer: AccountAnswer | undefined }) {
  if (answer?.message === undefined) return null;
  return (
    <>
      <p
        className="profile-note"
        data-tone={answer.isDone ? "ok" : "bad"}
        role={answer.isDone ? "status" : "alert"}
      >
        <Icon name={answer.isDone ? "check" : "warning"} size={16} />
        {answer.message}
      </p>
      {answer.needsLogin && (
        <Form method="post" action="/profile/account">
          <input type="hidden" name="intent" value="login-again" />
          <Button type="submit">Log in again</Button>
        </Form>
      )}
    </>
  );
}

/** A mail address, which stands on a line of its own before it breaks, and then breaks before one of its parts. */
export function MailAddress({ email }: { readonly email: string }) {
  return (
    <span className="profile-mail">
      {email.split(/(?=[@.])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
