/** Links to the tools themselves, which hold a whole document in their address. */
import { TOOLS } from "#domain/navigation/tools.ts";

/** Longer addresses are refused by the server too. */
const MAX_LINK = 8192;

/** Path and query of a share link; undefined for any other text. The site may be any, as people run their own. */
export function ownLink(text: string): string | undefined {
  const link = text.trim();
  if (link.length > MAX_LINK || !/^https?:\/\/\S+$/.test(link)) return undefined;
  const parsed = URL.parse(link);
  if (parsed === null || parsed.search === "") return undefined;
  return TOOLS.some(({ path }) => path === parsed.pathname)
    ? `${parsed.pathname}${parsed.search}`
    : undefined;
}
