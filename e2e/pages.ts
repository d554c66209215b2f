// The public pages that exist, as the tests walk over them. A new page is added here.
import { type APIRequestContext, expect } from "@playwright/test";

export const READING_PAGES = [
  "/",
  "/help",
  "/discover",
  "/palettes",
  "/gradients",
  "/about/team",
  "/about/terms",
  "/about/privacy",
  "/about/cookies",
  "/about/pricing",
  "/about/whats-new",
  "/about/credits",
  "/api",
] as const;

export const TOOL_PAGES = [
  "/palette-generator",
  "/color-converter",
  "/contrast-checker",
  "/color-mixer",
  "/color-scheme-generator",
  "/random-color",
  "/color-image-picker",
  "/css-generator",
] as const;

/** Bare pages with the mark alone; nobody finds them through a search engine. */
export const SIGN_IN_PAGES = ["/login", "/signup", "/forgot-password"] as const;

export const PUBLIC_PAGES = [...READING_PAGES, ...TOOL_PAGES] as const;

/** The address of the first item that a list links to, as a visitor without scripts sees it. */
export async function firstItem(
  request: APIRequestContext,
  list: "/palettes" | "/gradients",
): Promise<string> {
  const html = await (await request.get(list)).text();
  const address = new RegExp(`href="(${list}/[\\w-]+)"`).exec(html)?.[1];
  expect(address, `${list} links to no item`).toBeDefined();
  return address ?? "";
}
