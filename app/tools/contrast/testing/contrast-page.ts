// Locators of the Contrast Checker for its tests.
import { expect } from "vitest";
import { type Locator, page } from "vitest/browser";
import { press } from "#tests/parts/input.ts";
import "#tests/parts/locators.ts";

export const PAIR = "/contrast-checker?fg=f48067&bg=112f2c";
export const hero = () => page.css(".contrast-ratio");
export const inspector = () => page.getByRole("complementary", { name: "Inspector" });
export const textColor = () => inspector().getByRole("textbox", { name: "Text color", exact: true });
export const background = () => inspector().getByRole("textbox", { name: "Background color", exact: true });
export const facts = () => inspector().css(".contrast-facts");
export const undoButton = () => page.getByRole("button", { name: /^Undo/ });

export async function enter(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await press("Enter");
}

export async function undo(): Promise<void> {
  await expect.element(undoButton()).toBeEnabled();
  await press("Control+z");
}
