import { getByRole } from "@testing-library/dom";
import { expect, it } from "vitest";
import { createMember, mailsTo } from "./account.ts";
import { ORIGIN } from "./application.ts";
import { attribute, find, readHtml } from "./html-page.ts";

it("[ACC-1] the mail to a new account can be read in the outbox, and its link is one of ours", async () => {
  const { person } = await createMember();
  const mails = await mailsTo(person.email);
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  if (mail === undefined) throw new Error("no mail");
  expect(getByRole(mail, "heading").textContent).toBe("Confirm your email address");
  const frame = find(mail, "iframe");
  expect(attribute(frame, "sandbox")).toBe("");
  expect(attribute(frame, "title")).not.toBe("");
  const shown = readHtml(attribute(frame, "srcdoc"));
  expect(getByRole(shown.body, "link", { name: "Confirm address" })).toBeDefined();
  const link = attribute(getByRole(mail, "link", { name: "Open the link" }), "href");
  expect(link.startsWith(`${ORIGIN}/login/action?mode=verifyEmail&token=`)).toBe(true);
});
