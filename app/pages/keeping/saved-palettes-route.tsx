import { pageMeta } from "#app/shell/page-meta.ts";
import type { Route } from "./+types/saved-palettes-route";
import { keepingAction } from "./keeping-action.server.ts";
import { loadKept } from "./keeping-loaders.server.ts";
import { KeptPage } from "./kept-page.tsx";

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadKept("saved", "palette", request, context);

export const action = ({ request, context }: Route.ActionArgs) => keepingAction(request, context);

export const headers = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Saved palettes",
    description: "The palettes you saved, newest first.",
    path: "/collections/saved/palettes",
    noindex: true,
  });

export default function SavedPalettes({ loaderData }: Route.ComponentProps) {
  return <KeptPage data={loaderData} />;
}
