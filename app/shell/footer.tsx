/** The footer is in the HTML as text and links; its script loads last. */
import { lazy, Suspense } from "react";
import { firstAction } from "#app/ui/first-action.ts";
import "./site-footer.css";

const SiteFooter = lazy(async () => {
  await firstAction();
  return import("./navigation/site-footer.tsx");
});

/** A constant element, so that it is not re-rendered before its script has loaded; React would then remove its HTML. */
const FOOTER = (
  <Suspense fallback={null}>
    <SiteFooter />
  </Suspense>
);

export function Footer() {
  return FOOTER;
}
