/** The help texts, one section per task. They only describe what exists; a new feature adds its own. */
import type { ReadingSection } from "#app/pages/reading/reading-page.tsx";
import { AppLink } from "#app/ui/link.tsx";
import { TOOL_SECTIONS } from "./tool-sections.ts";

export const HELP_SECTIONS: readonly ReadingSection[] = [
  ...TOOL_SECTIONS,
  {
    id: "carry",
    title: "From one tool to the next",
    content: (
      <p>
        <b>Open in…</b> opens the current colors in any other tool, from tools and from library items. The
        tray stores colors on this device, for every tool.
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
          If your browser can install Tincture, the footer and the command palette offer it; on an iPhone or
          iPad, Safari does it from its Share menu. Installed, it opens swatch files (.ase, .aco, .gpl,
          .swatches) and takes pictures that other applications share.
        </p>
        <p>A new version starts by itself when no input can be lost; your work does not change.</p>
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
          searched by title, tag or color name, and filtered by any color. Similarity is measured as the eye
          sees it (OKLab), for dark and light colors alike. Several colors at once find palettes that have all
          of them.
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
          Each text export contains its link as a comment. Paste an export to import it again; for an older
          one, the differences are shown.
        </p>
        <p>
          Library items also have fixed addresses for programs: add <code>.json</code>, <code>.css</code>,{" "}
          <code>.svg</code>, <code>.png</code> or <code>.tokens.json</code> to a palette’s address. What the
          tools compute is open to programs too: the <AppLink to="/api">API</AppLink> needs no account, and{" "}
          <AppLink to="/agents">agents</AppLink> have tools of their own.
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
          When you sign in, the color tray and the last work of each tool are added to your account, and{" "}
          <b>Save</b> in a tool stores its colors there. Likes, saved items and{" "}
          <AppLink to="/profile/collections">collections</AppLink> are yours alone, unless you share a
          collection by its link. Your work is in no public list until you publish it.
        </p>
      </>
    ),
  },
  {
    id: "pro",
    title: "Pro, and leaving it",
    content: (
      <>
        <p>
          <AppLink to="/about/pricing">Pro</AppLink> begins with a trial, once a person; a mail comes three
          days before it ends. <AppLink to="/profile/billing">Billing</AppLink> has the next payment, the
          invoices and the button that cancels. If a payment is open, cancelling ends Pro at once, and nothing
          more is charged.
        </p>
        <p>
          After Pro everything you kept stays readable and exportable, and private items stay private. Only
          new saves over the free limits stop.
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
          Everything works without a mouse. <kbd className="key-control">Ctrl</kbd> <kbd>K</kbd> opens search
          and commands on any page; <kbd>?</kbd> lists the keys of the tool you are in. Keys of one letter
          work only while no field has the focus, and can be switched off in that list.
        </p>
      </>
    ),
  },
];
