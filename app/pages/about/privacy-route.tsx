import { ReadingPage, type ReadingSection } from "#app/pages/reading/reading-page.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { AppLink } from "#app/ui/link.tsx";
import type { Route } from "./+types/privacy-route";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Privacy",
    description: "What Tincture keeps, where, and for how long. Most of it stays on your device.",
    path: "/about/privacy",
  });

const SECTIONS: readonly ReadingSection[] = [
  {
    id: "device",
    title: "What stays on your device",
    content: (
      <>
        <p>
          Your work, its history, the color tray, your color mode and your answer about cookies are kept by
          your browser, on your device. We cannot see them. Clearing the site’s data in your browser removes
          them.
        </p>
        <p>Pictures you open are read on your device and are not uploaded.</p>
      </>
    ),
  },
  {
    id: "server",
    title: "What the server sees",
    content: (
      <>
        <p>
          To answer a request, the server receives what every web server receives: your network address, the
          page you ask for, and what your browser says of itself. A shared link holds its colors in the
          address, so the server reads them to draw the page, and forgets them with the request.
        </p>
        <p>
          When something fails, the server writes down the path and the error, without your address and
          without the query, so that we can mend it.
        </p>
      </>
    ),
  },
  {
    id: "feedback",
    title: "What you send us",
    content: (
      <p>
        A message through “Send feedback” is stored with its kind, its text, the email address if you gave
        one, and the screenshot if you added one. We use it to answer and to mend things, and delete it when
        you ask.
      </p>
    ),
  },
  {
    id: "account",
    title: "What an account holds",
    content: (
      <>
        <p>
          Your name, email address and photo; how you sign in, where a password is kept only as a slow hash;
          your devices with their network address and browser; what you liked, saved, collected and published;
          your color tray and the last work of each tool; and what you asked us.
        </p>
        <p>
          Others see your name beside what you publish and over the list of it, and nothing else. We mail you
          about your account, about Pro, and to answer you. Nothing else.
        </p>
      </>
    ),
  },
  {
    id: "measurement",
    title: "Measuring visits",
    content: (
      <p>
        Nothing measures you before you accept cookies. After that, and only where this server is set up for
        it, a script counts visits and may record how a page is used. You can change your answer at any time
        under <AppLink to="/about/cookies">Cookies</AppLink>.
      </p>
    ),
  },
  {
    id: "rights",
    title: "Your rights",
    content: (
      <p>
        You may ask what we have about you, have it corrected, and have it deleted. Your account page has all
        of it as one file, and deletes the account with everything in it. If it had a trial of Pro, a
        fingerprint of its email address stays for three years, so that there is one trial a person. For what
        you sent through “Send feedback” without an account, write there again, from the same address.
      </p>
    ),
  },
];

export default function Privacy() {
  return (
    <ReadingPage
      title="Privacy"
      lead="Most of what you do here never reaches us. This is the rest."
      dated={{ label: "In force since", isoDate: "2026-11-21" }}
      sections={SECTIONS}
    />
  );
}
