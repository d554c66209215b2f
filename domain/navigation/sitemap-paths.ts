import { openPages } from "./open-pages.ts";
import { TOOLS } from "./tools.ts";

/** The fixed addresses for search engines: built, public, and not bare pages such as sign-in. */
export function sitemapPaths(): string[] {
  const unbuilt = TOOLS.filter((tool) => !tool.isBuilt).map((tool) => tool.path);
  return openPages().filter((path) => !unbuilt.some((tool) => path === tool || path.startsWith(`${tool}/`)));
}
