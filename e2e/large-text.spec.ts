// Text of one and a half times its size leaves every control in the window (WCAG 1.4.4, 1.4.10).
import { firstItem } from "./first-item.ts";
import { expect, open, test } from "./fixture.ts";

const ROOT_PX = 24;

test("[QLT-1] [QLT-7] with large text no page is wider than the window, and no control is cut", async ({
  page,
  request,
}) => {
  const pages = [
    await firstItem(request, "/palettes"),
    await firstItem(request, "/gradients"),
    "/light-theme-generator",
    "/css-generator",
    "/contrast-checker",
  ];
  for (const width of [320, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of pages) {
      await open(page, path);
      await page.evaluate((px) => {
        document.documentElement.style.fontSize = `${px}px`;
      }, ROOT_PX);
      await page.keyboard.press("Shift");
      await expect
        .poll(
          () =>
            page.evaluate(() => {
              const { clientWidth, scrollWidth } = document.documentElement;
              const cut = [
                ...document.querySelectorAll("header button, header summary, main .btn, main summary"),
              ]
                .filter((each) => each.checkVisibility({ visibilityProperty: true }))
                .filter((each) => each.closest(".sr-only") === null)
                .filter((each) => each.getBoundingClientRect().right > clientWidth + 1)
                .map((each) => each.textContent.trim());
              return { tooWide: Math.max(0, scrollWidth - clientWidth), cut };
            }),
          { message: `${path} at ${width} px` },
        )
        .toEqual({ tooWide: 0, cut: [] });
    }
  }
});
