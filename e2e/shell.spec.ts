import { expectAccessible } from "./axe.ts";
import { expect, open, test } from "./fixture.ts";

test.describe("command palette", () => {
  test("[SHL-13] goes to a tool by a few letters and Enter", async ({ page }) => {
    await open(page, "/about/terms");
    await page.keyboard.press("Control+k");
    await page.getByPlaceholder("Search, or paste any color").pressSequentially("palette gen");
    // The first result is active without pressing an arrow key.
    await expect(page.getByRole("menuitem", { name: /^Palette Generator/ })).toHaveAttribute(
      "data-focused",
      "true",
    );
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/palette-generator/);
  });

  test("[SHL-13] what is typed while it loads arrives in it, with Enter", async ({ page, context }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await open(page, "/palettes");
    await context.route(/command-palette.*\.js/, async (route) => {
      await released;
      await route.continue();
    });
    const asked = page.waitForRequest(/command-palette.*\.js/);
    await page.keyboard.press("Control+K");
    await page.keyboard.type("contrast chx");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Enter");
    await asked;
    release();
    await expect(page).toHaveURL(/contrast-checker/);
  });

  test("[SHL-13] takes any color that is pasted", async ({ page }) => {
    await open(page, "/");
    await page.keyboard.press("Control+k");
    await page.getByPlaceholder("Search, or paste any color").fill("oklch(0.6 0.15 30)");
    await page.getByRole("menuitem", { name: /Palettes near this color/ }).click();
    await expect(page).toHaveURL(/\/palettes\?near=/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("[SHL-13] searches the library", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("button", { name: /Search, or paste any color/ }).click();
    await page.getByPlaceholder("Search, or paste any color").pressSequentially("blue");
    const found = page.getByRole("group", { name: "Library" }).getByRole("menuitem").first();
    await found.click();
    await expect(page).toHaveURL(/\/(?:palettes|gradients)\/[\w-]+$/);
  });

  test("[RDG-1] [SHL-13] a list in any form is read beside the page, and opens in tools", async ({
    page,
  }) => {
    await open(page, "/help");
    await page.keyboard.press("Control+k");
    const field = page.getByPlaceholder("Search, or paste any color");
    await field.fill(":root { --a: #264653; --b: color-mix(in oklab, red, blue); --c: darken(#06c, 5%) }");
    await expect(page.getByText("2 colors")).toBeVisible();
    await expect(page.getByText("1 left out")).toBeVisible();
    await page.getByText("Make a palette of these colors").click();
    await expect(page).toHaveURL(/\/palette-generator\?.*264653-/);
  });

  test("[SHL-13] says so when nothing is called that, and Escape leaves everything as it was", async ({
    page,
  }) => {
    await open(page, "/help");
    await page.keyboard.press("Control+k");
    const field = page.getByPlaceholder("Search, or paste any color");
    await field.fill("zzqqxx");
    await expect(page.getByText(/Nothing found for “zzqqxx”/)).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(field).toBeHidden();
    await expect(page).toHaveURL("/help");
  });
});

test.describe("feedback", () => {
  test("[SHL-8] is sent, and the words stay until it is @phone", async ({ page, problems }) => {
    problems.allow(400, "/resources/feedback");
    problems.allow(422, "/resources/feedback");
    await open(page, "/about/team");
    await page.getByRole("button", { name: "Send feedback" }).click();
    const dialog = page.getByRole("dialog", { name: "Send feedback" });
    await dialog.getByRole("button", { name: "Send" }).click();
    await expect(dialog.getByLabel("Message")).toHaveAttribute("aria-invalid", "true");

    await dialog.getByText("Praise", { exact: true }).click();
    await dialog.getByLabel("Message").fill("The hatching says more than a grey box would.");
    await dialog.getByLabel(/Email/).fill("not an address");
    await dialog.getByRole("button", { name: "Send" }).click();
    await expect(dialog.getByLabel(/Email/)).toHaveAttribute("aria-invalid", "true");
    await expect(dialog.getByLabel("Message")).toHaveValue("The hatching says more than a grey box would.");

    await dialog.getByLabel(/Email/).fill("someone@example.com");
    await dialog.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("status").filter({ hasText: "stored" })).toBeVisible();
  });

  test("[SHL-8] closes by Escape, and focus goes back to what opened it", async ({ page }) => {
    await open(page, "/about/team");
    const opener = page.getByRole("button", { name: "Send feedback" });
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Send feedback" });
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test("[SHL-8] a message that could not be sent is kept on the form", async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(503, "/resources/feedback");
    await open(page, "/about/team");
    await page.getByRole("button", { name: "Send feedback" }).click();
    await context.route("**/resources/feedback", (route) => route.fulfill({ status: 503, body: "down" }));
    const dialog = page.getByRole("dialog", { name: "Send feedback" });
    await dialog.getByLabel("Message").fill("Keep me.");
    await dialog.getByRole("button", { name: "Send" }).click();
    await expect(dialog.getByRole("alert")).toContainText("could not be sent");
    await expect(dialog.getByLabel("Message")).toHaveValue("Keep me.");
  });
});

test("[SHL-4] a slow page shows the loading bar, a quick one does not", async ({ page, context }) => {
  await open(page, "/about/terms");
  const bar = page.getByRole("progressbar", { name: "Page loading" });
  const gate = Promise.withResolvers<void>();
  await context.route(/\/about\/team\.data/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await context.route(/team-route.*\.js/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.getByRole("navigation", { name: "About" }).getByRole("link", { name: "Team" }).click();
  await expect(bar).toBeVisible();
  await expect(bar).toHaveCSS("height", "3px");
  await expect(bar).toHaveCSS("z-index", "999999");
  await expectAccessible(page);
  gate.resolve();
  await expect(page).toHaveURL("/about/team");
  await expect(bar).toHaveCount(0);
});

test("[SHL-1] the first Tab leads past the bars", async ({ page }) => {
  await open(page, "/palettes");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#main$/);
});

test("[SHL-3] reduced motion turns every movement off", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/about/terms");
  const durations = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    const text = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
      .join(" ");
    // The "Copied" message is shown for a time that is not an animation.
    const names = new Set(text.match(/--dur-(?!copied)[\w-]+/g));
    return [...names].map((name) => [name, Number.parseFloat(style.getPropertyValue(name))]);
  });
  expect(durations.length).toBeGreaterThan(3);
  expect(durations.filter(([, seconds]) => seconds !== 0)).toEqual([]);
});

test("[SHL-3] a page change that is left before it is drawn reports no error", async ({ page }) => {
  await open(page, "/about/terms");
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.skipTransition();
      document.documentElement.dataset["skipped"] = "";
      return transition;
    };
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Credits" }).click();
  await expect(page).toHaveURL(/\/about\/credits$/);
  await expect(page.locator("html")).toHaveAttribute("data-skipped");
});

test("[SHL-14] at most four pages are preloaded at once", async ({ page }) => {
  // In the page: the events of the network reach a test in another order than they happen in.
  await page.addInitScript(() => {
    const underway = () => document.head.querySelectorAll('link[rel="prefetch"][href*=".data"]').length;
    const seen = { most: 0, addresses: new Set<string>() };
    Object.assign(window, { preloadsSeen: seen });
    new MutationObserver((changes) => {
      seen.most = Math.max(seen.most, underway());
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLLinkElement && node.href.includes(".data")) seen.addresses.add(node.href);
    }).observe(document, { childList: true, subtree: true });
  });
  const seen = () =>
    page.evaluate(() => {
      const { most, addresses }: { most: number; addresses: ReadonlySet<string> } = Reflect.get(
        window,
        "preloadsSeen",
      );
      return { most, count: addresses.size };
    });
  await open(page, "/");
  for (const link of await page.getByRole("contentinfo").getByRole("link").all()) await link.hover();
  await expect.poll(async () => (await seen()).count).toBeGreaterThan(4);
  expect((await seen()).most).toBeLessThanOrEqual(4);
});
