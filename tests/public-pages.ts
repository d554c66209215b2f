// The public pages that tests visit. A new reading page is added here; tools are included through their rows.
import { ADDRESSES } from "#domain/navigation/addresses.ts";
import { TOOLS } from "#domain/navigation/tools.ts";

export const READING_PAGES = [
  "/",
  "/help",
  "/discover",
  "/palettes",
  "/gradients",
  "/compare",
  "/about/team",
  "/about/terms",
  "/about/privacy",
  "/about/cookies",
  "/about/pricing",
  "/about/whats-new",
  "/about/credits",
  "/api",
  "/agents",
  "/engine",
] as const;

export const TOOL_PAGES = TOOLS.map(({ path }) => path);

/** Pages that show only the mark and a form, and are excluded from search engines. */
export const SIGN_IN_PAGES = ["/login", "/signup", "/forgot-password"] as const;

/** Pages of theme previews: also excluded from search engines, and always light. */
export const PREVIEW_PAGES = [
  "/ui-palette-generator/preview/marketing",
  "/ui-palette-generator/preview/application",
] as const;

export const PUBLIC_PAGES: readonly string[] = [...READING_PAGES, ...TOOL_PAGES];

/** Pages that invalid mail links and failed provider sign-ins lead to. */
export const SIGN_IN_STATES = [
  ["/login?error=account_not_linked", "Log in"],
  ["/login/link?token=broken", "Link not valid"],
  ["/login/action?mode=resetPassword&token=broken&e=1", "Link expired"],
] as const;

/** Patterns of pages that require signing in, such as "/collections/:id/palettes". */
export const MEMBER_PAGES: readonly string[] = ADDRESSES.filter(({ middleware }) =>
  middleware.includes("auth"),
).map(({ path }) => path);
