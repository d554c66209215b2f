import { ReadingPage } from "#app/pages/reading/reading-page.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import type { Route } from "./+types/help-route";
import { HELP_SECTIONS } from "./help-sections.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Help Center",
    description: "How to make a palette, find one in the library, check it, and take it into your own files.",
    path: "/help",
  });

export default function Help() {
  return (
    <ReadingPage
      title="Help Center"
      lead="How to make a palette, find one, check it, and take it with you."
      sections={HELP_SECTIONS}
    />
  );
}
