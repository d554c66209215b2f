import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OpenedDatabase } from "#server/db/database.ts";
import { createLog } from "#server/log.ts";
import { freePort } from "#tests/server-process.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { announceMails } from "./mail-announcer.server.ts";
import { queueMail } from "./mail-commands.server.ts";
import { type MailTransport, smtpTransport } from "./mail-transport.server.ts";
import { forgetOldMails, MOST_TRIES, retryAfterS, sendDueMails } from "./mail-worker.server.ts";
import { mailOutbox } from "./outbox-table.ts";
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
  await opened.db.delete(mailOutbox);
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

const send = (transport = transportTo()) => sendDueMails({ db: opened.db, log, transport });
const queue = (recipient = "somebody@mail.example") =>
  queueMail(opened.db, { recipient, kind: "sign-in-link", vars: { url: "https://t.example/x?a=1&b=2" } });
const makeDue = () => opened.db.update(mailOutbox).set({ nextAt: sql`now() - interval '1 second'` });
const rows = () => opened.db.select().from(mailOutbox).orderBy(mailOutbox.createdAt);

describe("the mail worker", () => {
  it("[ACC-1] sends a mail over TLS as text and HTML, once, and forgets its link", async () => {
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
    expect(await rows()).toMatchObject([{ vars: {}, attempts: 1, error: null }]);
    expect((await rows())[0]?.sentAt).toBeInstanceOf(Date);
    await makeDue();
    expect(await send()).toBe(0);
  });

  it("gives a mail up that the server refuses for good, and says so without the address", async () => {
    server.answer = () => 550;
    await queue();
    expect(await send()).toBe(0);
    const [row] = await rows();
    expect(row).toMatchObject({ attempts: 1, sentAt: null, vars: {} });
    expect(row?.error).toMatch(/^EENVELOPE/);
    expect(lines.join()).toContain("mail given up");
    expect(lines.join()).not.toContain("somebody@");
    await makeDue();
    server.answer = () => 0;
    expect(await send()).toBe(0);
  });

  it("tries again what may pass, later and later, and then gives up", async () => {
    server.answer = () => 451;
    await queue();
    for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
      await makeDue();
      expect(await send()).toBe(0);
      const [row] = await rows();
      expect(row?.attempts).toBe(attempt);
      if (attempt === MOST_TRIES) {
        expect(row).toMatchObject({ vars: {} });
        expect(row?.error).not.toBeNull();
        continue;
      }
      expect(row).toMatchObject({ error: null, vars: { url: expect.any(String) } });
      const waitS = ((row?.nextAt.getTime() ?? 0) - Date.now()) / 1000;
      expect(waitS).toBeGreaterThan(retryAfterS(attempt) - 20);
      expect(waitS).toBeLessThanOrEqual(retryAfterS(attempt) + 5);
      expect(await send()).toBe(0); // Not due yet.
      expect((await rows())[0]?.attempts).toBe(attempt);
    }
    expect([1, 2, 3, 7, 8, 20].map(retryAfterS)).toEqual([30, 60, 120, 1920, 3600, 3600]);
  });

  it("sends what waited once the server takes it", async () => {
    server.answer = () => 451;
    await queue();
    await send();
    server.answer = () => 0;
    await makeDue();
    expect(await send()).toBe(1);
  });

  it("waits when nobody listens, and stops when our password is wrong", async () => {
    await queue("a@mail.example");
    expect(await send(transportTo(await freePort()))).toBe(0);
    expect(await rows()).toMatchObject([{ error: null, attempts: 1 }]);
    await makeDue();
    expect(await send(transportTo(server.port, "wrong"))).toBe(0);
    expect((await rows())[0]?.error).toMatch(/^EAUTH/);
  });

  it("[QLT-4] sends to one address only, whatever is written in it", async () => {
    for (const recipient of ["a@mail.example, b@mail.example", "a@mail.example\r\nBcc: b@mail.example"])
      await queue(recipient);
    await send();
    for (const { to } of server.mails) {
      expect(to).toHaveLength(1);
      expect(to).not.toContain("b@mail.example");
    }
  });

  it("sends no mail whose link has ended, and forgets what old ones said", async () => {
    await queue("old@mail.example");
    await opened.db.update(mailOutbox).set({ createdAt: sql`now() - interval '25 hours'` });
    expect(await send()).toBe(0);
    expect(server.mails).toEqual([]);
    expect(await rows()).toMatchObject([{ vars: {}, error: "older than a day" }]);
    await queue("older@mail.example");
    await opened.db.update(mailOutbox).set({ createdAt: sql`now() - interval '25 hours'` });
    await forgetOldMails(opened.db);
    expect((await rows()).map(({ vars }) => vars)).toEqual([{}, {}]);
    await opened.db.update(mailOutbox).set({ createdAt: sql`now() - interval '31 days'` });
    await forgetOldMails(opened.db);
    expect(await rows()).toEqual([]);
  });

  it("says each mail that is only shown once, with its link", async () => {
    const said: string[] = [];
    await queue();
    await announceMails(opened.db, (line) => said.push(line));
    await announceMails(opened.db, (line) => said.push(line));
    expect(said).toEqual(["Mail (sign-in-link) to somebody@mail.example: https://t.example/x?a=1&b=2"]);
    const [row] = await opened.db.select().from(mailOutbox).where(eq(mailOutbox.attempts, 1));
    expect(row?.vars["url"]).toBe("https://t.example/x?a=1&b=2");
  });
});
