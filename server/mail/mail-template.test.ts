import { expect, it } from "vitest";
import type { MailKind } from "./mail-commands.server.ts";
import { writeMail } from "./mail-template.ts";
import { NOTICE_KINDS } from "./notice-letters.ts";

const LINKED: MailKind[] = [
  "verify-email",
  "verify-new-email",
  "change-email",
  "reset-password",
  "sign-in-link",
  "trial-ends",
  "payment-failed",
  "subscription-cancelled",
  "subscription-ended",
  "receipt",
];

it.each(LINKED)("[ACC-1] %s names the product and has its one link in both parts", (kind) => {
  const url = 'https://t.example/login?a=1&b="2"';
  const { subject, text, html } = writeMail(kind, { url, newEmail: "new@mail.example" });
  expect(subject).not.toBe("");
  expect(text).toContain(url);
  expect(text).toContain("Tincture");
  expect(html.match(/href="([^"]*)"/g)).toEqual([
    'href="https://t.example/login?a=1&amp;b=&quot;2&quot;"',
    'href="https://t.example/login?a=1&amp;b=&quot;2&quot;"',
  ]);
});

it.each(NOTICE_KINDS)("[ACC-1] %s says what to do, without a link that others could imitate", (kind) => {
  const { subject, text, html } = writeMail(kind, { name: "Build", ending: "abcd", newEmail: "a@b.example" });
  expect(subject).not.toMatch(/undefined/);
  expect(text).toMatch(/If it was not you|choose a password/i);
  expect(text).not.toMatch(/undefined|https?:/);
  expect(html).not.toContain("href=");
});

it("[QLT-4] escapes user text, and keeps a subject on one line", () => {
  const evil = `<img src=x onerror=alert(1)> & "'\r\nBcc: e@mail.example`;
  const texts = ["feedback", "ticket", "change-email", "two-factor-code"] as const;
  for (const kind of [...texts, ...NOTICE_KINDS]) {
    const vars = {
      kind: evil,
      topic: evil,
      message: evil,
      newEmail: evil,
      name: evil,
      provider: evil,
      code: evil,
      url: "https://t.example",
    };
    const { subject, html } = writeMail(kind, vars);
    expect(html).not.toContain("<img");
    expect(subject).not.toMatch(/[\r\n]/);
  }
});
