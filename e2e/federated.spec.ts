// Signing in with an identity provider in the browser: in a popup window, by redirect, and every way in which it can
// fail.
import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { expect, hydrated, open, test } from "./fixture.ts";
import { OWN_PAGE } from "./person.ts";

const anybody = () => `${randomUUID()}@people.example`;

const LOGIN = "/login?redirect=/about/cookies";
const GOAL = ({ pathname }: URL) => pathname === "/about/cookies";

/** Opens the provider's popup from the login page. */
async function openWindow(page: Page, name = "House"): Promise<Page> {
  const [window] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: `Continue with ${name}` }).click(),
  ]);
  await window.getByRole("heading", { name: "Sign in to House" }).waitFor();
  return window;
}

/** Types the account to sign in with into the provider's page. */
async function typeAccount(provider: Page, login: string): Promise<void> {
  await provider.getByLabel("Address").fill(login);
  await provider.getByRole("button", { name: "Continue" }).click();
}

async function emailOf(context: BrowserContext): Promise<string | undefined> {
  const answer = await context.request.post("/api/session/refresh", { headers: OWN_PAGE });
  // The answer for a visitor is empty.
  if (answer.status() === 204) return undefined;
  const body: { user?: { email?: string } } = await answer.json();
  return body.user?.email;
}

/** Creates an account with a password through the form of the page. */
async function signUp(page: Page, email: string): Promise<void> {
  await open(page, "/signup?redirect=/about/cookies");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel(/^Password/).fill("three quiet rivers");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL(GOAL);
}

test.describe("[ACC-1] in a window", () => {
  test("signs in, and goes on where the person wanted to go", async ({ page, context }) => {
    const email = anybody();
    await open(page, LOGIN);
    const window = await openWindow(page);
    await expect.poll(() => window.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600]);
    await Promise.all([window.waitForEvent("close"), typeAccount(window, email)]);
    await page.waitForURL(GOAL);
    expect(await emailOf(context)).toBe(email);
  });

  test("signs in though the provider cuts its window off from the page", async ({ page, context }) => {
    const email = anybody();
    await open(page, LOGIN);
    const window = await openWindow(page, "Tower");
    await typeAccount(window, email);
    await page.waitForURL(GOAL);
    expect(await emailOf(context)).toBe(email);
  });

  test("says that the person said no there", async ({ page, context }) => {
    await open(page, LOGIN);
    const window = await openWindow(page);
    await Promise.all([window.waitForEvent("close"), window.getByRole("link", { name: "Cancel" }).click()]);
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page.getByRole("link", { name: "Continue with House" })).toBeVisible();
    expect(await emailOf(context)).toBeUndefined();
  });

  test("says that the window was closed, 8 s after that is seen", async ({ page }) => {
    await page.clock.install();
    await open(page, LOGIN);
    const window = await openWindow(page);
    await window.close();
    await expect(page.getByText("Waiting for House")).toBeVisible();
    // It looks every two seconds.
    await page.clock.runFor(10_000);
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page.getByRole("link", { name: "Continue with House" })).toBeVisible();
  });

  test("does not sign in to an account that exists with the same address", async ({
    page,
    browser,
    problems,
  }) => {
    const email = anybody();
    const other = await browser.newContext();
    problems.watch(other);
    await signUp(await other.newPage(), email);
    await other.close();
    await open(page, LOGIN);
    const window = await openWindow(page);
    await typeAccount(window, email);
    await expect(page.getByRole("alert")).toContainText(/account/i);
    await expect(page).toHaveURL(/\/login/);
  });
});

test.describe("[ACC-1] by leaving the page", () => {
  test("where the browser blocks windows", async ({ page, context }) => {
    const email = anybody();
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await open(page, LOGIN);
    await page.getByRole("link", { name: "Continue with House" }).click();
    await typeAccount(page, email);
    await page.waitForURL(GOAL);
    expect(await emailOf(context)).toBe(email);
  });

  test("and comes back to the login page with the reason", async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await open(page, LOGIN);
    await page.getByRole("link", { name: "Continue with House" }).click();
    await page.getByRole("link", { name: "Cancel" }).click();
    await expect(page).toHaveURL(/\/login\?.*error=access_denied/);
    await expect(page.getByRole("alert")).toBeVisible();
  });

  test("without JavaScript", async ({ browser, baseURL, problems }) => {
    const email = anybody();
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    problems.watch(context);
    const page = await context.newPage();
    await page.goto(LOGIN);
    await page.getByRole("link", { name: "Continue with House" }).click();
    await typeAccount(page, email);
    await page.waitForURL(GOAL);
    expect(await emailOf(context)).toBe(email);
    await context.close();
  });
});

test("[ACC-1] [QLT-2] the login page that a link opens is shown with its providers at once", async ({
  page,
}) => {
  await open(page, "/about/cookies");
  await page.evaluate(() => {
    new MutationObserver(() => {
      const [form, providers] = [`main input[name="email"]`, ".auth-or"].map((part) =>
        document.querySelector(part),
      );
      if (form !== null && providers === null) document.body.dataset.moved = "";
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole("banner").getByRole("link", { name: "Log in" }).click();
  await expect(page.getByRole("link", { name: "Continue with House" })).toBeVisible();
  await expect(page.getByLabel("Email")).toBeVisible();
  await expect(page.locator("body")).not.toHaveAttribute("data-moved");
});

test("[ACC-1] an identity that is somebody else's is not connected", async ({ page, browser, problems }) => {
  const theirs = anybody();
  const other = await browser.newContext();
  problems.watch(other);
  const their = await other.newPage();
  await open(their, LOGIN);
  await typeAccount(await openWindow(their), theirs);
  await their.waitForURL(GOAL);
  await other.close();

  await signUp(page, anybody());
  await hydrated(page);
  await page.evaluate(() => {
    const query = new URLSearchParams({
      provider: "house",
      mode: "link",
      to: "/about/cookies",
      from: "/about/credits",
    });
    location.assign(`/auth/redirect?${query}`);
  });
  await typeAccount(page, theirs);
  await expect(page).toHaveURL(/\/about\/credits\?error=account_already_linked_to_different_user/);
});
