import { AppLink } from "#app/ui/link.tsx";
import type { HelpSection } from "#app/workbench/help-section.ts";

export const HELP: readonly HelpSection[] = [
  {
    id: "themes",
    title: "Make a dark and a light theme whose every pair is proven",
    content: (
      <>
        <p>
          The <AppLink to="/dark-theme-generator">Dark Theme Generator</AppLink> and the{" "}
          <AppLink to="/light-theme-generator">Light Theme Generator</AppLink> solve four linked modes from
          one to three brand colors. The brand stays exact in light and dark; text and edges move until each
          pair reaches its floor. <kbd>1</kbd> to <kbd>4</kbd> choose the mode, <kbd>V</kbd> the view, and the
          contrast slider moves all four modes at once.
        </p>
        <p>
          “Label on buttons” is dark, white, or the one that reads better. Where the brand cannot carry it, as
          white on a light red, or cannot be seen, as black on a dark page, the buttons get the nearest color
          that can, <code>primary</code>; the exact brand is still there as <code>brand</code>.
        </p>
        <p>
          The floors are those of WCAG AA, AAA, or APCA, which comes with AA unless you take it alone. Under
          them single texts and lines can have a contrast of their own, in place of what the slider gives.
        </p>
        <p>
          Press a token and pin it to hold its color; the rest is solved around it. A pair that fails is named
          in the audit with the smallest repair, which is one step to take back. “Proof sheet” prints every
          pair.
        </p>
        <p>
          “Start from a theme” (<kbd>B</kbd>) has sixteen that were made here from credited palettes of the
          library, all of whose pairs pass.
        </p>
        <p>
          “Read in” (<kbd>I</kbd>) takes a theme that you have: a style sheet, that of Tailwind 4 or
          shadcn/ui, a registry item, maps of SCSS, or design tokens; pasted, dropped or chosen. It shows
          token by token what would change, which pairs fail in it and what could not be read, and changes
          nothing before you take it.
        </p>
        <p>
          “Live on my site” (<kbd>Y</kbd>) shows the theme on a page of your own in another tab, by a
          bookmarklet or one line of script, and follows what you change. Save keeps a theme in your account;
          its page has an address that <code>shadcn add</code> takes.
        </p>
      </>
    ),
  },
];
