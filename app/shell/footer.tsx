/** The footer is in the HTML as text and links; its script loads last. */
import { lazy, Suspense } from "react";
import "./site-footer.css";

const SiteFooter = lazy(() => import("./navigation/site-footer.tsx"));

export function Footer() {
  return (
    <Suspense fallback={null}>
      <SiteFooter />
    </Suspense>
  );
}
