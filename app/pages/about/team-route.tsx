import { ReadingPage, type ReadingSection } from "#app/pages/reading/reading-page.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { AppLink } from "#app/ui/link.tsx";
import type { Route } from "./+types/team-route";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Team",
    description: "Who makes Tincture, what we hold to, and how to reach us.",
    path: "/about/team",
  });

const SECTIONS: readonly ReadingSection[] = [
  {
    id: "who",
    title: "Who makes it",
    content: (
      <>
        <p>
          Tincture is made by its developers, who read every message that comes through “Send feedback”, and
          use the tools themselves for the pages you are reading.
        </p>
        <p>We put the work forward rather than portraits, so there are none here.</p>
      </>
    ),
  },
  {
    id: "hold-to",
    title: "What we hold to",
    content: (
      <ul>
        <li>
          <b>Your colors are the loudest thing on screen.</b> What is ours is paper, ink or a hairline.
        </li>
        <li>
          <b>Numbers can be checked.</b> Conversion, gamut mapping, mixing and contrast follow the published
          specifications, and are tested against their own sample values.
        </li>
        <li>
          <b>Accessibility is never for sale.</b> Contrast, vision simulation and every repair are free and
          stay free.
        </li>
        <li>
          <b>Work is yours.</b> It is kept on your device, its link holds all of it, and every format we write
          we also read.
        </li>
        <li>
          <b>Credit where it is due.</b> Each palette of the library names its source, author and licence; see
          the <AppLink to="/about/credits">credits</AppLink>.
        </li>
      </ul>
    ),
  },
  {
    id: "name",
    title: "The name",
    content: (
      <p>
        In heraldry a tincture is one of the few colors a coat of arms may bear. Engravers who had only black
        ink wrote them as hatching: lines upright for red, level for blue. We use hatching the same way, where
        a color is absent: outside the gamut, below a contrast, not chosen yet.
      </p>
    ),
  },
  {
    id: "reach",
    title: "How to reach us",
    content: (
      <p>
        Press “Send feedback” at the foot of any page. Leave an email address if you want an answer; without
        one we read the message all the same.
      </p>
    ),
  },
];

export default function Team() {
  return (
    <ReadingPage
      title="Team"
      lead="A workbench for color, and what we hold to while we make it."
      sections={SECTIONS}
    />
  );
}
