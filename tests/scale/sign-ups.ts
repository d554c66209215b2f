/** Accounts that are created during the faults: for each a job, which any instance may run, sends one mail. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { newPerson } from "#tests/new-person.ts";
import type { Instance } from "./instances.ts";
import type { PostgresCluster } from "./postgres-cluster.ts";
import type { Random } from "./random.ts";

export interface SignUps {
  /** Settings with which instances send their mails to the SMTP server of this test. */
  readonly env: Readonly<Record<string, string>>;
  /** Creates an account; never rejects. */
  add(instances: readonly Instance[], random: Random): Promise<void>;
  /**
   * Returns a sentence for the report. Adds to `wrong` each mail that was sent twice, each job that is done although
   * its mail was not received, and each account without a job.
   */
  check(cluster: PostgresCluster, wrong: string[]): Promise<string>;
  close(): Promise<void>;
}

export async function createSignUps(): Promise<SignUps> {
  const received = new Map<string, number>();
  const acknowledged: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, { envelope }, done) {
      stream.on("end", () => {
        for (const { address } of envelope.rcptTo) received.set(address, (received.get(address) ?? 0) + 1);
        done(null);
      });
      stream.resume();
    },
  });
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_TLS: "optional" },
    async add(instances, random) {
      const up = instances.filter(({ isUp }) => isUp);
      const origin = up[Math.floor(random() * up.length)]?.origin;
      const { email, password } = newPerson();
      try {
        const answer = await fetch(`${origin}/signup`, {
          method: "POST",
          headers: { "sec-fetch-site": "same-origin" },
          body: new URLSearchParams({ email, password }),
          redirect: "manual",
          signal: AbortSignal.timeout(20_000),
        });
        await answer.text();
        if (answer.status === 302) acknowledged.push(email);
      } catch {
        // Without an answer the account does not count as acknowledged.
      }
    },
    async check({ primary }, wrong) {
      const rows = await primary.query(
        "select payload->>'recipient' as recipient, done_at is not null as is_done from jobs where kind = 'mail'",
      );
      const done = new Map(rows.map((row) => [String(row["recipient"]), row["is_done"] === true]));
      return compareMails({ acknowledged, received, done }, wrong);
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}

export interface Mails {
  /** The accounts whose creation was acknowledged, by their email. */
  readonly acknowledged: readonly string[];
  /** How many mails were received, by recipient; also for accounts that were not acknowledged. */
  readonly received: ReadonlyMap<string, number>;
  /** Whether the job of a mail is done, by recipient. */
  readonly done: ReadonlyMap<string, boolean>;
}

/** As `check` of `SignUps`. */
export function compareMails({ acknowledged, received, done }: Mails, wrong: string[]): string {
  const repeated = [...received].filter(([, mails]) => mails > 1);
  for (const [email, mails] of repeated) wrong.push(`${mails} mails to ${email}`);
  for (const email of acknowledged) {
    if (!done.has(email)) wrong.push(`the mail to ${email} is missing`);
    if (done.get(email) === true && !received.has(email))
      wrong.push(`the mail to ${email} is done and was not sent`);
  }
  const twice = repeated.length === 0 ? "none" : repeated.length;
  return `${acknowledged.length} accounts made meanwhile, mails to ${received.size} addresses, ${twice} twice`;
}
