import { lazy, Suspense } from "react";
import { pageMeta } from "#app/shell/page-meta.ts";
import type { Route } from "./+types/help-route";
// The server renders the texts, so their style sheet is part of the page.
import "#app/pages/reading/reading-page.css";

/** Part of the server's HTML; their script loads later, because it grows with each tool. */
const HelpTexts = lazy(() => import("./help-texts.tsx"));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Help Center",
    description: "How to make a palette, find one in the library, check it, and take it into your own files.",
    path: "/help",
  });

/** Without a loader on the server, React Router would wait for `clientLoader` before it shows the page. */
export function loader() {
  return null;
}

/** Loads the texts before the page opens, so that a link to a section of it finds the section. */
export async function clientLoader() {
  await import("./help-texts.tsx");
  return null;
}

export default function Help() {
  return (
    <Suspense>
      <HelpTexts />
    </Suspense>
  );
}
