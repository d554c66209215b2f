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
        <table>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">What for</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>
                <code>cookies:accept</code>, <code>cookies:reject</code>
              </td>
              <td>Your answer on this page, so that you are asked once.</td>
            </tr>
            <tr>
              <td>
                <code>color-mode</code>
              </td>
              <td>Light, dark, or as the system.</td>
            </tr>
            <tr>
              <td>
                <code>tincture</code> database
              </td>
              <td>Your work in the tools and your color tray, so that closing a tab loses nothing.</td>
            </tr>
            <tr>
              <td>
                Cookies <code>tincture.session_token</code>, <code>tincture.session_data</code>
              </td>
              <td>That you are signed in, for 30 days after your last visit. Scripts cannot read them.</td>
            </tr>
            <tr>
              <td>
                Cookies <code>tincture.in</code>, <code>tincture.uid</code>
              </td>
              <td>
                Whether to ask if you are signed in, and why you no longer are. They open nothing by
                themselves.
              </td>
            </tr>
            <tr>
              <td>
                Cookies <code>tincture.link</code>, <code>tincture.way</code>
              </td>
              <td>While you sign in by a link: the browser that asked for it, and where you were going.</td>
            </tr>
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
        reject, or the server is not set up for it, neither loads.
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
