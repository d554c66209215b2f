import { pageMeta } from "#app/shell/page-meta.ts";
import { keepToolData, openTool } from "#app/workbench/open-tool.ts";
import { relatedItems } from "#app/workbench/related-items.server.ts";
import { IMAGE } from "#domain/documents/image-kind.ts";
import type { Route } from "./+types/route";
import { ImageView } from "./view.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { document, ...opened } = await openTool(IMAGE, request);
  return { ...opened, related: await relatedItems(IMAGE.colorsOf(document), context) };
}

/** On the device: other tools open this one without a network. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { document: _document, ...opened } = await openTool(IMAGE, request);
  return { ...opened, related: undefined };
}

export const shouldRevalidate = keepToolData;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Palette from Image",
    description:
      "Find the colors a picture is made of, with the share of each: 2 to 16 of them, an accent, or every one. The picture stays on your device.",
    path: "/color-image-picker",
  });

export default function PaletteFromImage({ loaderData }: Route.ComponentProps) {
  return <ImageView data={loaderData} />;
}
