import { listReleases } from "#app/pages/about/change-log.server.ts";
import { wallpaperSvg } from "#domain/library/wallpaper-svg.ts";
import type { Route } from "./+types/release-picture";

const CACHE = "public, max-age=86400";
/** Each is drawn once. */
const drawn = new Map<string, string>();

/** The picture of a release, as an SVG. */
export function loader({ params }: Route.LoaderArgs): Response {
  const release = listReleases().find(({ isoDate }) => `${isoDate}.svg` === params.file);
  if (release === undefined) return new Response("There is no such release.", { status: 404 });
  const { link } = release.picture;
  const svg = drawn.get(link) ?? wallpaperSvg(link);
  drawn.set(link, svg);
  return new Response(svg, { headers: { "Content-Type": "image/svg+xml", "Cache-Control": CACHE } });
}
