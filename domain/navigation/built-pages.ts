/** Pages whose content is that of the build: the same for everyone, until the next one. */
export const BUILT_PAGES: readonly string[] = [
  "/help",
  "/about/team",
  "/about/terms",
  "/about/privacy",
  "/about/cookies",
  "/about/pricing",
  "/about/whats-new",
  "/about/credits",
  "/api",
];
