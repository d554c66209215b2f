/** Sends one mail by SMTP, and distinguishes temporary from permanent failures. */
import { createTransport } from "nodemailer";
import type { MailConfig } from "#server/config/config.ts";
import type { MailText } from "./mail-template.ts";

const TIMEOUT_MS = 10_000;

export type Delivery =
  | { readonly ok: true }
  | { readonly ok: false; readonly isPermanent: boolean; readonly reason: string };

export interface MailTransport {
  deliver(recipient: string, mail: MailText): Promise<Delivery>;
  close(): void;
}

/** `isCertificateChecked` is only false in tests, whose server has a self-signed certificate. */
export function smtpTransport(
  { smtpUrl, from, isTlsRequired }: MailConfig & { readonly smtpUrl: string },
  isCertificateChecked = true,
): MailTransport {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    requireTLS: isTlsRequired,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    tls: { rejectUnauthorized: isCertificateChecked },
  });
  return {
    async deliver(recipient, { subject, text, html }) {
      try {
        // As an object, so that the address cannot be parsed as a list of addresses.
        await transport.sendMail({ from, to: { name: "", address: recipient }, subject, text, html });
        return { ok: true };
      } catch (error) {
        return { ok: false, isPermanent: isPermanent(error), reason: reasonOf(error) };
      }
    },
    close: () => transport.close(),
  };
}

/** A 5xx answer, or rejected credentials: a retry would fail again. */
function isPermanent(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const code: unknown = Reflect.get(error, "code");
  const response: unknown = Reflect.get(error, "responseCode");
  if (typeof response === "number") return response >= 500;
  return code === "EAUTH" || code === "ENOAUTH";
}

/** The error without the recipient's address, which some servers repeat. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const code: unknown = Reflect.get(error, "code");
  return `${typeof code === "string" ? `${code}: ` : ""}${error.message}`
    .replace(/\S+@\S+/g, "<address>")
    .slice(0, 300);
}
