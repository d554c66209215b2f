// Links from mails, opened in a browser without scripts.
import { getByRole, getByText, queryByText } from "@testing-library/dom";
import { expect, it } from "vitest";
import { newPerson } from "#tests/new-person.ts";
import { createMember, mailedLink, mailsTo } from "./account.ts";
import { main, textOf } from "./html-page.ts";
import { press } from "./page-form.ts";
import { createVisitor, type Visitor } from "./visitor.ts";

it("[ACC-1] an unknown address is told the same as a known one", async () => {
  const { person } = await createMember();
  const told: string[] = [];
  for (const { email } of [person, newPerson()]) {
    const visitor = createVisitor();
    const page = await visitor.open("/forgot-password");
    const answer = await visitor.submit(press(page, "Send the link", { Email: email }));
    expect(getByRole(main(answer), "heading", { name: "Look in your mail" })).toBeDefined();
    told.push(textOf(main(answer)).replaceAll(email, "the address"));
  }
  expect(told[1]).toBe(told[0]);
});

const isConfirmed = async (member: Visitor) =>
  queryByText(main(await member.open("/profile/account")), "Not confirmed yet") === null;
const kindsTo = async (email: string) => (await mailsTo(email)).map((mail) => mail.getAttribute("data-kind"));

it("[ACC-1] an address is confirmed by a press, not by opening the mail", async () => {
  const member = await createMember();
  const page = await member.open(await mailedLink(member.person.email, "verify-email"));
  expect(getByRole(main(page), "heading", { name: "Confirm your email" })).toBeDefined();
  expect(await isConfirmed(member)).toBe(false);
  const confirmed = await member.submit(press(page, "Confirm"));
  expect(getByRole(main(confirmed), "heading", { name: "Email confirmed" })).toBeDefined();
  expect(await isConfirmed(member)).toBe(true);
});

it("[ACC-1] on another device an address is confirmed with the password, and all devices stay signed in", async () => {
  const member = await createMember();
  const { email, password } = member.person;
  const phone = createVisitor();
  const page = await phone.open(await mailedLink(email, "verify-email"));
  const wrong = await phone.submit(press(page, "Confirm", { Password: "not the password" }));
  expect(wrong.status).toBe(400);
  expect(getByText(main(wrong), "That password isn't right.")).toBeDefined();
  const confirmed = await phone.submit(press(wrong, "Confirm", { Password: password }));
  expect(getByRole(main(confirmed), "heading", { name: "Email confirmed" })).toBeDefined();
  expect(await isConfirmed(member)).toBe(true);
  const again = await phone.open(await mailedLink(email, "verify-email"));
  expect(getByRole(main(again), "heading", { name: "Link not valid" })).toBeDefined();
});

it("[ACC-1] whoever did not make the account confirms without the password, and ends what a stranger set up", async () => {
  const stranger = await createMember();
  const { email, password } = stranger.person;
  const owner = createVisitor();
  const page = await owner.open(await mailedLink(email, "verify-email"));
  const confirmed = await owner.submit(press(page, "Confirm without the password"));
  expect(getByRole(main(confirmed), "link", { name: "Choose a password" })).toBeDefined();
  expect((await stranger.ask("/profile/account")).headers.get("location")).toMatch(/^\/login/);
  const form = { email, password };
  expect((await stranger.send("POST", "/login", { form })).status).toBe(401);
  expect(await kindsTo(email)).toEqual(["access-ended", "verify-email"]);
});

it("[ACC-1] a stranger who signed up with an address cannot move the account away from it", async () => {
  const stranger = await createMember();
  const { email } = stranger.person;
  const newEmail = newPerson().email;
  const page = await stranger.open("/profile/account");
  expect(queryByText(main(page), "Change email")).toBeNull();
  const asked = await stranger.send("POST", "/profile/account", {
    form: { intent: "email", email: newEmail },
  });
  expect(asked.status).toBe(403);
  const raw = await stranger.send("POST", "/api/auth/change-email", { json: { newEmail } });
  expect([raw.status, await raw.json()]).toMatchObject([403, { code: "email-not-verified" }]);
  expect([await kindsTo(newEmail), await kindsTo(email)]).toEqual([[], ["verify-email"]]);
});

it("[ACC-1] an older link for a new password ends with the use of a newer one", async () => {
  const { person } = await createMember();
  const links: string[] = [];
  for (let at = 0; at < 2; at += 1) {
    const asking = createVisitor();
    const page = await asking.open("/forgot-password");
    await asking.submit(press(page, "Send the link", { Email: person.email }));
    links.push(await mailedLink(person.email, "reset-password"));
  }
  const [older = "", newer = ""] = links;
  const visitor = createVisitor();
  const form = press(await visitor.open(newer), "Change password", { "New password": "other good words" });
  const changed = await visitor.submit(form);
  expect(getByRole(main(changed), "heading", { name: "Password changed" })).toBeDefined();
  const dead = await visitor.open(older);
  expect(getByRole(main(dead), "heading", { name: "Link not valid" })).toBeDefined();
  expect((await kindsTo(person.email))[0]).toBe("password-changed");
});
