import { PreviewPage } from "#app/previews/preview-page.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { readPreviewTheme } from "#domain/previews/preview-theme-link.ts";
import type { Route } from "./+types/application-route";
import { keepPreviewTheme, openPreviewTheme } from "./open-preview.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Application Preview",
    description:
      "An application in the colors of a theme, in four modes, with every state and every pair measured.",
    path: "/ui-palette-generator/preview/application",
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

export default function ApplicationRoute({ loaderData }: Route.ComponentProps) {
  return <PreviewPage kind="application" theme={loaderData} />;
}
