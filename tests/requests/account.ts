// Accounts, made and entered through the forms of the application.
import { expect } from "vitest";
import { newPerson, type Person } from "#tests/new-person.ts";
import { ORIGIN, openApplication } from "./application.ts";
import { attribute, find, readHtml } from "./html-page.ts";
import { createVisitor, type Visitor } from "./visitor.ts";

/** Makes the account as a form without JavaScript does; the visitor is then signed in. */
export async function signUp(visitor: Visitor, person: Person = newPerson()): Promise<Person> {
  const { email, password } = person;
  const answer = await visitor.send("POST", "/signup", { form: { email, password } });
  expect(answer.status, await answer.text()).toBe(302);
  return person;
}

/** Somebody with an account of their own, signed in. */
export async function createMember(): Promise<Visitor & { readonly person: Person }> {
  const visitor = createVisitor();
  return { ...visitor, person: await signUp(visitor) };
}

export async function logIn(visitor: Visitor, { email, password }: Person): Promise<void> {
  const answer = await visitor.send("POST", "/login", { form: { email, password } });
  expect(answer.status, await answer.text()).toBe(302);
}

/** The mails that wait for an address, newest first, each as it stands on the page of the outbox. */
export async function mailsTo(email: string): Promise<readonly HTMLElement[]> {
  // The page is for this machine alone, and nothing that came through a proxy is of it.
  const request = new Request(`${ORIGIN}/dev/outbox?to=${encodeURIComponent(email)}`);
  const answer = await (await openApplication()).fetch(request);
  expect(answer.status).toBe(200);
  return [...readHtml(await answer.text()).querySelectorAll("article")];
}

/** The newest link of a kind that was mailed to an address, as the path of a page. */
export async function mailedLink(email: string, kind: string): Promise<string> {
  const mail = (await mailsTo(email)).find((each) => each.getAttribute("data-kind") === kind);
  if (mail === undefined) throw new Error(`No mail "${kind}" to ${email}`);
  const { pathname, search } = new URL(attribute(find(mail, "a"), "href"));
  return pathname + search;
}
