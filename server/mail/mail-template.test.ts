import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { MailKind } from "./mail-commands.server.ts";
import { MAIL_STYLE, writeMail } from "./mail-template.ts";
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

it.each(["paper", "raised", "line", "ink", "ink-3", "on-ink"])(
  "[QLT-3] a mail has the %s of the pages, in light and in dark",
  (token) => {
    const css = readFileSync("app/tokens.css", "utf8");
    const value = new RegExp(
      `--${token}: +light-dark\\((oklch\\([^)]*\\)|#\\w+), (oklch\\([^)]*\\))\\)`,
    ).exec(css);
    const [light, dark] = (value ?? []).slice(1).map((text) => {
      const parsed = parseColor(text);
      return parsed.ok ? formatHex(parsed.color) : text;
    });
    const { html } = writeMail("verify-email", { url: "https://t.example" });
    expect(html.replace(MAIL_STYLE, "")).toContain(light);
    expect(MAIL_STYLE).toContain(`:${dark}!important`);
  },
);
