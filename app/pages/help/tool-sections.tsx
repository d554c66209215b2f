/** The help texts about single tools, one section a task. */
import type { ReadingSection } from "#app/pages/reading/reading-page.tsx";
import { AppLink } from "#app/ui/link.tsx";

export const TOOL_SECTIONS: readonly ReadingSection[] = [
  {
    id: "first-palette",
    title: "Make a first palette",
    content: (
      <>
        <p>
          Open the <AppLink to="/palette-generator">Palette Generator</AppLink> and press <kbd>Space</kbd>.
          Each press gives five new colors. When one is right, lock it with its number, <kbd>1</kbd> to{" "}
          <kbd>9</kbd>, or with the lock at its top, and go on: locked colors stay. One property can be kept
          as well, its hue or its lightness, under the color’s sliders.
        </p>
        <p>
          The first menu under the columns chooses the rule: a harmony of the color wheel, a ramp, or free
          within limits. The second chooses the mood. The line at the foot says why the result holds together:
          the rule, its span of lightness, its closest pair, and what color-blind readers see.
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
          right; what is hatched, there and on the sliders, no screen of that gamut can show. The shades
          beside it are even steps to the eye. Between two columns, the plus adds the color halfway between
          them.
        </p>
        <p>
          <b>Adjust all</b> turns, strengthens, lightens or warms the whole palette. A drag is one step of{" "}
          <kbd>Ctrl</kbd> <kbd>Z</kbd>.
        </p>
      </>
    ),
  },
  {
    id: "paste",
    title: "Paste what you have",
    content: (
      <p>
        Wherever a color is asked for, any CSS color is taken: <code>#0a7</code>,{" "}
        <code>rgb(0 128 96 / 50%)</code>, <code>oklch(62% 0.19 28)</code>,{" "}
        <code>color(display-p3 0 1 0)</code>, a name. Paste a list, CSS variables, JSON or a link with colors
        onto the palette and it becomes the palette. What cannot be read is said where you pasted it, and
        nothing changes.
      </p>
    ),
  },
  {
    id: "convert",
    title: "Convert a color, or a list",
    content: (
      <>
        <p>
          Type or paste any color into the <AppLink to="/color-converter">Color Converter</AppLink>: every
          format is a row, and a press copies it. Below the name stand harmonies, tints, shades and tones;
          press one to take it.
        </p>
        <p>
          <AppLink to="/color-converter/hex-to-hsl">Step by step</AppLink> shows the arithmetic for the color
          at hand, converts whole lists, and gives the code.
        </p>
      </>
    ),
  },
  {
    id: "mix",
    title: "Mix, match and draw",
    content: (
      <>
        <p>
          In the <AppLink to="/color-mixer">Color Mixer</AppLink> drag the borders of the band to set amounts;{" "}
          <kbd>Space</kbd> goes to the next way of mixing. Under Recipe, enter a color to find the fewest
          parts of your pots that make it.
        </p>
        <p>
          In the <AppLink to="/color-scheme-generator">Color Scheme Generator</AppLink> drag a ring: around
          for hue, outward for chroma. The others follow the rule; hatching is where the gamut has no such
          color. <AppLink to="/random-color">Random Color</AppLink> draws within the limits you set, and its
          seed draws the same colors again.
        </p>
      </>
    ),
  },
  {
    id: "picture",
    title: "Colors of a picture",
    content: (
      <p>
        Open, drop or paste a picture in <AppLink to="/color-image-picker">Palette from Image</AppLink> to
        find 2 to 16 colors and the share of each. Drag a ring to pick another pixel, or select an area to
        look at it alone. The picture stays on your device; a link carries only what was found.
      </p>
    ),
  },
  {
    id: "variables",
    title: "Name colors for a style sheet",
    content: (
      <p>
        The <AppLink to="/css-generator">CSS &amp; SCSS Variables Generator</AppLink> gives colors names, dark
        values and steps. Paste a style sheet to read it back in: what changes is shown before anything is
        replaced.
      </p>
    ),
  },
];
