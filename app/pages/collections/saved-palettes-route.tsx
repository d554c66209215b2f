import { pageMeta } from "#app/shell/page-meta.ts";
import type { Route } from "./+types/saved-palettes-route";
import { collectionsAction } from "./collections-action.server.ts";
import { loadLikesAndSaves } from "./collections-loaders.server.ts";
import { LikeSavePage } from "./like-save-page.tsx";

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadLikesAndSaves("saved", "palette", request, context);

export const action = ({ request, context }: Route.ActionArgs) => collectionsAction(request, context);

export const headers = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Saved palettes",
    description: "The palettes you saved, newest first.",
    path: "/collections/saved/palettes",
    noindex: true,
  });

export default function SavedPalettes({ loaderData }: Route.ComponentProps) {
  return <LikeSavePage data={loaderData} />;
}
