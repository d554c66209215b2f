import { Fragment } from "react";

/** A mail address, which in a narrow place breaks before one of its parts rather than within its last letters. */
export function MailAddress({ email }: { email: string }) {
  return email.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
