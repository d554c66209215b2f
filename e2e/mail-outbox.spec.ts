import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "./fixture.ts";
import { signUp } from "./person.ts";

test("[ACC-1] the mail to a new account can be read in the outbox, and its link is one of ours", async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  // It runs no scripts, those of the runner neither, and says so now and then.
  problems.allowConsole(/Blocked script execution in 'about:srcdoc'/);
  const { email } = await signUp(context);

  await page.goto(`/dev/outbox?to=${encodeURIComponent(email)}`);
  const mail = page.getByRole("article");
  await expect(mail).toHaveCount(1);
  await expect(mail.getByRole("heading")).toHaveText("Confirm your email address");
  await expect(mail.locator("iframe")).toHaveAttribute("sandbox", "");
  await expect(mail.locator("iframe")).toHaveAttribute("srcdoc", />Confirm address<\/a>/);
  const link = await mail.getByRole("link", { name: "Open the link" }).getAttribute("href");
  expect(link?.startsWith(`${baseURL}/login/action?mode=verifyEmail&token=`)).toBe(true);
  await expect(mail.locator("iframe")).toHaveAttribute("title", /./);
  await mail.locator("iframe").evaluate((frame) => frame.remove());
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test("[QLT-4] pages of links tell no other site where they are", async ({ page }) => {
  for (const path of ["/login/link?token=x", "/login/action?mode=verifyEmail&token=x"]) {
    const answer = await page.request.get(path);
    expect(answer.headers()["referrer-policy"]).toBe("same-origin");
  }
});
