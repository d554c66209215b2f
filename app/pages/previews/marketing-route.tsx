import { PreviewPage } from "#app/previews/preview-page.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { readPreviewTheme } from "#domain/previews/preview-theme-link.ts";
import type { Route } from "./+types/marketing-route";
import { keepPreviewTheme, openPreviewTheme } from "./open-preview.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Marketing Preview",
    description: "A shop's first page in the colors of a theme, in four modes, with every pair measured.",
    path: "/ui-palette-generator/preview/marketing",
    picture: "/og/page/home.png",
    noindex: true,
  });

/** The preview has its own choice of modes; the page around it is always light. */
export const handle = { forcedMode: "light" };

export function loader({ request }: Route.LoaderArgs) {
  return readPreviewTheme(new URL(request.url).searchParams);
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => openPreviewTheme(request);
export const shouldRevalidate = keepPreviewTheme;

export default function MarketingRoute({ loaderData }: Route.ComponentProps) {
  return <PreviewPage kind="marketing" theme={loaderData} />;
}
