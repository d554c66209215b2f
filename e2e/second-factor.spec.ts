import type { BrowserContext, Page } from "@playwright/test";
import { totp } from "#tests/totp.ts";
import { expectAccessible } from "./axe.ts";
import { expect, open, test } from "./fixture.ts";
import { forget, type Person, signUp } from "./person.ts";

// Each test hashes passwords and codes, which is slow by design.
test.slow();

const section = (page: Page) => page.getByRole("region", { name: "Two-step sign-in" });

/** Turns on the second factor through the page; returns the key and the recovery codes. */
async function turnOn(page: Page, { password }: Person) {
  await open(page, "/profile/account");
  await section(page).getByLabel("Your password").fill(password);
  await section(page).getByRole("button", { name: "Set up" }).click();
  await expect(section(page).getByRole("img", { name: "The key as a QR code" })).toBeVisible();
  const key = await section(page).locator("code").innerText();
  await section(page).getByLabel("Code", { exact: true }).fill(totp(key));
  await section(page).getByRole("button", { name: "Turn on" }).click();
  await expect(section(page).getByRole("heading", { name: "Recovery codes" })).toBeFocused();
  const codes = await section(page).getByRole("listitem").allInnerTexts();
  return { key, codes };
}

/** Enters email and password as the first step of signing in, after signing out. */
async function givePassword(page: Page, context: BrowserContext, { email, password }: Person): Promise<void> {
  // A pending request would set a cookie again when it is answered.
  await page.goto("about:blank");
  await forget(context);
  await open(page, "/login?redirect=%2Fgradients");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}

/** The first step of signing in, after which a code is required and nobody is signed in yet. */
async function logIn(page: Page, context: BrowserContext, person: Person): Promise<void> {
  await givePassword(page, context, person);
  await expect(page.getByRole("heading", { name: "Enter your code" })).toBeVisible();
  expect((await context.request.get("/profile", { maxRedirects: 0 })).status()).toBe(302);
}

test("[ACC-1] a second step: turned on with an app, asked for, and turned off", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(400, /^\/(?:login\/two-factor\.data|profile\/account\.data|api\/auth\/two-factor)/);
  problems.allow(401, /^\/(?:login\/two-factor\.data|api\/auth\/two-factor)/);
  const person = await signUp(context);
  await open(page, "/profile/account");
  await section(page).getByLabel("Your password").fill("not this one");
  await section(page).getByRole("button", { name: "Set up" }).click();
  await expect(section(page).getByText("That password isn't right.")).toBeVisible();
  const { key, codes } = await turnOn(page, person);
  expect(new Set(codes).size).toBe(10);
  await expectAccessible(page);
  await section(page).getByRole("button", { name: "I have saved them" }).click();
  await expect(section(page).getByText("On. After your password we ask for a code.")).toBeVisible();

  await logIn(page, context, person);
  await expectAccessible(page);
  await page.getByLabel("Code").fill("000 000");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByLabel("Code")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Code").fill(totp(key, 1));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/gradients");

  await open(page, "/profile/account");
  const code = section(page).getByLabel("Code", { exact: true });
  await section(page).getByLabel("Your password").fill(person.password);
  await section(page).getByRole("button", { name: "Turn off" }).click();
  await expect(code).toHaveAttribute("aria-invalid", "true");
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await code.fill(codes[0] ?? "");
  await section(page).getByRole("button", { name: "Turn off" }).click();
  await expect(section(page).getByRole("button", { name: "Set up" })).toBeVisible();
  await givePassword(page, context, person);
  await expect(page).toHaveURL("/gradients");
});

test("[ACC-1] a recovery code works once, when the phone is gone", async ({ page, context, problems }) => {
  problems.allow(400, /^\/login\/two-factor\.data/);
  problems.allow(401, /^\/login\/two-factor\.data/);
  const person = await signUp(context);
  const { codes } = await turnOn(page, person);
  const [code = ""] = codes;
  await logIn(page, context, person);
  await page.getByRole("link", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(code);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/gradients");
  await logIn(page, context, person);
  await page.getByRole("link", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(code);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByLabel("Recovery code")).toHaveAttribute("aria-invalid", "true");
  expect((await context.request.get("/profile", { maxRedirects: 0 })).status()).toBe(302);
});
