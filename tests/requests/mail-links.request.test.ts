// Links from mails, opened in a browser without scripts.
import { getByRole, queryByText } from "@testing-library/dom";
import { expect, it } from "vitest";
import { newPerson } from "#tests/new-person.ts";
import { createMember, logIn, mailedLink } from "./account.ts";
import { main, textOf } from "./html-page.ts";
import { press } from "./page-form.ts";
import { createVisitor } from "./visitor.ts";

it("[ACC-1] an unknown address is told the same as a known one", async () => {
  const { person } = await createMember();
  const told: string[] = [];
  for (const { email } of [person, newPerson()]) {
    const visitor = createVisitor();
    const page = await visitor.open("/forgot-password");
    const answer = await visitor.submit(press(page, "Send the link", { "E-mail": email }));
    expect(getByRole(main(answer), "heading", { name: "Look in your mail" })).toBeDefined();
    told.push(textOf(main(answer)).replaceAll(email, "the address"));
  }
  expect(told[1]).toBe(told[0]);
});

it("[ACC-1] an address is confirmed by a press, not by opening the mail", async () => {
  const member = await createMember();
  const isConfirmed = async () =>
    queryByText(main(await member.open("/profile/account")), "Not confirmed yet") === null;
  const visitor = createVisitor();
  const page = await visitor.open(await mailedLink(member.person.email, "verify-email"));
  expect(getByRole(main(page), "heading", { name: "Confirm your e-mail" })).toBeDefined();
  expect(await isConfirmed()).toBe(false);
  const confirmed = await visitor.submit(press(page, "Confirm"));
  expect(getByRole(main(confirmed), "heading", { name: "E-mail confirmed" })).toBeDefined();
  await logIn(member, member.person);
  expect(await isConfirmed()).toBe(true);
});
