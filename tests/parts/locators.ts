/** Locators that tests of tools use besides roles, labels and text. */
import { type Locator, locators, page } from "vitest/browser";

declare module "vitest/browser" {
  interface LocatorSelectors {
    /** For elements that have neither a role nor text, and for direct children: ":scope > li". */
    css(selector: string): Locator;
  }
}

locators.extend({ css: (selector: string) => `css=${selector}` });

/** The entries of the color list that every tool has, in the order of the canvas. */
export const colorItems = (): Locator =>
  page.getByRole("list", { name: "Colors", exact: true }).css(":scope > li");

/**
 * Resolves when the element has said this, for however short a time: a notice such as "Copied" may be gone before the act is
 * answered to a busy test. Call it before the act, and await it afterwards.
 */
export async function says(locator: Locator, words: string): Promise<{ readonly said: Promise<void> }> {
  const element = await locator.findElement();
  const said = new Promise<void>((resolve) => {
    const look = () => {
      if (!element.textContent.includes(words)) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, characterData: true, subtree: true });
  });
  return { said };
}

/** The query of the address, which contains the document. */
export const query = (): URLSearchParams => new URL(window.location.href).searchParams;

/** The text copied since the tool was mounted. */
export const copied = (): Promise<string> => navigator.clipboard.readText();

/** Its position on the page. */
export async function boxOf(locator: Locator): Promise<DOMRect> {
  return (await locator.findElement()).getBoundingClientRect();
}
