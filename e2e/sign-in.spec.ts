import { expect, open, PHONE, test } from "./fixture.ts";
import { forget, newPerson, signUp } from "./person.ts";

const FAILED = "Sign-in didn't work: check your email and password.";

// Each test opens several pages and hashes passwords, which is slow by design.
test.slow();

test("[ACC-1] sign up with what was wanted, see who one is, and sign out", async ({ page }) => {
  const { email, password } = newPerson();
  await open(page, "/signup?redirect=%2Fpalettes%3Fcount%3D3&hue=red");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  // [SES-3] The other parameters are preserved.
  await expect(page).toHaveURL("/palettes?count=3&hue=red");

  const name = email.split("@")[0] ?? "";
  await page.getByLabel(`Account of ${name}`).click();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("link", { name: "Sign up" })).toBeVisible();
});

test("[ACC-1] log in by keyboard alone", async ({ page, context }) => {
  const { email, password } = await signUp(context);
  await forget(context);
  await open(page, "/login?redirect=%2Fpalettes");
  await page.getByLabel("Email").focus();
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/palettes");
  await expect(page.getByLabel(/^Account of/)).toBeVisible();
});

test("[ACC-4] a wrong password and an unknown address read the same, and nothing typed is lost", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(401, "/login.data");
  const { email } = await signUp(context);
  await forget(context);
  await open(page, "/login");
  for (const typed of [email, newPerson().email]) {
    await page.getByLabel("Email").fill(typed);
    await page.getByLabel("Password", { exact: true }).fill("not the password");
    const answered = page.waitForResponse(/\/login\.data/);
    await page.getByRole("button", { name: "Log in" }).click();
    await answered;
    await expect(page.getByRole("alert")).toHaveText(FAILED);
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(page.getByLabel("Email")).toHaveValue(typed);
  }
});

test("[ACC-2] a weak password is told while one types, and by the server", async ({ page, problems }) => {
  problems.allow(400, "/signup.data");
  await open(page, "/signup");
  const password = page.getByLabel("Password", { exact: true });
  await expect(page.getByText("At least 6 characters.")).toBeVisible();
  await password.fill("abc");
  await password.blur();
  await expect(page.getByText("Use at least 6 characters.")).toBeVisible();
  await password.fill("abcdefgh");
  await expect(page.getByText("Use at least 6 characters.")).toHaveCount(0);
  await password.fill("");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Please type your email address.")).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
});

test("[SES-1] tabs share one sign-out, and guarded pages go to login", async ({ page, context }) => {
  await signUp(context);
  await open(page, "/profile/account?tab=2");
  const other = await context.newPage();
  await open(other, "/palettes");
  await other.getByLabel(/^Account of/).click();
  await other.getByRole("button", { name: "Sign out" }).click();
  await expect(other.getByRole("link", { name: "Sign up" })).toBeVisible();
  // [SES-2]
  await expect(page).toHaveURL("/login?redirect=%2Fprofile%2Faccount&tab=2");
});

test("[SES-2] a session that has ended on a guarded page leads to login, with the way back", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(401, "/api/session/refresh");
  // Stored actions may be in transit to the server when the session ends.
  problems.allow(401, "/resources/merge");
  await page.clock.install();
  await signUp(context);
  await open(page, "/profile/account");
  // The page has read who is signed in, and has set its timer. Turning the clock any sooner would time out its request.
  await expect(page.getByLabel(/^Account of/)).toBeVisible();
  await context.clearCookies({ name: "tincture.session_token" });
  await page.clock.fastForward("56:00");
  await expect(page).toHaveURL("/login?redirect=%2Fprofile%2Faccount");
  await expect(page.getByText("You've been signed out. Please sign in again.")).toBeVisible();
});

test("[SES-3] no page sends a person who is signed in to another site", async ({
  page,
  context,
  baseURL,
}) => {
  await signUp(context);
  for (const target of [
    "/a/..//elsewhere.example",
    "//elsewhere.example",
    "/%2f/elsewhere.example",
    "/\\elsewhere.example",
  ]) {
    await open(page, `/palettes?redirect=${encodeURIComponent(target)}`);
    await expect(page).toHaveURL(`${baseURL}/palettes`);
  }
});

test("[SES-1] a visitor who never signed in is not asked about", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/session/")) asked.push(request.url());
  });
  await open(page, "/palettes");
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("[ACC-1] by touch: in by the icon of the bar, and out again", async ({ page, context }) => {
    const { email, password } = await signUp(context);
    await forget(context);
    await open(page, "/palettes");
    await page.getByRole("link", { name: "Log in" }).tap();
    await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Show password" }).tap();
    await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Log in" }).tap();
    await expect(page).toHaveURL(/\/profile$/);
    await open(page, "/palettes");
    await page.getByLabel(/^Account of/).tap();
    await page.getByRole("button", { name: "Sign out" }).tap();
    await expect(page.getByRole("link", { name: "Log in" })).toBeVisible();
  });
});
