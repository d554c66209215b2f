/** Mail for the life of the process: sent by a mail server, shown on a page, or left waiting and said so. */
import type { Config } from "#server/config/config.ts";
import type { Database } from "#server/db/database.ts";
import type { Log } from "#server/log.ts";
import { announceMails } from "./mail-announcer.server.ts";
import { type MailTransport, smtpTransport } from "./mail-transport.server.ts";
import { forgetOldMails, sendDueMails } from "./mail-worker.server.ts";
import { isLoopback } from "./outbox-page.ts";

const EVERY_MS = 2_000;
const FORGET_EVERY_MS = 600_000;

export interface MailService {
  readonly hasPage: boolean;
  /** Waits for the mail that is just being sent. */
  stop(): Promise<void>;
}

export interface MailParts {
  readonly config: Config;
  readonly db: Database;
  readonly log: Log;
  readonly isDevelopment: boolean;
}

export function startMail({ config, db, log, isDevelopment }: MailParts): MailService {
  const { smtpUrl, outbox } = config.mail;
  const forget = repeat(() => forgetOldMails(db), log, FORGET_EVERY_MS);
  if (smtpUrl !== undefined) {
    const transport: MailTransport = smtpTransport({ ...config.mail, smtpUrl });
    const loop = repeat(() => sendDueMails({ db, log, transport }), log);
    return {
      hasPage: false,
      async stop() {
        await Promise.all([loop(), forget()]);
        transport.close();
      },
    };
  }
  const isWished = outbox === "page" || (outbox === undefined && isDevelopment);
  if (isWished && !isLoopback(config.host)) {
    log.error("The outbox page is not shown", {
      reason: `HOST is ${config.host}: whoever reads the page can sign in as anybody, so it is for this machine only.`,
    });
  }
  if (isWished && isLoopback(config.host)) {
    const loop = repeat(() => announceMails(db, (line) => console.log(line)), log);
    return {
      hasPage: true,
      async stop() {
        await Promise.all([loop(), forget()]);
      },
    };
  }
  console.log(
    "Mail is not sent: SMTP_URL is not set. Sign-in links, confirmations and resets wait in the outbox for a day. " +
      "On this machine alone, MAIL_OUTBOX=page shows them at /dev/outbox.",
  );
  return { hasPage: false, stop: forget };
}

/** Runs the work now and then, never twice at once; what is given back ends it. */
function repeat(work: () => Promise<unknown>, log: Log, everyMs = EVERY_MS): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= work()
      .catch((error: unknown) => log.error("mails were not looked at", { error: String(error) }))
      .finally(() => {
        running = undefined;
      });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
