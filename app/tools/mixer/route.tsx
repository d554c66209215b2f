import { pageMeta } from "#app/shell/page-meta.ts";
import { keepToolData, openTool } from "#app/workbench/open-tool.ts";
import { MIXER } from "#domain/documents/mixer-document.ts";
import type { Route } from "./+types/route";
import { loadMixer } from "./mixer-loader.server.ts";
import { MixerView } from "./view.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  return loadMixer(request, context);
}

/** On the device: other tools open this one without a network. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { document: _document, ...opened } = await openTool(MIXER, request);
  return { ...opened, related: undefined, names: [] };
}

export const shouldRevalidate = keepToolData;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Color Mixer",
    description:
      "Two to six colors mixed as pigment, as light, to the eye, in any CSS space or by blend mode; the steps between, the CSS, and the recipe for a color you want.",
    path: "/color-mixer",
  });

export default function ColorMixer({ loaderData }: Route.ComponentProps) {
  return <MixerView data={loaderData} />;
}
