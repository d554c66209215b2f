import { type APIRequestContext, expect } from "@playwright/test";

/** The address of the first item that a list links to, from the HTML without scripts. */
export async function firstItem(
  request: APIRequestContext,
  list: "/palettes" | "/gradients",
): Promise<string> {
  const html = await (await request.get(list)).text();
  const address = new RegExp(`href="(${list}/[\\w-]+)"`).exec(html)?.[1];
  expect(address, `${list} links to no item`).toBeDefined();
  return address ?? "";
}
