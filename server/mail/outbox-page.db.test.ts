import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenedDatabase } from "#server/db/database.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { queueMail } from "./mail-commands.server.ts";
import { isLoopback, outboxPage } from "./outbox-page.ts";

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
  const vars = { url: "http://127.0.0.1/login/link?token=t&x=1" };
  await queueMail(opened.db, { recipient: "a@mail.example", kind: "sign-in-link", vars });
  await queueMail(opened.db, { recipient: "b@mail.example", kind: "reset-password", vars });
});
afterAll(() => opened.close());

const open = (hasOutboxPage: boolean, url: string, headers: Record<string, string> = {}) =>
  outboxPage({ db: opened.db, hasOutboxPage }).fetch(new Request(url, { headers }));

it("[ACC-1] shows waiting mails, newest first, or those to one address", async () => {
  const answer = await open(true, "http://127.0.0.1/dev/outbox");
  const html = await answer.text();
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(html).toContain('<a href="http://127.0.0.1/login/link?token=t&amp;x=1">');
  expect(html.indexOf("b@mail.example")).toBeLessThan(html.indexOf("a@mail.example"));
  const one = await (await open(true, "http://localhost/dev/outbox?to=A@mail.example")).text();
  expect(one).toContain("Your sign-in link");
  expect(one).not.toContain("b@mail.example");
});

it("[QLT-4] is available to this machine only, and only if enabled", async () => {
  const here = "http://127.0.0.1/dev/outbox";
  expect((await open(false, here)).status).toBe(404);
  expect((await open(true, "http://tincture.example/dev/outbox")).status).toBe(404);
  for (const name of ["x-forwarded-for", "forwarded", "via", "x-real-ip", "x-forwarded-host"])
    expect((await open(true, here, { [name]: "127.0.0.1" })).status).toBe(404);
});

it("recognizes names of this machine", () => {
  for (const host of ["localhost", "127.0.0.1", "127.1.2.3", "::1", "[::1]", "::ffff:127.0.0.1"])
    expect([host, isLoopback(host)]).toEqual([host, true]);
  for (const host of ["0.0.0.0", "::", "localhost.example", "127.0.0.1.example", "10.0.0.1", ""])
    expect([host, isLoopback(host)]).toEqual([host, false]);
});
