import { main, pathOf } from "./html-page.ts";
import type { Visitor } from "./visitor.ts";

/** The address of the first item that a list links to. */
export async function firstItem(visitor: Visitor, list: "/palettes" | "/gradients"): Promise<string> {
  const page = await visitor.open(list);
  const [link] = main(page).querySelectorAll(`li a[href^="${list}/"]`);
  if (link === undefined) throw new Error(`${list} links to no item`);
  return pathOf(page, link);
}
