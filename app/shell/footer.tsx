/** In the page from the start, as text and links; it comes alive after the rest, so that its script delays nothing. */
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
