import type { MetaDescriptor } from "react-router";

/** For pages whose address is a secret: it must not leak in the referrer. */
export const NO_REFERRER: MetaDescriptor = { name: "referrer", content: "no-referrer" };

export const linkPageHeaders = () => ({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });
