import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { copied } from "#tests/parts/locators.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";

const TOOL = "/color-converter?c=0e2a47";

it("[SHL-10] [TLS-10] Copy copies the code, however soon it is pressed", async () => {
  await mountTool(TOOL);
  const pressed = pressAtOnce("Copy CSS");
  await page.getByRole("button", { name: "Export" }).click();
  await pressed;
  await expect.poll(copied).toMatch(/^ *--.*#0e2a47;/m);
});

it("[SHL-10] [TLS-10] Copy copies the format that it names, also before the code is shown", async () => {
  await mountTool(TOOL);
  await page.getByRole("button", { name: "Export" }).click();
  const panel = page.getByRole("complementary", { name: "Export" });
  await expect.element(panel.getByLabelText("CSS code", { exact: true })).toMatchTextContent("#0e2a47");
  const pressed = pressAtOnce("Copy SCSS");
  await panel.getByRole("button", { name: "SCSS", exact: true }).click();
  await pressed;
  await expect.poll(copied).toMatch(/^\$.*#0e2a47/m);
});

/** Presses a button as soon as it is in the page, before anything that loads later. */
function pressAtOnce(name: string): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const button = Array.from(document.querySelectorAll("button")).find(
        ({ textContent }) => textContent === name,
      );
      if (button === undefined) return;
      observer.disconnect();
      button.click();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
