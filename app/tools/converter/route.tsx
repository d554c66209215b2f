import { pageMeta } from "#app/shell/page-meta.ts";
import { keepToolData, openTool } from "#app/workbench/open-tool.ts";
import { CONVERTER } from "#domain/documents/converter-document.ts";
import type { Route } from "./+types/route";
import { loadConverter } from "./converter-loader.server.ts";
import { ConverterView } from "./view.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  return loadConverter(CONVERTER, request, context);
}

/** On the device: other tools open this one without a network. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { document: _document, ...opened } = await openTool(CONVERTER, request);
  return { ...opened, related: undefined, name: undefined };
}

export const shouldRevalidate = keepToolData;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Color Converter",
    description:
      "Any CSS color in every format: HEX, RGB, HSL, OKLCH, Lab, Display P3, CMYK and more, with the edges of the gamuts, harmonies, tints and names.",
    path: "/color-converter",
  });

export default function ColorConverter({ loaderData }: Route.ComponentProps) {
  return <ConverterView data={loaderData} />;
}
