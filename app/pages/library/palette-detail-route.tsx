import { pageMeta } from "#app/shell/page-meta.ts";
import type { Route } from "./+types/palette-detail-route";
import { loadDetail } from "./detail-loader.server.ts";
import { DetailPage } from "./detail-page.tsx";

export function loader({ request, params, context }: Route.LoaderArgs) {
  return loadDetail("palette", params.id, request, context);
}

/** An item that only its owner may see must not be cached. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData === undefined
    ? []
    : pageMeta(matches, {
        title: loaderData.card.title === "" ? "Palette" : `${loaderData.card.title}, ${loaderData.noun}`,
        description: `${loaderData.description} ${loaderData.card.credit}.`,
        path: `/palettes/${loaderData.card.id}`,
        noindex: loaderData.state !== "public",
        picture: `/og/palettes/${loaderData.card.id}.png`,
      });

export default function PaletteDetail({ loaderData }: Route.ComponentProps) {
  return <DetailPage data={loaderData} />;
}
