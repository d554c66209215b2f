/** The change log: one Markdown file per release in docs/whats-new, named by date, newest first. */
import { marked } from "marked";

const FILES = import.meta.glob<string>("../../../docs/whats-new/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

export interface Release {
  readonly isoDate: string;
  readonly title: string;
  /** Our own Markdown as HTML; safe, because it comes with the build. */
  readonly html: string;
}

export function listReleases(): Release[] {
  return Object.entries(FILES)
    .map(([path, text]) => parseRelease(path, text))
    .toSorted((a, b) => b.isoDate.localeCompare(a.isoDate));
}

function parseRelease(path: string, text: string): Release {
  const isoDate = /(\d{4}-\d{2}-\d{2})\.md$/.exec(path)?.[1];
  const [, title, body] = /^# (.+)\n([\s\S]*)$/.exec(text) ?? [];
  if (isoDate === undefined || title === undefined || body === undefined) {
    throw new Error(`${path} must be named by its date and begin with a "# " title`);
  }
  return { isoDate, title, html: marked.parse(body, { async: false }) };
}
