/** Cards of a list of palettes, which signed-in tests like side by side. */
import type { Locator, Page } from "@playwright/test";

/** A list that likes do not reorder; they would change the order of the trending items. */
export const LIST = "/palettes?sort=newest";

/**
 * The address of the n-th item of the list, by which it is found again: a palette that another test publishes moves all
 * others along. Each test likes another item, since all of them count.
 */
export async function itemAt(page: Page, n: number): Promise<string> {
  const link = page.getByRole("list", { name: "Palettes", exact: true }).locator(":scope > li").nth(n);
  const address = await link.getByRole("link").last().getAttribute("href");
  if (address === null) throw new Error(`The item ${n} of the list has no link.`);
  return address;
}

export const card = (page: Page, item: string): Locator =>
  page
    .getByRole("list", { name: "Palettes", exact: true })
    .locator(":scope > li")
    .filter({ has: page.locator(`a[href="${item}"]`) });
export const heart = (page: Page, item: string): Locator =>
  card(page, item).getByRole("button", { name: /^Like / });
export const countOf = async (page: Page, item: string): Promise<number> =>
  Number(/(\d+) likes?$/.exec((await heart(page, item).getAttribute("aria-label")) ?? "")?.[1]);
