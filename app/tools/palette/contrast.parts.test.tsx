import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { press } from "#tests/parts/input.ts";
import { colorItems } from "#tests/parts/locators.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";

const colors = () => new URLSearchParams(window.location.search).get("c")?.split("-");
const panel = () => page.getByRole("complementary");

it("[PAL-3] a press on a failing pair offers the nearest passing colors, and takes one", async () => {
  await mountTool("/palette-generator?c=777777-8a8a8a-ffffff&view=contrast&names=ink*paper");
  await page.getByRole("button", { name: /^ink on paper: / }).click();
  await expect.element(panel().getByText(/fails AA/)).toBeVisible();
  // [CU29] The cell says that it is the one.
  await expect.element(page.getByRole("button", { name: /^ink on paper: /, pressed: true })).toBeVisible();
  expect(page.getByRole("button", { name: / on .*: /, pressed: true }).elements()).toHaveLength(1);
  const darken = panel().getByRole("button", { name: /^Darken the text to #/ });
  await darken.first().click();
  await expect.poll(() => colors()?.[0]).not.toBe("777777");
  await expect.element(panel().getByText(/4\.[5-9]\d? to 1, AA$/)).toBeVisible();
  await press("Control+z");
  await expect.poll(() => colors()?.[0]).toBe("777777");
});

it("[PAL-3] [U11] every column says which color it is too much like", async () => {
  await mountTool("/palette-generator?c=777777-7a7a7a-ff0000-ff0808-00a000");
  for (const [index, other] of [2, 1, 4, 3].entries())
    await expect.element(colorItems().nth(index).getByText(`Too like color ${other}`)).toBeVisible();
  await expect
    .element(
      colorItems()
        .nth(4)
        .getByText(/Too like/),
    )
    .not.toBeInTheDocument();
});

it("[PAL-2] [U9] a mood redraws the columns and the twelve variants", async () => {
  await mountTool("/palette-generator?c=0e2a47-2f6690-81b1cc&mood=pastel");
  await press("v");
  const sheet = () =>
    panel()
      .getByRole("button", { name: /^Variant \d+: / })
      .elements()
      .map((button) => button.getAttribute("aria-label"))
      .join();
  await expect.poll(sheet).toMatch(/Variant 12/);
  const [before, drawn] = [sheet(), colors()];
  await page.getByRole("combobox", { name: "Mood" }).selectOptions("deep");
  await expect.poll(colors).not.toEqual(drawn);
  await expect.poll(sheet).not.toBe(before);
});
