// Creates accounts and signs in through the forms of the application.
import { expect } from "vitest";
import { newPerson, type Person } from "#tests/new-person.ts";
import { ORIGIN, openApplication } from "./application.ts";
import { attribute, find, type HtmlPage, readHtml } from "./html-page.ts";
import { press } from "./page-form.ts";
import { createVisitor, type Visitor } from "./visitor.ts";

/** Creates the account as a form without JavaScript does; afterwards the visitor is signed in. */
export async function signUp(visitor: Visitor, person: Person = newPerson()): Promise<Person> {
  const { email, password } = person;
  const answer = await visitor.send("POST", "/signup", { form: { email, password } });
  expect(answer.status, await answer.text()).toBe(302);
  return person;
}

/** A signed-in visitor with a new account. */
export async function createMember(): Promise<Visitor & { readonly person: Person }> {
  const visitor = createVisitor();
  return { ...visitor, person: await signUp(visitor) };
}

/** Pro in test mode, by the forms of the pages; the page that is shown then. */
export async function subscribe(member: Visitor): Promise<HtmlPage> {
  const checkout = await member.submit(press(await member.open("/about/pricing"), "Try it for 14 days"));
  return member.submit(press(checkout, "Complete the payment"));
}

/** Ends Pro in test mode. The end comes as an event of the payment service, which a job works off. */
export async function endPro(member: Visitor): Promise<void> {
  await member.submit(press(await member.open("/sandbox/portal"), "Play: The subscription ends now"));
  await expect.poll(() => planOf(member)).toBe("free");
}

export async function logIn(visitor: Visitor, { email, password }: Person): Promise<void> {
  const answer = await visitor.send("POST", "/login", { form: { email, password } });
  expect(answer.status, await answer.text()).toBe(302);
}

/** The plan that the pages show a signed-in visitor. */
export async function planOf(visitor: Pick<Visitor, "send">): Promise<string> {
  const answer = await visitor.send("POST", "/api/session/refresh");
  const { plan }: { plan: string } = await answer.json();
  return plan;
}

/** The mails sent to an address, newest first, as the outbox page shows them. */
export async function mailsTo(email: string): Promise<readonly HTMLElement[]> {
  // The page is served only to requests from this machine that did not pass a proxy.
  const request = new Request(`${ORIGIN}/dev/outbox?to=${encodeURIComponent(email)}`);
  const answer = await (await openApplication()).fetch(request);
  expect(answer.status).toBe(200);
  return [...readHtml(await answer.text()).querySelectorAll("article")];
}

/** The path of the newest link of a kind that was mailed to an address. */
export async function mailedLink(email: string, kind: string): Promise<string> {
  const mail = (await mailsTo(email)).find((each) => each.getAttribute("data-kind") === kind);
  if (mail === undefined) throw new Error(`No mail "${kind}" to ${email}`);
  const { pathname, search } = new URL(attribute(find(mail, "a"), "href"));
  return pathname + search;
}
