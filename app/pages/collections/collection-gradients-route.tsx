import { pageMeta } from "#app/shell/page-meta.ts";
import type { Route } from "./+types/collection-gradients-route";
import { CollectionPage } from "./collection-page.tsx";
import { collectionsAction } from "./collections-action.server.ts";
import { loadCollection } from "./collections-loaders.server.ts";

export const loader = ({ request, params, context }: Route.LoaderArgs) =>
  loadCollection(params.id, "gradient", request, context);

export const action = ({ request, context }: Route.ActionArgs) => collectionsAction(request, context);

export const headers = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData === undefined
    ? []
    : pageMeta(matches, {
        title: `${loaderData.collection.title}, gradients`,
        description: `The gradients of the collection ${loaderData.collection.title}.`,
        path: `/collections/${loaderData.collection.id}/gradients`,
        noindex: true,
      });

export default function CollectionGradients({ loaderData }: Route.ComponentProps) {
  return <CollectionPage data={loaderData} />;
}
