import { main, pathOf } from "./html-page.ts";
import type { Visitor } from "./visitor.ts";

/** The address of the first item that a list links to; the list may have a query. */
export async function firstItem(
  visitor: Visitor,
  list: `/${"palettes" | "gradients"}${string}`,
): Promise<string> {
  const page = await visitor.open(list);
  const [path = ""] = list.split("?");
  const [link] = main(page).querySelectorAll(`li a[href^="${path}/"]`);
  if (link === undefined) throw new Error(`${list} links to no item`);
  return pathOf(page, link);
}
