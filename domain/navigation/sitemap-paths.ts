import { ADDRESSES } from "./addresses.ts";
import { TOOLS } from "./tools.ts";

/** The fixed addresses for search engines: built, public, and not bare pages such as sign-in. */
export function sitemapPaths(): string[] {
  // A tool may stand in a bare layout, as the wallpaper maker does.
  const tools = new Set(TOOLS.map((tool) => tool.path));
  const unbuilt = TOOLS.filter((tool) => !tool.isBuilt).map((tool) => tool.path);
  return ADDRESSES.filter(
    ({ path, layout, middleware }) =>
      (layout === "default" || tools.has(path)) &&
      middleware.length === 0 &&
      !path.includes(":") &&
      !unbuilt.some((tool) => path === tool || path.startsWith(`${tool}/`)),
  ).map((address) => address.path);
}
