/** What a JSON file holds and was not read, with the lines. */

import type { UnreadPart } from "#engine/files/import/read-palette.ts";
import { jsonPlaces } from "./json-places.ts";

/** The parts of a file that were not read, with their lines. */
export function unreadParts(
  text: string,
  unread: readonly { readonly path: readonly string[]; readonly text: string; readonly why: string }[],
): { readonly unread?: readonly UnreadPart[] } {
  if (unread.length === 0) return {};
  const places = jsonPlaces(text);
  return {
    unread: unread.map(({ path, text: value, why }) => {
      const pointer = path.map((key) => `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
      const line = places.get(pointer)?.line;
      return {
        ...(line !== undefined && { line }),
        text: `${path.join(".")}: ${value}`.slice(0, 200),
        why,
      };
    }),
  };
}
