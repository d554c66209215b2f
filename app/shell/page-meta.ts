/** Title, description, canonical address and link-preview cards of a page (SHL-2). */
import type { MetaDescriptor } from "react-router";

export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** Canonical path, with the query that belongs to it; begins with "/". */
  readonly path: string;
  /** Path of the 1200 × 630 picture; by default the page card drawn for the path. */
  readonly picture?: string;
  /** Pages that are nobody's to find: sign-in, errors, filtered lists. */
  readonly noindex?: boolean;
}

interface MatchLike {
  readonly id: string;
  readonly loaderData?: unknown;
}

export function pageMeta(matches: readonly (MatchLike | undefined)[], page: PageMeta): MetaDescriptor[] {
  const origin = originOf(matches);
  const title = `${page.title} · Tincture`;
  const address = origin + page.path;
  const picture = origin + (page.picture ?? pictureOf(page.path));
  return [
    { title },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: address },
    ...(page.noindex ? [{ name: "robots", content: "noindex" }] : []),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: "Tincture" },
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: address },
    { property: "og:image", content: picture },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: page.description },
    { name: "twitter:image", content: picture },
  ];
}

/** `/about/team` → `/og/page/about-team.png`, `/` → `/og/page/home.png`. */
function pictureOf(path: string): string {
  const slug = path.split("?")[0]?.slice(1).replaceAll("/", "-");
  return `/og/page/${slug === undefined || slug === "" ? "home" : slug}.png`;
}

function originOf(matches: readonly (MatchLike | undefined)[]): string {
  const root = matches.find((match) => match?.id === "root")?.loaderData;
  return typeof root === "object" && root !== null && "origin" in root && typeof root.origin === "string"
    ? root.origin
    : "";
}
