// Aids for judging colors on every canvas: hatching of text with too little contrast, and a neutral surround.
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "#tests/parts/accessible.ts";
import { press } from "#tests/parts/input.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";

const hatched = () => page.css(".failing-layer i");
const words = () => page.css(".failing-words");

it("[CON] while H is held, colors that carry no other as text are hatched, and it is said", async () => {
  await mountTool("/palette-generator?c=707070-7a7a7a-ffffff");
  await userEvent.keyboard("{h>}");
  await expect.element(words()).toMatchTextContent("1 color carries no other as text.");
  await expect.element(hatched()).toHaveLength(1);
  await userEvent.keyboard("{/h}");
  await expect.element(words()).toHaveLength(0);
  await expect.element(hatched()).toHaveLength(0);
});

it("[CON] texts too weak for what they stand on are hatched, from a press beside vision to the next", async () => {
  await mountTool("/contrast-checker?fg=999999&bg=ffffff");
  await press("o");
  const toggle = () => page.getByRole("button", { name: "Hatch what fails contrast" }).click();
  await toggle();
  await expect.element(words()).toMatchTextContent(/of \d+ texts fail AA/);
  await expect.poll(() => hatched().elements().length).toBeGreaterThan(2);
  await toggle();
  await expect.element(words()).toHaveLength(0);
});

it("[QLT-7] the surround of the canvas is chosen beside vision, and kept", async () => {
  await mountTool("/color-scheme-generator");
  await press("o");
  await page.getByRole("radio", { name: "Grey" }).click({ force: true });
  const canvas = () => getComputedStyle(page.css(".tool-canvas").element());
  await expect.poll(() => canvas().backgroundColor).toMatch(/oklch\(0\.64 0 0\)/);
  await expectAccessible();
  expect(localStorage.getItem("tincture:surround")).toBe("grey");
  await page.getByRole("radio", { name: "Black" }).click({ force: true });
  await expect.poll(() => canvas().backgroundColor).toBe("rgb(0, 0, 0)");
  await page.getByRole("radio", { name: "Paper" }).click({ force: true });
  await expect.element(page.css(".tool-canvas")).not.toHaveAttribute("data-surround");
});
