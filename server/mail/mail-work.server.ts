/** The work of a mail job: sends the mail by SMTP, or leaves it for the outbox page with a line on the console. */
import { type JobWork, jobWork } from "#server/jobs/job-kind.ts";
import { MAIL } from "./mail-commands.server.ts";
import { writeMail } from "./mail-template.ts";
import type { MailTransport } from "./mail-transport.server.ts";

export function sentMails(transport: MailTransport): JobWork {
  return jobWork(MAIL, ({ recipient, kind, vars }) => transport.deliver(recipient, writeMail(kind, vars)));
}

export function shownMails(say: (line: string) => void): JobWork {
  return jobWork(MAIL, async ({ recipient, kind, vars }) => {
    say(`Mail (${kind}) to ${recipient}: ${vars["url"] ?? vars["code"] ?? "see /dev/outbox"}`);
    return { ok: false, reason: "parked" };
  });
}

/** For a server without SMTP and without the outbox page. */
export function waitingMails(): JobWork {
  return jobWork(MAIL);
}
