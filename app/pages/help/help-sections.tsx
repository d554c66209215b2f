/** The help texts, one section a task. What they say is what exists; a new feature adds its own. */
import type { ReadingSection } from "#app/pages/reading/reading-page.tsx";
import { AppLink } from "#app/ui/link.tsx";

export const HELP_SECTIONS: readonly ReadingSection[] = [
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
  {
    id: "carry",
    title: "From one tool to the next",
    content: (
      <p>
        <b>Open in…</b> carries the colors at hand to any other tool, from tools and from library items. The
        tray keeps colors aside on this device, for every tool.
      </p>
    ),
  },
  {
    id: "offline",
    title: "Without a network, and installed",
    content: (
      <>
        <p>
          After one visit every tool opens without a network and exports as always; so does every page you
          visited. A like or a save made meanwhile is sent once the network is back.
        </p>
        <p>
          Where your browser can install Tincture, the foot of each page and the command palette offer it; on
          an iPhone or iPad, Safari does it from its Share menu. Installed, it opens swatch files (.ase, .aco,
          .gpl, .swatches) and takes pictures that other applications share.
        </p>
        <p>
          A newer Tincture takes over by itself at a moment when nothing is half typed; your work stays as it
          is.
        </p>
      </>
    ),
  },
  {
    id: "library",
    title: "Find a palette in the library",
    content: (
      <>
        <p>
          <AppLink to="/palettes">Palettes</AppLink> and <AppLink to="/gradients">Gradients</AppLink> can be
          searched by title, tag or color name, and filtered by any color. Nearness is measured the way the
          eye sees it (OKLab), so “near” holds for dark and light colors alike. Several colors at once find
          palettes that have all of them.
        </p>
        <p>
          Filters are part of the address: a filtered list can be bookmarked and sent. Every item names its
          source and licence.
        </p>
      </>
    ),
  },
  {
    id: "take",
    title: "Take it with you",
    content: (
      <>
        <p>
          <b>Export</b> writes CSS, SCSS, Tailwind, shadcn/ui, design tokens, swatch files for drawing
          programs, and pictures. A color outside sRGB gets a fallback first and its own value for screens
          that can show it.
        </p>
        <p>
          Each text export carries the link it came from as a comment. Paste an export back and it is read in
          again; paste an older one, and what differs is shown.
        </p>
        <p>
          Library items also have fixed addresses for programs: add <code>.json</code>, <code>.css</code>,{" "}
          <code>.svg</code>, <code>.png</code> or <code>.tokens.json</code> to a palette’s address. What the
          tools compute is open to programs too: the <AppLink to="/api">API</AppLink> needs no account.
        </p>
      </>
    ),
  },
  {
    id: "kept",
    title: "Where your work is kept",
    content: (
      <>
        <p>
          On your device, and in the link. Closing the tab loses nothing: the home page offers recent work,
          and the tool opens where you left it. Nobody else can see it unless you send them the link.
        </p>
        <p>
          With an account the color tray and the last work of each tool join it when you sign in, and{" "}
          <b>Save</b> in a tool keeps its colors there. Likes, saved items and{" "}
          <AppLink to="/profile/collections">collections</AppLink> are yours alone, unless you share a
          collection by its link. What you keep is listed in no public list until you publish it.
        </p>
      </>
    ),
  },
  {
    id: "keys",
    title: "From the keyboard",
    content: (
      <>
        <p>
          Everything works without a mouse. <kbd>Ctrl</kbd> <kbd>K</kbd> (or <kbd>⌘</kbd> <kbd>K</kbd>) opens
          search and commands on any page; <kbd>?</kbd> lists the keys of the tool you are in. Keys of one
          letter work only while no field has the focus, and can be switched off in that list.
        </p>
      </>
    ),
  },
  {
    id: "contrast",
    title: "What the contrast figures mean",
    content: (
      <p>
        The ratio is WCAG 2.2’s, from 1 to 21. Text needs 4.5, large text and the parts of an interface 3.
        Figures are cut, not rounded: 4.497 is shown as 4.49, because it does not pass. Pairs below 3 are
        hatched. The <AppLink to="/contrast-checker">Contrast Checker</AppLink> finds the nearest color that
        passes, with its hue, and the worst point under text on a picture or a gradient.
      </p>
    ),
  },
];
