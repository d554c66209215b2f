/** Title, description, canonical address and link-preview tags of a page (SHL-2). */
import type { MetaDescriptor } from "react-router";

export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** Canonical path, with the query that belongs to it; begins with "/". */
  readonly path: string;
  /** Path of the 1200 × 630 picture; by default the page card for the path. */
  readonly picture?: string;
  /** Excludes the page from search engines: sign-in, errors, filtered lists. */
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
  const card = {
    "og:type": "website",
    "og:site_name": "Tincture",
    "og:title": title,
    "og:description": page.description,
    "og:url": address,
    "og:image": origin + (page.picture ?? pictureOf(page.path)),
    "og:image:width": "1200",
    "og:image:height": "630",
  };
  return [
    { title },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: address },
    ...(page.noindex ? [{ name: "robots", content: "noindex" }] : []),
    ...Object.entries(card).map(([property, content]) => ({ property, content })),
    // Twitter falls back to the Open Graph title, text and picture above.
    { name: "twitter:card", content: "summary_large_image" },
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
