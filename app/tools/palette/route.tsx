import { pageMeta } from "#app/shell/page-meta.ts";
import { keepToolData, openTool } from "#app/workbench/open-tool.ts";
import { PALETTE } from "#domain/documents/palette-kind.ts";
import type { Route } from "./+types/route";
import { loadPalette } from "./palette-loader.server.ts";
import { PaletteView } from "./view.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  return loadPalette(request, context);
}

/** On the device: other tools open this one without a network. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { document: _document, ...opened } = await openTool(PALETTE, request);
  return { ...opened, related: undefined, names: [] };
}

export const shouldRevalidate = keepToolData;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: "Palette Generator",
    description:
      "Palettes worked out in the space your eye uses. Press Space, lock what is right, see why it holds together, and take it as code or file.",
    path: "/palette-generator",
    ...(loaderData?.isGiven && { picture: `/og/palette.png?${loaderData.search}` }),
  });

export default function PaletteGenerator({ loaderData }: Route.ComponentProps) {
  return <PaletteView data={loaderData} />;
}
