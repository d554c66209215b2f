import type { MetaDescriptor } from "react-router";

/** Pages whose address opens something: it must not be told to anyone, and the page not be kept. */
export const NO_REFERRER: MetaDescriptor = { name: "referrer", content: "no-referrer" };

export const linkPageHeaders = () => ({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });
