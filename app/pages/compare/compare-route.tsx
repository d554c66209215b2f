import { pageMeta } from "#app/shell/page-meta.ts";
import { COMPARE_PATH } from "#domain/documents/comparison-address.ts";
import type { Route } from "./+types/compare-route";
import { loadComparison } from "./compare-loader.server.ts";
import { ComparePage } from "./compare-page.tsx";

export const loader = ({ request, context }: Route.LoaderArgs) => loadComparison(request, context);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData === undefined
    ? []
    : pageMeta(matches, {
        title: "Two palettes side by side",
        description:
          "Compare two palettes color by color: what differs and how much, which pairs carry text, and what each can do.",
        path: COMPARE_PATH,
        noindex: !loaderData.isExample,
      });

export default function Compare({ loaderData }: Route.ComponentProps) {
  return <ComparePage data={loaderData} />;
}
