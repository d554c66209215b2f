// Somebody with an account of their own, so that tests can run at once against one server.
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { newPerson, type Person } from "#tests/new-person.ts";

export { newPerson, type Person };

/** What a browser says of a form of our own page. */
export const OWN_PAGE = { "sec-fetch-site": "same-origin" };

/** Makes the account as a form without JavaScript does; the context is then signed in. */
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

/** Gives the account a name, as the form of the profile does. */
export async function rename(context: BrowserContext, displayName: string): Promise<void> {
  const answer = await context.request.post("/profile/account", {
    form: { intent: "name", displayName },
    headers: OWN_PAGE,
  });
  expect(answer.status()).toBe(200);
}

/** Forgets who is signed in, in this browser alone. */
export async function forget(context: BrowserContext): Promise<void> {
  await context.clearCookies({ name: /tincture/ });
}

/** The newest link that was mailed to an address, as the path of a page. */
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
