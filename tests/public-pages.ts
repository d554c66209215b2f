// The public pages that exist, as the tests walk over them. A new reading page is added here; tools are there by their row.
import { BUILT_TOOLS } from "#domain/navigation/built-tools.ts";

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

export const TOOL_PAGES = BUILT_TOOLS.map(({ path }) => path);

/** Bare pages with the mark alone; nobody finds them through a search engine. */
export const SIGN_IN_PAGES = ["/login", "/signup", "/forgot-password"] as const;

export const PUBLIC_PAGES: readonly string[] = [...READING_PAGES, ...TOOL_PAGES];
