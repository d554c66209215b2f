import { ReadingPage, type ReadingSection } from "#app/pages/reading/reading-page.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { AppLink } from "#app/ui/link.tsx";
import type { Route } from "./+types/terms-route";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Terms",
    description: "What you may expect of Tincture, and what it expects of you, in plain words.",
    path: "/about/terms",
  });

const SECTIONS: readonly ReadingSection[] = [
  {
    id: "use",
    title: "Using Tincture",
    content: (
      <>
        <p>
          You may use every tool for any purpose, private or commercial, without an account. By using Tincture
          you agree to these terms. If you do not agree with them, please do not use it.
        </p>
        <p>
          Do not try to get at what is not yours or to take the service down. Programs use the{" "}
          <AppLink to="/api">API</AppLink>, within its limits.
        </p>
      </>
    ),
  },
  {
    id: "yours",
    title: "What you make is yours",
    content: (
      <>
        <p>
          Palettes, gradients and files you make belong to you, as far as colors can belong to anyone. We
          claim no right to them. Without an account nothing you make is sent to us to be kept: it stays on
          your device and in the links you share. With one, your color tray, your last work and what you save
          are stored in it.
        </p>
        <p>Pictures you choose colors from are read on your device and never leave it.</p>
      </>
    ),
  },
  {
    id: "library",
    title: "The library",
    content: (
      <p>
        Palettes and gradients of the library come from data sets with open licences. Each page names its
        source, author and licence, and the <AppLink to="/about/credits">credits</AppLink> list all of them.
        When you use such an item in a way its licence has conditions for, those conditions are yours to keep.
      </p>
    ),
  },
  {
    id: "account",
    title: "Accounts and Pro",
    content: (
      <>
        <p>
          An account is for one person. You can end it at any time on your account page; what is in it is
          deleted then, and what you published leaves the library. We may close an account that breaks these
          terms, and say why.
        </p>
        <p>
          Pro is paid in advance, by the month or the year, and goes on until you cancel it, which takes
          effect at the end of the time you paid for. What you made with Pro stays yours afterwards. The
          prices are on the <AppLink to="/about/pricing">pricing page</AppLink>.
        </p>
        <p>
          What you publish stays yours. By publishing it you let us show it in the library and let others use
          its colors. You can take it back at any time; copies that others made meanwhile are not undone.
        </p>
      </>
    ),
  },
  {
    id: "accuracy",
    title: "What we do not promise",
    content: (
      <>
        <p>
          Numbers follow the published specifications and we test them, but a screen, a printer and an eye
          each have their own opinion. CMYK values are estimates without a color profile. A contrast that
          passes is not by itself an accessible page. Check what matters on the real thing.
        </p>
        <p>
          Tincture is offered as it is, without a warranty, as far as the law allows. We are liable for intent
          and gross negligence, and where the law says liability cannot be limited.
        </p>
      </>
    ),
  },
  {
    id: "changes",
    title: "When these terms change",
    content: (
      <p>
        A change is announced under <AppLink to="/about/whats-new">Updates</AppLink> before it takes effect,
        with what changed and why. The date at the top is the date of the text in force.
      </p>
    ),
  },
];

export default function Terms() {
  return (
    <ReadingPage
      title="Terms"
      lead="What you may expect of Tincture, and what it expects of you."
      dated={{ label: "In force since", isoDate: "2026-11-21" }}
      sections={SECTIONS}
    />
  );
}
