import { pageMeta } from "#app/shell/page-meta.ts";
import { keepToolData, openTool } from "#app/workbench/open-tool.ts";
import { RANDOM } from "#domain/documents/random-document.ts";
import type { Route } from "./+types/route";
import { loadRandom } from "./random-loader.server.ts";
import { RandomView } from "./view.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  return loadRandom(request, context);
}

/** On the device: other tools open this one without a network. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { document: _document, ...opened } = await openTool(RANDOM, request);
  return { ...opened, related: undefined, names: [] };
}

export const shouldRevalidate = keepToolData;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Random Color",
    description:
      "One to a hundred random colors within limits of hue, lightness, chroma and gamut, from a seed that gives them again.",
    path: "/random-color",
  });

export default function RandomColor({ loaderData }: Route.ComponentProps) {
  return <RandomView data={loaderData} />;
}
