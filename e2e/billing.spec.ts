// The subscription in open tabs.
import type { BrowserContext, Page } from "@playwright/test";
import { expect, open, test } from "./fixture.ts";
import { OWN_PAGE, signUp } from "./person.ts";

const LIVE = "/api/session/live";

async function post(context: BrowserContext, path: string, form: Record<string, string>): Promise<string> {
  const answer = await context.request.post(path, { form, headers: OWN_PAGE, maxRedirects: 0 });
  expect([302, 303], await answer.text()).toContain(answer.status());
  return answer.headers()["location"] ?? "";
}

const plan = (page: Page) => page.locator(".profile-who");

test("[SUB-1] [PRF] open tabs follow the subscription by one connection, and the status page goes on by itself", async ({
  page,
  context,
}) => {
  await signUp(context);
  let connections = 0;
  context.on("request", (request) => {
    if (request.url().endsWith(LIVE)) connections += 1;
  });
  const heard = page.waitForRequest((request) => request.url().endsWith(LIVE));
  await open(page, "/profile/billing");
  await heard;
  const waiting = await context.newPage();
  await open(waiting, "/profile/status?checkout=done");
  await expect(waiting.getByText("Waiting for the payment.")).toBeVisible();

  const checkout = await post(context, "/profile/billing", { intent: "start", interval: "month" });
  const form = await (await context.request.get(checkout)).text();
  const id = /name="checkout" value="([^"]+)"/.exec(form)?.[1] ?? "";
  await post(context, "/sandbox/checkout", { checkout: id, outcome: "succeeds" });
  await expect(waiting.getByRole("heading", { name: "Welcome to Pro" })).toBeVisible();
  await expect(plan(page)).toContainText("Pro");
  await expect(page.getByText("on trial, 14 of 14 days left")).toBeVisible();
  await post(context, "/sandbox/portal", { action: "bad-card" });
  await post(context, "/sandbox/portal", { action: "month" });
  await expect(plan(page)).toContainText("Pro, payment due");
  await expect(plan(waiting)).toContainText("Pro, payment due");
  expect(connections).toBe(1);
});
