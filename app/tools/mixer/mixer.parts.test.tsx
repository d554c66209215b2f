import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { focus, press } from "#tests/parts/input.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";

const SHARED = "/color-mixer?c=1b3fa0-ffd60a-e4002b&p=3-2-1";
const query = () => new URL(location.href).searchParams;
const colors = () =>
  Array.from(
    page.getByRole("list", { name: "Colors", exact: true }).element().querySelectorAll(":scope > li"),
  );

it("[TLS-2] bad parameters fall back with a notice", async () => {
  await mountTool("/color-mixer?c=1b3fa0-nothing-ffd60a&p=9&in=magic");
  await expect
    .element(
      page
        .getByRole("status")
        .filter({ hasText: /nothing/ })
        .first(),
    )
    .toBeVisible();
  expect(colors()).toHaveLength(2);
});

it("[MIX] a color goes to another place by keys", async () => {
  await mountTool(SHARED);
  await focus(page.getByRole("button", { name: /^Move / }).nth(1));
  await press("Alt+ArrowRight");
  await expect.poll(() => query().get("c")).toBe("1b3fa0-e4002b-ffd60a");
});
