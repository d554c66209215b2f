/** The texts of the engine's package as sections of a page: its README with recipes, then its reference, door by door. */
import { marked } from "marked";
import readme from "../../../engine/package/README.md?raw";
import reference from "../../../engine/package/REFERENCE.md?raw";

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
  const [, lead = "", ...recipes] = readme.split(/^#{1,2} (?=.*\n)/m);
  const [, ...doors] = reference.split(/^## /m);
  const about = withoutTitle(lead)
    .replace("[REFERENCE.md](REFERENCE.md)", "the [reference](#reference) below")
    // No registry has the package, so that the name there could be anybody's.
    .replace(/```sh\nnpm install [^`]*```/, NOT_PUBLISHED);
  return {
    guide: [
      { id: "start", title: "Start", html: html(about) },
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

const titleOf = (text: string) => text.slice(0, text.indexOf("\n"));
const withoutTitle = (text: string) => text.slice(text.indexOf("\n") + 1);
const idOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
const html = (markdown: string) => marked.parse(markdown, { async: false });
