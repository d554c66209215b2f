/** The footer is in the HTML as text and links; its script loads last. */
import { SiteFooter } from "./navigation/site-footer.tsx";
import "./site-footer.css";

/** A constant element, so that it is not re-rendered before its script has loaded; React would then remove its HTML. */
const FOOTER = <SiteFooter />;

export function Footer() {
  return FOOTER;
}
