import { pageMeta } from "#app/shell/page-meta.ts";
import type { Route } from "./+types/gradient-detail-route";
import { loadDetail } from "./detail-loader.server.ts";
import { DetailPage } from "./detail-page.tsx";

export function loader({ request, params, context }: Route.LoaderArgs) {
  return loadDetail("gradient", params.id, request, context);
}

/** An item that only its owner may see must not be cached. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData === undefined
    ? []
    : pageMeta(matches, {
        title: loaderData.card.title === "" ? "Gradient" : `${loaderData.card.title}, ${loaderData.noun}`,
        description: `${loaderData.description} ${loaderData.card.credit}.`,
        path: `/gradients/${loaderData.card.id}`,
        noindex: loaderData.state !== "public",
        picture: `/og/gradients/${loaderData.card.id}.png`,
      });

export default function GradientDetail({ loaderData }: Route.ComponentProps) {
  return <DetailPage data={loaderData} />;
}
