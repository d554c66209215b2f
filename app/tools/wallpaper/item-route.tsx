/** `/design/wallpaper/{id}`: the maker with a saved wallpaper, or with the colors of a palette or a gradient. */
import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { WALLPAPER, weighted } from "#domain/documents/wallpaper/wallpaper-document.ts";
import { wallpaperAddress } from "#domain/library/wallpaper-link.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { readUser } from "#server/account/current-user.server.ts";
import { findItem } from "#server/library/library-queries.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";

const ID = /^[1-9A-HJ-NP-Za-km-z]{6,32}$/;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { id = "" } = params;
  const { db, reads } = context.get(servicesContext);
  const find = async (viewer?: string) => {
    // A private item is read from the primary, because its owner must see their own last change at once.
    const from = viewer === undefined ? reads : db;
    return (await findItem(from, "palette", id, viewer)) ?? (await findItem(from, "gradient", id, viewer));
  };
  const open = ID.test(id) ? await find() : undefined;
  const viewer = open === undefined && ID.test(id) ? (await readUser(request, context))?.uid : undefined;
  const item = open ?? (viewer === undefined ? undefined : await find(viewer));
  if (item === undefined) throw data(`Page Not Found: /design/wallpaper/${id.slice(0, 60)}`, { status: 404 });
  const headers = { "Cache-Control": open === undefined ? "private, no-store" : "public, max-age=60" };
  const { content } = item;
  if (content.type === "wallpaper") throw redirect(wallpaperAddress(content.wallpaper), { headers });
  const colors = item.colors.flatMap((text) => {
    const parsed = parseColor(text);
    return parsed.ok ? [parsed.color] : [];
  });
  const search = WALLPAPER.encode({ ...WALLPAPER.first(), colors: weighted(colors) });
  throw redirect(`${WALLPAPER.path}?${search.toString()}`, { headers });
}

export default function WallpaperItem() {
  return null;
}
