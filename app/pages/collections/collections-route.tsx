import { pageMeta } from "#app/shell/page-meta.ts";
import type { Route } from "./+types/collections-route";
import { collectionsAction } from "./collections-action.server.ts";
import { loadCollections } from "./collections-loaders.server.ts";
import { CollectionsPage } from "./collections-page.tsx";

export const loader = ({ request, context }: Route.LoaderArgs) => loadCollections(request, context);

export const action = ({ request, context }: Route.ActionArgs) => collectionsAction(request, context);

export const headers = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Collections",
    description: "What you liked, saved and collected.",
    path: "/profile/collections",
    noindex: true,
  });

export default function Collections({ loaderData }: Route.ComponentProps) {
  return <CollectionsPage data={loaderData} />;
}
