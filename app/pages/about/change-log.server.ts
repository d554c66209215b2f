/**
 * The change log: one Markdown file per release in docs/whats-new, named by date, newest first. Each names its picture
 * in a comment below the title: the query of a wallpaper.
 */
import { marked } from "marked";
import { readWallpaperLink, wallpaperAddress } from "#domain/library/wallpaper-link.ts";

const FILES = import.meta.glob<string>("../../../docs/whats-new/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Changes of a release that are shown at once, and so few more that hiding them would not be worth a press. */
const [MAX_SHOWN, FEW] = [8, 4];

export interface Release {
  readonly isoDate: string;
  readonly title: string;
  /** Our own Markdown as HTML; safe, because it comes with the build. */
  readonly html: string;
  /** The changes after the first ones, which are read by who looks for more. */
  readonly more?: { readonly count: number; readonly html: string };
  /** Query of a wallpaper, and where it is opened. */
  readonly picture: { readonly link: string; readonly address: string };
}

export function listReleases(): Release[] {
  return Object.entries(FILES)
    .map(([path, text]) => parseRelease(path, text))
    .toSorted((a, b) => b.isoDate.localeCompare(a.isoDate));
}

function parseRelease(path: string, text: string): Release {
  const isoDate = /(\d{4}-\d{2}-\d{2})\.md$/.exec(path)?.[1];
  const [, title, asked, body] = /^# (.+)\n+<!-- picture: (\S+) -->\n([\s\S]*)$/.exec(text) ?? [];
  if (isoDate === undefined || title === undefined || asked === undefined || body === undefined) {
    throw new Error(`${path} must be named by its date and begin with a "# " title and a picture`);
  }
  const picture = readWallpaperLink(asked);
  if (!picture.ok) throw new Error(`${path}: ${picture.message}`);
  const { link } = picture;
  const changes = body.trim().split(/\n(?=- )/);
  const shown = changes.length > MAX_SHOWN + FEW ? MAX_SHOWN : changes.length;
  const htmlOf = (some: readonly string[]) => marked.parse(some.join("\n"), { async: false });
  const rest = changes.slice(shown);
  return {
    isoDate,
    title,
    html: htmlOf(changes.slice(0, shown)),
    ...(rest.length > 0 && { more: { count: rest.length, html: htmlOf(rest) } }),
    picture: { link, address: wallpaperAddress(link) },
  };
}
