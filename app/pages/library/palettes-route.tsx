import { pageMeta } from "#app/shell/page-meta.ts";
import type { Route } from "./+types/palettes-route";
import { loadBrowse } from "./browse-loader.server.ts";
import { BrowsePage } from "./browse-page.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  return loadBrowse("palette", request, context);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: "Palettes",
    description:
      "Real, credited palettes from openly licensed data sets. Search by title, tag, color name or any color.",
    path: loaderData?.baseAddress ?? "/palettes",
    noindex: loaderData?.baseAddress !== "/palettes",
    picture: "/og/page/palettes.png",
  });

export default function Palettes({ loaderData }: Route.ComponentProps) {
  return <BrowsePage data={loaderData} />;
}
