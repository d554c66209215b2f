/** What tests of tools look for besides roles, labels and words. */
import { type Locator, locators, page } from "vitest/browser";

declare module "vitest/browser" {
  interface LocatorSelectors {
    /** For what has neither role nor words, and for direct children: ":scope > li". */
    css(selector: string): Locator;
  }
}

locators.extend({ css: (selector: string) => `css=${selector}` });

/** The entries of the list that every tool has: its colors, as they stand on the canvas. */
export const colorItems = (): Locator =>
  page.getByRole("list", { name: "Colors", exact: true }).css(":scope > li");

/** The document in the address. */
export const query = (): URLSearchParams => new URL(window.location.href).searchParams;

/** Where it stands on the page. */
export async function boxOf(locator: Locator): Promise<DOMRect> {
  return (await locator.findElement()).getBoundingClientRect();
}
