// The public API called from a page in a browser, and its reference page.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "./fixture.ts";

const BASE = "/api/v1";

test("[QLT-4] a browser lets a page of another site ask", async ({ page, baseURL }) => {
  const elsewhere = createServer((_request, response) => {
    response
      .setHeader("content-type", "text/html")
      .end('<title>Elsewhere</title><link rel="icon" href="data:,">');
  }).listen(0, "127.0.0.1");
  await once(elsewhere, "listening");
  const port = (elsewhere.address() as AddressInfo).port; // A port, not a pipe, so the address is an object.
  await page.goto(`http://127.0.0.1:${port}/`);
  const hex = await page.evaluate(async (address) => {
    const answer = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: '{"colors":["red"],"to":["hex"]}',
    });
    return JSON.stringify(await answer.json());
  }, `${baseURL}${BASE}/convert`);
  elsewhere.close();
  expect(hex).toContain("#ff0000");
});

test("the reference page shows every call, and leads to a problem by its name", async ({ page }) => {
  await page.goto("/api");
  const calls = page.getByRole("main").getByRole("heading", { level: 3 });
  await expect.poll(() => calls.count()).toBeGreaterThan(14);
  for (const call of await calls.all()) await expect(call).toBeVisible();
  await page.goto("/api#problem-invalid");
  await expect(page.locator("#problem-invalid")).toBeInViewport();
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "API" }).click();
  await expect(page).toHaveURL(/\/api$/);
});
