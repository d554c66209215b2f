import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OpenedDatabase } from "#server/db/database.ts";
import { freePort } from "#server/http/testing/free-port.ts";
import { jobs } from "#server/jobs/job-table.ts";
import { forgetOldJobs } from "#server/jobs/run-jobs.server.ts";
import { runDueJobs } from "#server/jobs/testing/run-due-jobs.ts";
import { createLog } from "#server/log.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { MAIL, queueMail } from "./mail-commands.server.ts";
import { type MailTransport, smtpTransport } from "./mail-transport.server.ts";
import { sentMails, shownMails, waitingMails } from "./mail-work.server.ts";
import { listMails } from "./outbox-queries.server.ts";
import { MAIL_PASSWORD, MAIL_USER, openMailServer, type TestMailServer } from "./testing/mail-server.ts";

let opened: OpenedDatabase;
let server: TestMailServer;
const transports: MailTransport[] = [];
const lines: string[] = [];
const log = createLog((line) => lines.push(line));

beforeAll(async () => {
  opened = await openTestDatabase();
  server = await openMailServer();
});
beforeEach(async () => {
  await opened.db.delete(jobs);
  server.mails.length = 0;
  server.answer = () => 0;
  lines.length = 0;
});
afterEach(() => {
  for (const transport of transports.splice(0)) transport.close();
});
afterAll(async () => {
  await server.close();
  await opened.close();
});

function transportTo(port = server.port, password = MAIL_PASSWORD): MailTransport {
  const smtpUrl = `smtp://${MAIL_USER}:${encodeURIComponent(password)}@127.0.0.1:${port}`;
  const from = "Tincture <mail@tincture.example>";
  const transport = smtpTransport({ smtpUrl, from, outbox: undefined, isTlsRequired: true }, false);
  transports.push(transport);
  return transport;
}

const send = (transport = transportTo()) => runDueJobs({ db: opened.db, log, works: [sentMails(transport)] });
const URL_VARS = { url: "https://t.example/x?a=1&b=2" };
const queue = (recipient = "somebody@mail.example") =>
  queueMail(opened.db, { recipient, kind: "sign-in-link", vars: URL_VARS });
const makeDue = () => opened.db.update(jobs).set({ nextAt: sql`now() - interval '1 second'` });
const makeOld = (age: string) => opened.db.update(jobs).set({ createdAt: sql`now() - ${age}::interval` });
const rows = () => opened.db.select().from(jobs).orderBy(jobs.createdAt);
const FORGOTTEN = { kind: "sign-in-link", recipient: "somebody@mail.example" };

describe("mails", () => {
  it("[ACC-1] are sent over TLS as text and HTML, once, and then lose their links", async () => {
    await queue();
    const counts = await Promise.all([send(), send(), send()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(server.mails).toHaveLength(1);
    const [mail] = server.mails;
    expect(mail).toMatchObject({ to: ["somebody@mail.example"], isSecure: true });
    expect(mail?.email.subject).toBe("Your sign-in link");
    expect(mail?.email.from?.address).toBe("mail@tincture.example");
    expect(mail?.email.text).toContain("https://t.example/x?a=1&b=2");
    expect(mail?.email.html).toContain('href="https://t.example/x?a=1&amp;b=2"');
    expect(await rows()).toMatchObject([{ payload: FORGOTTEN, attempts: 1, error: null }]);
    expect((await rows())[0]?.payload).not.toHaveProperty("vars");
    expect((await rows())[0]?.doneAt).toBeInstanceOf(Date);
    await makeDue();
    expect(await send()).toBe(0);
  });

  it("fail if the server rejects them permanently, with a log entry without the address", async () => {
    server.answer = () => 550;
    await queue();
    expect(await send()).toBe(0);
    const [row] = await rows();
    expect(row).toMatchObject({ attempts: 1, doneAt: null });
    expect(row?.payload).toEqual(FORGOTTEN);
    expect(row?.error).toMatch(/^EENVELOPE/);
    expect(lines.join()).toContain("job given up");
    expect(lines.join()).not.toContain("somebody@");
    await makeDue();
    server.answer = () => 0;
    expect(await send()).toBe(0);
  });

  it("are attempted eight times on temporary failures, and keep their links until then", async () => {
    server.answer = () => 451;
    await queue();
    for (let attempt = 1; attempt <= MAIL.maxAttempts; attempt += 1) {
      await makeDue();
      expect(await send()).toBe(0);
      const [row] = await rows();
      expect(row?.attempts).toBe(attempt);
      if (attempt < MAIL.maxAttempts) expect(row).toMatchObject({ error: null, payload: { vars: URL_VARS } });
      else expect(row).toMatchObject({ error: expect.any(String), payload: FORGOTTEN });
    }
    expect(lines.filter((line) => line.includes("job waits"))).toHaveLength(MAIL.maxAttempts - 1);
  });

  it("that waited are sent once the server accepts them", async () => {
    server.answer = () => 451;
    await queue();
    await send();
    server.answer = () => 0;
    expect(await send()).toBe(0); // The job is not due yet.
    await makeDue();
    expect(await send()).toBe(1);
  });

  it("wait if no server listens, and stop if our password is wrong", async () => {
    await queue("a@mail.example");
    expect(await send(transportTo(await freePort()))).toBe(0);
    expect(await rows()).toMatchObject([{ error: null, attempts: 1 }]);
    await makeDue();
    expect(await send(transportTo(server.port, "wrong"))).toBe(0);
    expect((await rows())[0]?.error).toMatch(/^EAUTH/);
  });

  it("[QLT-4] are sent to a single address, whatever it contains", async () => {
    for (const recipient of ["a@mail.example, b@mail.example", "a@mail.example\r\nBcc: b@mail.example"])
      await queue(recipient);
    await send();
    for (const { to } of server.mails) {
      expect(to).toHaveLength(1);
      expect(to).not.toContain("b@mail.example");
    }
  });

  it("with an expired link are not sent, and the texts of old ones are removed", async () => {
    await queue("old@mail.example");
    await makeOld("25 hours");
    expect(await send()).toBe(0);
    expect(server.mails).toEqual([]);
    expect(await rows()).toMatchObject([{ error: "too old" }]);
    await queue("older@mail.example");
    await makeOld("25 hours");
    const works = [waitingMails()];
    await forgetOldJobs({ db: opened.db, works });
    expect((await rows()).map(({ payload, error }) => [payload, error])).toEqual([
      [{ kind: "sign-in-link", recipient: "old@mail.example" }, "too old"],
      [{ kind: "sign-in-link", recipient: "older@mail.example" }, "too old"],
    ]);
    await makeOld("31 days");
    await forgetOldJobs({ db: opened.db, works });
    expect(await rows()).toEqual([]);
  });

  it("for the outbox page are logged once, with their link, and stay until they are too old", async () => {
    const said: string[] = [];
    const show = () => runDueJobs({ db: opened.db, log, works: [shownMails((line) => said.push(line))] });
    await queue();
    await show();
    await show();
    expect(said).toEqual(["Mail (sign-in-link) to somebody@mail.example: https://t.example/x?a=1&b=2"]);
    expect(await listMails(opened.db, 10)).toMatchObject([{ kind: "sign-in-link", vars: URL_VARS }]);
    await makeOld("25 hours");
    await forgetOldJobs({ db: opened.db, works: [shownMails(() => undefined)] });
    expect(await listMails(opened.db, 10)).toMatchObject([{ vars: {} }]);
  });

  it("stay unchanged if nothing is sent or shown", async () => {
    await queue();
    expect(await runDueJobs({ db: opened.db, log, works: [waitingMails()] })).toBe(0);
    expect(await rows()).toMatchObject([{ attempts: 0, error: null, payload: { vars: URL_VARS } }]);
  });
});
