import type { CSSProperties, ReactNode } from "react";
import { pageMeta } from "#app/shell/page-meta.ts";
import { Button } from "#app/ui/button.tsx";
import { openDialog } from "#app/ui/dialog-flags.ts";
import { AppLink } from "#app/ui/link.tsx";
import type { Route } from "./+types/team-route";
import "#app/pages/reading/reading-page.css";
import "./team.css";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Team",
    description: "Who makes Tincture, what we hold to, and how to reach us.",
    path: "/about/team",
  });

/** The tinctures of heraldry and how engravers cut them (Petra Sancta, 1638). Each shade is one of many. */
const TINCTURES = [
  ["or", "Or", "Gold: dotted", "#e8b93a"],
  ["argent", "Argent", "Silver: left plain", "#f4f3f7"],
  ["gules", "Gules", "Red: lines upright", "#c8202f"],
  ["azure", "Azure", "Blue: lines level", "#1f4fb0"],
  ["vert", "Vert", "Green: falling to the right", "#1e7a46"],
  ["purpure", "Purpure", "Purple: falling to the left", "#6b2e82"],
  ["sable", "Sable", "Black: both lines crossed", "#17132b"],
] as const;

const PRINCIPLES: readonly (readonly [name: string, words: ReactNode])[] = [
  ["Your colors are the loudest thing on screen", "What is ours is paper, ink or a hairline."],
  [
    "Numbers can be checked",
    <>
      Conversion, gamut mapping, mixing and contrast follow the published specifications, and are tested
      against their own sample values. All of it is in <AppLink to="/engine">the engine</AppLink>.
    </>,
  ],
  [
    "Accessibility is never for sale",
    <>
      Contrast, vision simulation and every repair are free and stay free, as{" "}
      <AppLink to="/about/pricing">the plans</AppLink> say.
    </>,
  ],
  [
    "Work is yours",
    "It is kept on your device, its link holds all of it, and every format we write we also read.",
  ],
  [
    "Credit where it is due",
    <>
      Each palette of the library names its source, author and licence; see the{" "}
      <AppLink to="/about/credits">credits</AppLink>.
    </>,
  ],
];

export default function Team() {
  return (
    <main id="main" className="page-width reading team">
      <header className="reading-head">
        <h1 className="t-display-l">Team</h1>
        <p className="t-lead">A workbench for color, and what we hold to while we make it.</p>
      </header>
      <ul className="team-tinctures" aria-label="Tinctures and their hatching">
        {TINCTURES.map(([cut, name, words, hex]) => (
          <li key={cut} style={{ "--c": hex } as CSSProperties}>
            <i aria-hidden="true" />
            <i aria-hidden="true" data-cut={cut} />
            <p>
              <b>{name}</b>
              {words}
            </p>
          </li>
        ))}
      </ul>
      <Part id="name" title="The name">
        <div>
          <p>
            In heraldry a tincture is one of the few colors a coat of arms may bear. Engravers who had only
            black ink wrote them as hatching: lines upright for red, level for blue. We use hatching the same
            way, where a color is absent: outside the gamut, below a contrast, not chosen yet.
          </p>
        </div>
      </Part>
      <Part id="hold-to" title="What we hold to">
        <dl>
          {PRINCIPLES.map(([name, words]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part id="who" title="Who makes it">
        <div>
          <p>
            Tincture is made by its developers, who read every message that comes through “Send feedback”, and
            use the tools themselves for the pages you are reading.
          </p>
          <p>We put the work forward rather than portraits, so there are none here.</p>
        </div>
      </Part>
      <Part id="reach" title="How to reach us">
        <div>
          <p>
            Leave an email address if you want an answer; without one we read the message all the same. “Send
            feedback” is also at the foot of every page.
          </p>
          <Button onClick={() => openDialog("feedback", true)}>Write to us</Button>
        </div>
      </Part>
    </main>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ id, title, children }: PartProps) {
  return (
    <section id={id} className="team-part" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="t-display-s">
        {title}
      </h2>
      {children}
    </section>
  );
}
