import { expect, open, test } from "./fixture.ts";
import { forget, mailedLink, newPerson, signUp } from "./person.ts";

// Each test opens several pages and hashes passwords, which is slow by design.
test.slow();

test("[ACC-1] a link from the mail: opening it changes nothing, pressing logs in once", async ({
  page,
  context,
  browser,
  baseURL,
  problems,
}) => {
  const { email } = await signUp(context);
  await forget(context);
  await open(page, "/login?redirect=%2Fgradients");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send me a link instead" }).click();
  await expect(page.getByRole("heading", { name: "Look in your mail" })).toBeVisible();
  const link = await mailedLink(page, email, "sign-in-link");

  // Mail scanners open links, and somebody else who gets the link may press the button.
  const stranger = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  problems.watch(stranger);
  const elsewhere = await stranger.newPage();
  await open(elsewhere, link);
  await expect(elsewhere.getByLabel("Email")).toBeVisible();
  problems.allow(400, /^\/login\/link\.data/);
  await elsewhere.getByLabel("Email").fill(newPerson().email);
  await elsewhere.getByRole("button", { name: "Log in" }).click();
  await expect(elsewhere.getByText("That doesn't look like the right email address.")).toBeVisible();

  await open(page, link);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL("/gradients");
  await expect(page.getByLabel(/^Account of/)).toBeVisible();

  await open(elsewhere, link);
  await expect(elsewhere.getByRole("heading", { name: "Link not valid" })).toBeVisible();
  await stranger.close();
});

test("[ACC-1] a forgotten password is chosen anew, once", async ({ page, context }) => {
  const { email } = await signUp(context);
  await forget(context);
  await open(page, "/forgot-password");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("heading", { name: "Look in your mail" })).toBeVisible();
  const link = await mailedLink(page, email, "reset-password");
  await open(page, link);
  await page.getByLabel("New password").fill("other good words");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByRole("heading", { name: "Password changed" })).toBeVisible();

  await open(page, link);
  await expect(page.getByRole("heading", { name: "Link not valid" })).toBeVisible();
  await open(page, "/login?redirect=%2Fpalettes");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("other good words");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL("/palettes");
});
