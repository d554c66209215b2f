import { pageMeta } from "#app/shell/page-meta.ts";
import { keepToolData, openTool } from "#app/workbench/open-tool.ts";
import { SCHEME } from "#domain/documents/scheme-document.ts";
import type { Route } from "./+types/route";
import { loadScheme } from "./scheme-loader.server.ts";
import { SchemeView } from "./view.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  return loadScheme(request, context);
}

/** On the device: other tools open this one without a network. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { document: _document, ...opened } = await openTool(SCHEME, request);
  return { ...opened, related: undefined, names: [] };
}

export const shouldRevalidate = keepToolData;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Color Scheme Generator",
    description:
      "A wheel with linked handles in OKLCH, HSL or the painter’s RYB: complementary, split, analogous, triadic and other schemes, or angles of your own.",
    path: "/color-scheme-generator",
  });

export default function ColorSchemeGenerator({ loaderData }: Route.ComponentProps) {
  return <SchemeView data={loaderData} />;
}
