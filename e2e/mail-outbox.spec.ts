import { barriers } from "./axe.ts";
import { expect, test } from "./fixture.ts";
import { signUp } from "./person.ts";

test("[ACC-1] the outbox has no accessibility problem, and its mails run no scripts", async ({
  page,
  context,
  problems,
}) => {
  // Scripts of the test runner are blocked in this frame too, which the browser sometimes logs.
  problems.allowConsole(/Blocked script execution in 'about:srcdoc'/);
  const { email } = await signUp(context);
  await page.goto(`/dev/outbox?to=${encodeURIComponent(email)}`);
  const mail = page.getByRole("article");
  await expect(mail).toHaveCount(1);
  await expect(mail.frameLocator("iframe").getByRole("link", { name: "Confirm address" })).toBeVisible();
  await mail.locator("iframe").evaluate((frame) => frame.remove());
  expect(await barriers(page, "light")).toEqual([]);
});
