/** Valid recipients of mails. Line breaks and commas would add recipients. */
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

/** The normalized address; undefined if it is invalid. */
export function mailAddress(given: unknown): string | undefined {
  // Checked before trimming, which would hide an attempt at header injection.
  if (typeof given !== "string" || /[\r\n\0]/.test(given)) return undefined;
  const read = v.safeParse(MailAddress, given);
  return read.success ? read.output : undefined;
}
