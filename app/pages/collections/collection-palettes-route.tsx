import { pageMeta } from "#app/shell/page-meta.ts";
import type { Route } from "./+types/collection-palettes-route";
import { CollectionPage } from "./collection-page.tsx";
import { collectionsAction } from "./collections-action.server.ts";
import { loadCollection } from "./collections-loaders.server.ts";

export const loader = ({ request, params, context }: Route.LoaderArgs) =>
  loadCollection(params.id, "palette", request, context);

export const action = ({ request, context }: Route.ActionArgs) => collectionsAction(request, context);

export const headers = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData === undefined
    ? []
    : pageMeta(matches, {
        title: `${loaderData.collection.title}, palettes`,
        description: `The palettes of the collection ${loaderData.collection.title}.`,
        path: `/collections/${loaderData.collection.id}/palettes`,
        noindex: true,
      });

export default function CollectionPalettes({ loaderData }: Route.ComponentProps) {
  return <CollectionPage data={loaderData} />;
}
