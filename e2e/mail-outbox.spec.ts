import { barriers } from "./axe.ts";
import { expect, test } from "./fixture.ts";
import { signUp } from "./person.ts";

test("[ACC-1] the outbox has no accessibility problem, and its mails run no scripts", async ({
  page,
  context,
  problems,
}) => {
  // The test runner's scripts are blocked there, too, which is logged now and then.
  problems.allowConsole(/Blocked script execution in 'about:srcdoc'/);
  const { email } = await signUp(context);
  await page.goto(`/dev/outbox?to=${encodeURIComponent(email)}`);
  const mail = page.getByRole("article");
  await expect(mail).toHaveCount(1);
  await expect(mail.frameLocator("iframe").getByRole("link", { name: "Confirm address" })).toBeVisible();
  await mail.locator("iframe").evaluate((frame) => frame.remove());
  expect(await barriers(page, "light")).toEqual([]);
});
