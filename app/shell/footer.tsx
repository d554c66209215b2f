/** The footer is in the HTML as text and links; its script loads last. */
import { lazy, Suspense } from "react";
import { firstAction } from "#app/ui/first-action.ts";
import "./site-footer.css";

const SiteFooter = lazy(async () => {
  await firstAction();
  return import("./navigation/site-footer.tsx");
});

/** A constant, so that no update reaches it before its script is there: React would then take its HTML away. */
const FOOTER = (
  <Suspense fallback={null}>
    <SiteFooter />
  </Suspense>
);

export function Footer() {
  return FOOTER;
}
