/** Pages whose content only changes with a new build, and is the same for everyone. */
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
  "/agents",
  "/engine",
];
