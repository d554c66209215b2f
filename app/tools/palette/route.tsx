import type { ShouldRevalidateFunctionArgs } from "react-router";
import { pageMeta } from "#app/shell/page-meta.ts";
import type { Route } from "./+types/route";
import { loadPalette } from "./palette-loader.server.ts";
import { PaletteView } from "./view.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  return loadPalette(request, context);
}

/** The page decodes its own address; the server is asked only when one arrives from elsewhere. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname === nextUrl.pathname && !nextUrl.searchParams.has("from")
    ? false
    : defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: "Palette Generator",
    description:
      "Palettes worked out in the space your eye uses. Press Space, lock what is right, see why it holds together, and take it as code or file.",
    path: "/palette-generator",
    ...(loaderData?.isGiven && { picture: `/og/palette.png?${loaderData.search}` }),
  });

export default function PaletteGenerator({ loaderData }: Route.ComponentProps) {
  return <PaletteView data={loaderData} />;
}
