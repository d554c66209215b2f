import { pageMeta } from "#app/shell/page-meta.ts";
import { keepToolData, openTool } from "#app/workbench/open-tool.ts";
import { relatedItems } from "#app/workbench/related-items.server.ts";
import { VARIABLES } from "#domain/documents/variables-document.ts";
import type { Route } from "./+types/route";
import { VariablesView } from "./view.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { document, ...opened } = await openTool(VARIABLES, request);
  return { ...opened, related: await relatedItems(VARIABLES.colorsOf(document), context) };
}

/** On the device: other tools open this one without a network. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { document: _document, ...opened } = await openTool(VARIABLES, request);
  return { ...opened, related: undefined };
}

export const shouldRevalidate = keepToolData;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "CSS & SCSS Variables Generator",
    description:
      "Named colors to CSS custom properties, SCSS variables or a map: tints, shades, alpha steps, light and dark, and back again.",
    path: "/css-generator",
  });

export default function Variables({ loaderData }: Route.ComponentProps) {
  return <VariablesView data={loaderData} />;
}
