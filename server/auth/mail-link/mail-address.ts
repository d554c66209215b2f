/** Addresses that mails may be sent to. Line ends and commas would make one mail into several. */
import * as v from "valibot";

const MAX_LENGTH = 254;

const MailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(MAX_LENGTH),
  v.email(),
  v.regex(/^[^\s,;<>"()\\]+$/),
);

/** The address as it is kept; undefined for what is none. */
export function mailAddress(given: unknown): string | undefined {
  // Trimming must not mend what was meant to break a header.
  if (typeof given !== "string" || /[\r\n\0]/.test(given)) return undefined;
  const read = v.safeParse(MailAddress, given);
  return read.success ? read.output : undefined;
}
