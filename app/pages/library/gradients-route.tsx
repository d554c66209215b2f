import { pageMeta } from "#app/shell/page-meta.ts";
import type { Route } from "./+types/gradients-route";
import { loadBrowse } from "./browse-loader.server.ts";
import { BrowsePage } from "./browse-page.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  return loadBrowse("gradient", request, context);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: "Gradients",
    description:
      "Real, credited gradients from openly licensed data sets. Search by title, tag, color name or any color.",
    path: loaderData?.baseAddress ?? "/gradients",
    noindex: loaderData?.baseAddress !== "/gradients",
    picture: "/og/page/gradients.png",
  });

export default function Gradients({ loaderData }: Route.ComponentProps) {
  return <BrowsePage data={loaderData} />;
}
