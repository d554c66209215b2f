// A person with an account of their own, so that tests can run in parallel against one server.
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { newPerson, type Person } from "#tests/new-person.ts";

export { newPerson, type Person };

/** The header that a browser sends with a form of the same origin. */
export const OWN_PAGE = { "sec-fetch-site": "same-origin" };

/** Creates the account as a form without JavaScript does; afterwards the context is signed in. */
export async function signUp(context: BrowserContext, person: Person = newPerson()): Promise<Person> {
  const { email, password } = person;
  const answer = await context.request.post("/signup", {
    form: { email, password },
    headers: OWN_PAGE,
    maxRedirects: 0,
  });
  expect(answer.status(), await answer.text()).toBe(302);
  return person;
}

/** Gives the account a name through the form of the profile. */
export async function rename(context: BrowserContext, displayName: string): Promise<void> {
  const answer = await context.request.post("/profile/account", {
    form: { intent: "name", displayName },
    headers: OWN_PAGE,
  });
  expect(answer.status()).toBe(200);
}

/** Removes the session cookies of this browser. */
export async function forget(context: BrowserContext): Promise<void> {
  await context.clearCookies({ name: /tincture/ });
}

/** The path of the newest link that was mailed to an address. */
export async function mailedLink(page: Page, email: string, kind: string): Promise<string> {
  const mail = new RegExp(`<article data-kind="${kind}" data-to="${email}">[\\s\\S]*?<a href="([^"]+)"`);
  let link: string | undefined;
  await expect(async () => {
    link = mail.exec(await (await page.request.get("/dev/outbox")).text())?.[1];
    expect(link, `a mail "${kind}" to ${email}`).toBeDefined();
  }).toPass();
  const url = new URL((link ?? "").replaceAll("&amp;", "&"));
  return url.pathname + url.search;
}
