import { pageMeta } from "#app/shell/page-meta.ts";
import { keepToolData, openTool } from "#app/workbench/open-tool.ts";
import { relatedItems } from "#app/workbench/related-items.server.ts";
import { CONTRAST } from "#domain/documents/contrast-kind.ts";
import type { Route } from "./+types/route";
import { ContrastView } from "./view.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { document, ...opened } = await openTool(CONTRAST, request);
  return { ...opened, related: await relatedItems(CONTRAST.colorsOf(document), context) };
}

/** On the device: other tools open this one without a network. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { document: _document, ...opened } = await openTool(CONTRAST, request);
  return { ...opened, related: undefined };
}

export const shouldRevalidate = keepToolData;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Contrast Checker",
    description:
      "WCAG 2.2 and APCA contrast of any two colors, with alpha, over palettes, gradients and pictures, and the nearest color that passes.",
    path: "/contrast-checker",
  });

export default function ContrastChecker({ loaderData }: Route.ComponentProps) {
  return <ContrastView data={loaderData} />;
}
