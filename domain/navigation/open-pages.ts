import { ADDRESSES } from "./addresses.ts";
import { TOOLS } from "./tools.ts";

/**
 * Paths of the public pages that are the same for everyone: pages in the default layout, and tools in any layout. Pages
 * of single items are not included.
 */
export function openPages(): readonly string[] {
  // A tool may have a bare layout, as the wallpaper maker has.
  const tools = new Set(TOOLS.map((tool) => tool.path));
  return ADDRESSES.filter(
    ({ path, layout, middleware }) =>
      (layout === "default" || tools.has(path)) && middleware.length === 0 && !path.includes(":"),
  ).map(({ path }) => path);
}
