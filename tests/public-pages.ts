// The public pages that exist, as the tests walk over them. A new page is added here.

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
