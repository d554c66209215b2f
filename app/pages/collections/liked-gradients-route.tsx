import { pageMeta } from "#app/shell/page-meta.ts";
import type { Route } from "./+types/liked-gradients-route";
import { collectionsAction } from "./collections-action.server.ts";
import { loadLikesAndSaves } from "./collections-loaders.server.ts";
import { LikeSavePage } from "./like-save-page.tsx";

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadLikesAndSaves("likes", "gradient", request, context);

export const action = ({ request, context }: Route.ActionArgs) => collectionsAction(request, context);

export const headers = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Liked gradients",
    description: "The gradients you liked, newest first.",
    path: "/collections/likes/gradients",
    noindex: true,
  });

export default function LikedGradients({ loaderData }: Route.ComponentProps) {
  return <LikeSavePage data={loaderData} />;
}
