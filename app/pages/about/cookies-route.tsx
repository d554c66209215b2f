import { Fragment } from "react";
import { ReadingPage, type ReadingSection } from "#app/pages/reading/reading-page.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import type { Route } from "./+types/cookies-route";
import { ConsentChoice } from "./consent-choice.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Cookies",
    description: "What Tincture stores in your browser, why, and how to change your answer.",
    path: "/about/cookies",
  });

/** Every stored name: local storage first, then cookies. */
const STORED: readonly { names: readonly string[]; purpose: string }[] = [
  {
    names: ["cookies:accept", "cookies:reject"],
    purpose: "Your answer on this page, so that you are asked once.",
  },
  { names: ["color-mode"], purpose: "Light, dark, or as the system." },
  {
    names: ["tincture:work", "tincture:kept", "tincture:strip:…", "tincture:tray", "tincture:recent-colors"],
    purpose:
      "Your work in the tools, what you kept of it, its history, your color tray and the colors you used last.",
  },
  {
    names: ["tincture:surround", "tincture:theme-tray"],
    purpose: "What you last chose around the canvas, and as the code of a theme.",
  },
  {
    names: ["tincture:theme-channel:…"],
    purpose: "By which name previews in other tabs follow this one, until the tab is closed.",
  },
  {
    names: ["tincture:front", "tincture:lists"],
    purpose: "What Home dealt you, and how far you read in a list, until the tab is closed.",
  },
  {
    names: ["tincture:steps", "tincture:kept-here"],
    purpose: "What undo and redo lead to, and what you kept of it, until the tab is closed.",
  },
  {
    names: ["tincture-picture", "tincture:linked-picture"],
    purpose:
      "A database with the last picture you opened in Palette from Image, and the address of one that is to be opened.",
  },
  {
    names: ["tincture-audit"],
    purpose: "A database with the files you opened last in Audit, where they are too large for its address.",
  },
  { names: ["tincture:letter-keys-off"], purpose: "That you turned keys of one letter off." },
  {
    names: ["tincture:wishes", "tincture:pending-action"],
    purpose: "What you liked or saved without a network or before you signed in, until it is done.",
  },
  { names: ["tincture:merged"], purpose: "Which account your tray and your work went to." },
  {
    names: ["vite-pwa:hide-install"],
    purpose: "That you do not want to be asked to install Tincture.",
  },
  {
    names: ["tincture:offline-ready", "tincture:reloaded-at"],
    purpose:
      "That pages open without a network, said the first time there is none; and when a page was last loaded again to mend it.",
  },
  {
    names: ["react-router-scroll-positions"],
    purpose: "How far down each page you were, so that Back finds the place.",
  },
  {
    names: ["pages-…", "data-…", "workbox-precache-…", "shared-pictures"],
    purpose: "Files and visited pages, so that Tincture opens without a network.",
  },
  {
    names: ["Cookie tincture.session_token"],
    purpose: "That you are signed in, for 30 days after your last visit. Scripts cannot read it.",
  },
  {
    names: ["Cookie tincture.in", "Cookie tincture.uid"],
    purpose:
      "Whether to ask if you are signed in, and why you no longer are. They open nothing by themselves.",
  },
  {
    names: ["Cookie tincture.device"],
    purpose:
      "That you have signed in from this browser, so that wrong passwords typed by others do not shut you out. It lasts 400 days and opens nothing by itself.",
  },
  {
    names: ["Cookie tincture.link", "Cookie tincture.way"],
    purpose: "While you sign in by a link: the browser that asked for it, and where you were going.",
  },
  {
    names: ["Cookies tincture.passkey.…"],
    purpose:
      "For five minutes on the log-in page, and while you add a passkey: what your device has to sign.",
  },
  {
    names: ["Cookie tincture.position"],
    purpose:
      "For a minute after you changed something: how far our databases must be to show it to you. It says nothing about you.",
  },
];

const SECTIONS: readonly ReadingSection[] = [
  {
    id: "choice",
    title: "Your answer",
    content: <ConsentChoice />,
  },
  {
    id: "stored",
    title: "What is stored in your browser",
    content: (
      <>
        <p>
          None of these follow you to other sites. What is kept in storage does not leave your device; cookies
          are sent to this site alone, and only people who sign in have any.
        </p>
        <table className="stored-names">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">What for</th>
            </tr>
          </thead>
          <tbody>
            {STORED.map(({ names, purpose }) => (
              <tr key={names[0]}>
                <td>
                  {names.map((name, index) => (
                    <Fragment key={name}>
                      {index > 0 && <br />}
                      <code>{name}</code>
                    </Fragment>
                  ))}
                </td>
                <td>{purpose}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </>
    ),
  },
  {
    id: "measurement",
    title: "What loads after you accept",
    content: (
      <p>
        If this server is set up to measure visits, two scripts load after you accept, and not before: one
        that counts visits, one that records how a page is used. They may set cookies of their own. If you
        reject, or the server is not set up for it, neither loads. If you reject after having accepted, both
        stop and what they stored here is deleted.
      </p>
    ),
  },
];

export default function Cookies() {
  return (
    <ReadingPage
      title="Cookies"
      lead="What is stored in your browser, why, and how to change your mind."
      dated={{ label: "In force since", isoDate: "2026-11-21" }}
      sections={SECTIONS}
    />
  );
}
