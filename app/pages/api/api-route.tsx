import { preload } from "react-dom";
import mono from "#app/fonts/tincture-mono.woff2?url";
import { pageMeta } from "#app/shell/page-meta.ts";
import type { Route } from "./+types/api-route";
import { ApiCallSection } from "./api-call-section.tsx";
import { ApiIntroduction } from "./api-introduction.tsx";
import { loadReference } from "./reference.server.ts";
import "#app/pages/reading/reading-page.css";
import "./api.css";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "API",
    description:
      "Colors converted, measured, mixed and exported, and the whole library, as plain HTTP calls without an account.",
    path: "/api",
  });

export const loader = ({ context }: Route.LoaderArgs) => loadReference(context);

export default function ApiReference({ loaderData }: Route.ComponentProps) {
  const { groups, problems, base, version } = loaderData;
  // Preloads the code font, since code in the lines of the introduction would wrap differently when the font arrives
  // later.
  preload(mono, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return (
    <main id="main" className="page-width reading api">
      <header className="reading-head">
        <h1 className="t-display-l">API</h1>
        <p className="t-lead">
          Everything the tools know about color, and the whole library, as plain HTTP calls. No account, no
          key, open to pages of any site.
        </p>
      </header>
      <nav aria-label="On this page" className="reading-contents api-contents">
        <ol>
          <li>
            <a href="#start">Start here</a>
          </li>
          {groups.map((group) => (
            <li key={group.id}>
              <a href={`#${group.id}`}>{group.title}</a>
              <ul>
                {group.calls.map((call) => (
                  <li key={call.id}>
                    <a href={`#${call.id}`}>
                      <span className="api-method">{call.method}</span> {call.path}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
          <li>
            <a href="#problems">Problems</a>
          </li>
        </ol>
      </nav>
      <div className="reading-body api-body">
        <ApiIntroduction base={base} version={version} />
        {groups.map((group) => (
          <section key={group.id} id={group.id} aria-labelledby={`${group.id}-title`}>
            <h2 id={`${group.id}-title`} className="t-display-s">
              {group.title}
            </h2>
            <p>{group.description}</p>
            {group.calls.map((call) => (
              <ApiCallSection key={call.id} call={call} />
            ))}
          </section>
        ))}
        <section id="problems" aria-labelledby="problems-title">
          <h2 id="problems-title" className="t-display-s">
            Problems
          </h2>
          <p>
            A refused request is answered with <code>application/problem+json</code> (RFC 9457): a type, which
            is an address on this page, a title, the status, a sentence, and in <code>errors</code> the path,
            message and code of each wrong value. Errors of a color also have its position, counted from 1.
          </p>
          <table>
            <thead>
              <tr>
                <th scope="col">Status</th>
                <th scope="col">Type</th>
                <th scope="col">Means</th>
              </tr>
            </thead>
            <tbody>
              {problems.map((problem) => (
                <tr key={problem.id} id={problem.id}>
                  <td>{problem.status}</td>
                  <td>
                    <code>{`/api#${problem.id}`}</code>
                  </td>
                  <td>{problem.description}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </main>
  );
}
