/** `/design/wallpaper/{id}` of a palette or a gradient: the maker with its colors. */
import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { WALLPAPER, weighted } from "#domain/documents/wallpaper-document.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { readUser } from "#server/account/current-user.server.ts";
import { findItem } from "#server/library/library-queries.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";

const ID = /^[1-9A-HJ-NP-Za-km-z]{6,32}$/;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { id = "" } = params;
  const { db } = context.get(servicesContext);
  const find = async (viewer?: string) =>
    (await findItem(db, "palette", id, viewer)) ?? (await findItem(db, "gradient", id, viewer));
  const open = ID.test(id) ? await find() : undefined;
  const viewer = open === undefined && ID.test(id) ? (await readUser(request, context))?.uid : undefined;
  const item = open ?? (viewer === undefined ? undefined : await find(viewer));
  if (item === undefined) throw data(`Page Not Found: /design/wallpaper/${id.slice(0, 60)}`, { status: 404 });
  const colors = item.colors.flatMap((text) => {
    const parsed = parseColor(text);
    return parsed.ok ? [parsed.color] : [];
  });
  const search = WALLPAPER.encode({ ...WALLPAPER.first(), colors: weighted(colors) });
  throw redirect(`${WALLPAPER.path}?${search.toString()}`, {
    headers: { "Cache-Control": open === undefined ? "private, no-store" : "public, max-age=60" },
  });
}

export default function WallpaperItem() {
  return null;
}
