import type { Route } from "./+types/author-palettes-route";
import { loadAuthor } from "./author-loader.server.ts";
import { authorMeta } from "./author-meta.ts";
import { AuthorPage } from "./author-page.tsx";

export const loader = ({ request, params, context }: Route.LoaderArgs) =>
  loadAuthor("palette", params.id, request, context);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => authorMeta(matches, loaderData);

export default function AuthorPalettes({ loaderData }: Route.ComponentProps) {
  return <AuthorPage data={loaderData} />;
}
