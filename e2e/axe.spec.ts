import { PUBLIC_PAGES, SIGN_IN_PAGES } from "#tests/public-pages.ts";
import { expectAccessible } from "./axe.ts";
import { firstItem } from "./first-item.ts";
import { expect, FIRST_VISIT, open, test } from "./fixture.ts";

// Pages full of plates have some thousand nodes, and axe looks at each of them twice.
test.describe.configure({ timeout: 120_000 });

for (const path of [...PUBLIC_PAGES, ...SIGN_IN_PAGES]) {
  test(`[QLT-1] ${path} @phone`, async ({ page }) => {
    await open(page, path);
    await expectAccessible(page);
  });
}

for (const list of ["/palettes", "/gradients"] as const) {
  test(`[QLT-1] a page of ${list} @phone`, async ({ page, request }) => {
    await open(page, await firstItem(request, list));
    await expectAccessible(page);
  });
}

test("[QLT-1] the error screen @phone", async ({ page, problems }) => {
  problems.allow(404, "/no/such-page");
  await open(page, "/no/such-page");
  await expectAccessible(page);
});

test.describe(() => {
  test.use(FIRST_VISIT);

  test("[QLT-1] the cookie banner @phone", async ({ page }) => {
    await open(page, "/");
    await expect(page.getByRole("region", { name: "Cookie consent" })).toBeVisible();
    await expectAccessible(page);
  });
});

test("[SHL-12] usable from 320 px wide: nothing runs out at the side", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [...PUBLIC_PAGES, ...SIGN_IN_PAGES]) {
    await page.goto(path);
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(widths[0], `${path} is wider than the screen`).toBeLessThanOrEqual(widths[1] ?? 0);
  }
});
