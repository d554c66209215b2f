/** Mail according to the settings: sent by SMTP, shown on a page, or left waiting with a log entry. */
import type { Config } from "#server/config/config.ts";
import type { JobWork } from "#server/jobs/job-kind.ts";
import type { Log } from "#server/log.ts";
import { smtpTransport } from "./mail-transport.server.ts";
import { sentMails, shownMails, waitingMails } from "./mail-work.server.ts";
import { isLoopback } from "./outbox-page.ts";

export interface MailService {
  readonly hasPage: boolean;
  /** Work of the job runner. */
  readonly work: JobWork;
  /** Must be called after the runner has stopped. */
  close(): void;
}

export interface MailParts {
  readonly config: Config;
  readonly log: Log;
  readonly isDevelopment: boolean;
}

export function openMail({ config, log, isDevelopment }: MailParts): MailService {
  const { smtpUrl, outbox } = config.mail;
  if (smtpUrl !== undefined) {
    const transport = smtpTransport({ ...config.mail, smtpUrl });
    return { hasPage: false, work: sentMails(transport), close: () => transport.close() };
  }
  const close = () => undefined;
  const isPageWanted = outbox === "page" || (outbox === undefined && isDevelopment);
  if (isPageWanted && isLoopback(config.host))
    return { hasPage: true, work: shownMails((line) => console.log(line)), close };
  if (isPageWanted) {
    log.error("The outbox page is not shown", {
      reason: `HOST is ${config.host}: whoever reads the page can sign in as anybody, so it is for this machine only.`,
    });
  }
  console.log(
    "Mail is not sent: SMTP_URL is not set. Sign-in links, confirmations and resets wait in the outbox for a day. " +
      "On this machine alone, MAIL_OUTBOX=page shows them at /dev/outbox.",
  );
  return { hasPage: false, work: waitingMails(), close };
}
