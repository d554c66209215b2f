import { type ComponentType, lazy, Suspense, useState } from "react";
import { pageMeta } from "#app/shell/page-meta.ts";
import type { Route } from "./+types/help-route";
// The server renders the texts, so their style sheet is part of the page.
import "#app/pages/reading/reading-page.css";

/** Part of the server's HTML; their script loads later, because it grows with each tool. */
const HelpTexts = lazy(() => import("./help-texts.tsx"));
let loaded: ComponentType | undefined;

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

/** Loads the texts before the page opens from another page, so that a link to a section finds it at once. */
export async function clientLoader() {
  loaded = (await import("./help-texts.tsx")).default;
  return null;
}

export default function Help() {
  const [Texts] = useState<ComponentType>(() => loaded ?? HelpTexts);
  return (
    <Suspense>
      <Texts />
    </Suspense>
  );
}
