import { AppLink } from "#app/ui/link.tsx";
import type { HelpSection } from "#app/workbench/help-section.ts";

export const HELP: readonly HelpSection[] = [
  {
    id: "audit",
    title: "Find out which pairs of a theme fail, and repair them",
    content: (
      <>
        <p>
          <AppLink to="/audit">Audit</AppLink> reads a theme that you have, pasted, dropped or chosen (
          <kbd>R</kbd>): style sheets, those of Tailwind 4 and shadcn/ui, SCSS, those in HTML and in
          components of Vue, Svelte and Astro, design tokens, themes of MUI, Chakra UI and Panda CSS, colors
          of Android. Several files, or a zip, are one theme, each in the mode that its name or folder says,
          such as <code>theme.dark.css</code>, <code>dark.json</code> and <code>values-night</code>. It
          measures each text, label, edge and mark on its ground, in every mode that the files have, and lists
          the pairs by how far they miss. What could not be read is named with its line. If nothing could be
          measured, it says so, and never that all is well.
        </p>
        <p>
          Each pair says who made it: a contract that declares it, or a rule that inferred it, with how sure
          that rule is. The two are counted apart. <b>+</b> writes an inferred pair into the contract,{" "}
          <b>×</b> refuses it. Keep <code>tincture.contract.json</code> beside your tokens, and drop it with
          them the next time.
        </p>
        <p>
          “Accept” takes the smallest repair of a pair, <kbd>A</kbd> those of the whole mode, and undo takes
          them back. “Patch” is the result: a unified diff, the file with only those values changed, or a
          command that does it. <kbd>F</kbd> shows only what fails, <kbd>M</kbd> goes to the next mode,{" "}
          <kbd>L</kbd> to the next set of floors.
        </p>
      </>
    ),
  },
];
