import { AppLink } from "#app/ui/link.tsx";
import type { HelpSection } from "#app/workbench/help-section.ts";

export const HELP: readonly HelpSection[] = [
  {
    id: "first-palette",
    title: "Make a first palette",
    content: (
      <>
        <p>
          Open the <AppLink to="/palette-generator">Palette Generator</AppLink> and press <kbd>Space</kbd>.
          Each press gives five new colors. To keep one, lock it with its number, <kbd>1</kbd> to <kbd>9</kbd>
          , or with the lock at its top, and press Space again. On a phone, swipe it to the right. You can
          also lock only its hue, lightness or chroma, below the color’s sliders.
        </p>
        <p>
          The first menu under the columns chooses the rule: a harmony of the color wheel, a ramp, or free
          within limits. The second chooses the mood. The line at the bottom says why the result works: the
          rule, its span of lightness, its closest pair, and what color-blind readers see.
        </p>
      </>
    ),
  },
  {
    id: "change",
    title: "Change one color, or all",
    content: (
      <>
        <p>
          Press a color’s sliders to edit it in any space. In the plane, lightness goes up and chroma to the
          right; hatching, there and on the sliders, marks colors outside the gamut. The shades beside it are
          even steps to the eye. Between two columns, the plus adds the color halfway between them.
        </p>
        <p>
          <b>Adjust all</b> changes hue, chroma, lightness and temperature of the whole palette. A drag is one
          undo step: <kbd className="key-control">Ctrl</kbd> <kbd>Z</kbd>.
        </p>
      </>
    ),
  },
  {
    id: "paste",
    title: "Paste what you have",
    content: (
      <p>
        Every color field accepts any CSS color: <code>#0a7</code>, <code>rgb(0 128 96 / 50%)</code>,{" "}
        <code>oklch(62% 0.19 28)</code>, <code>color(display-p3 0 1 0)</code>, a name. Paste a list, CSS
        variables, JSON, a link with colors, a .fig file or layers copied in Figma onto the palette and it
        becomes the palette. If something cannot be read, a message where you pasted it says so, and nothing
        changes.
      </p>
    ),
  },
];
