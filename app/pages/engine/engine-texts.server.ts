/** The texts of the engine's package as sections of a page: its README with recipes, then its reference, door by door. */
import { marked } from "marked";

const FILES = import.meta.glob<string>("../../../engine/package/{README,REFERENCE}.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

export interface TextSection {
  readonly id: string;
  readonly title: string;
  /** Our own Markdown as HTML; safe, because it comes with the build. */
  readonly html: string;
}

export interface DoorSection extends TextSection {
  /** How many names the door has. */
  readonly names: number;
}

const NOT_PUBLISHED =
  "It is in no registry yet: in the source of Tincture, `npm run build-engine` writes the folder to install.";

export function engineTexts(): {
  readonly guide: readonly TextSection[];
  readonly doors: readonly DoorSection[];
} {
  const [, lead = "", ...recipes] = textOf("README").split(/^#{1,2} (?=.*\n)/m);
  const [, ...doors] = textOf("REFERENCE").split(/^## /m);
  const about = withoutTitle(lead)
    .replace("[REFERENCE.md](REFERENCE.md)", "the [reference](#reference) below")
    // No registry has the package, so that the name there could be anybody's.
    .replace(/```sh\nnpm install [^`]*```/, NOT_PUBLISHED);
  return {
    guide: [
      { id: "start", title: "Start", html: breakable(html(about)) },
      ...recipes.map((text) => ({
        id: idOf(titleOf(text)),
        title: titleOf(text),
        html: html(withoutTitle(text)),
      })),
    ],
    doors: doors.map((text) => ({
      id: idOf(titleOf(text)),
      title: titleOf(text),
      html: html(withoutTitle(text).replaceAll(/^### (.+)$/gm, "#### $1")),
      names: text.match(/^### /gm)?.length ?? 0,
    })),
  };
}

/** Names of doors in a narrow column break before their last word, not within it. */
const breakable = (text: string) => text.replaceAll("<code>@tincture/engine/", "$&<wbr>");

function textOf(name: string): string {
  const text = FILES[`../../../engine/package/${name}.md`];
  if (text === undefined) throw new Error(`The package of the engine has no ${name}.md.`);
  return text;
}

const titleOf = (text: string) => text.slice(0, text.indexOf("\n"));
const withoutTitle = (text: string) => text.slice(text.indexOf("\n") + 1);
const idOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
const html = (markdown: string) => marked.parse(markdown, { async: false });
