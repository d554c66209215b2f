import { ADDRESSES } from "./addresses.ts";
import { TOOLS } from "./tools.ts";

/**
 * Paths of the pages that everybody may open and that say the same to everyone: in the default layout, or a tool in
 * whatever layout. Without those of single items.
 */
export function openPages(): readonly string[] {
  // A tool may stand in a bare layout, as the wallpaper maker does.
  const tools = new Set(TOOLS.map((tool) => tool.path));
  return ADDRESSES.filter(
    ({ path, layout, middleware }) =>
      (layout === "default" || tools.has(path)) && middleware.length === 0 && !path.includes(":"),
  ).map(({ path }) => path);
}
