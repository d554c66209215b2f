import { randomUUID } from "node:crypto";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "./fixture.ts";

test("[ACC-1] the mail to a new account can be read in the outbox, and its link is one of ours", async ({
  page,
  baseURL,
}) => {
  const email = `${randomUUID()}@mail.example`;
  const answer = await page.request.post("/api/auth/sign-up/email", {
    headers: { origin: baseURL ?? "" },
    data: { name: "N", email, password: "clay beneath the window" },
  });
  expect(answer.status()).toBe(200);

  await page.goto(`/dev/outbox?to=${encodeURIComponent(email)}`);
  const mail = page.getByRole("article");
  await expect(mail).toHaveCount(1);
  await expect(mail.getByRole("heading")).toHaveText("Confirm your email address");
  const inside = mail.frameLocator("iframe");
  await expect(inside.getByRole("link", { name: "Confirm address" })).toBeVisible();
  const link = await mail.getByRole("link", { name: "Open the link" }).getAttribute("href");
  expect(link?.startsWith(`${baseURL}/login/action?mode=verifyEmail&token=`)).toBe(true);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test("[QLT-4] pages of links tell no other site where they are", async ({ page }) => {
  for (const path of ["/login/link?token=x", "/login/action?mode=verifyEmail&token=x"]) {
    const answer = await page.request.get(path);
    expect(answer.headers()["referrer-policy"]).toBe("same-origin");
  }
});
