import { pageMeta } from "#app/shell/page-meta.ts";
import { longDay } from "#domain/shell/long-day.ts";
import "#app/pages/reading/reading-page.css";
import type { Route } from "./+types/whats-new-route";
import { listReleases } from "./change-log.server.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Updates",
    description: "What is new in Tincture, release by release.",
    path: "/about/whats-new",
  });

export function loader() {
  return {
    releases: listReleases().map(({ isoDate, title, html, more, picture: { address } }) => ({
      isoDate,
      title,
      html,
      more,
      address,
    })),
  };
}

export default function WhatsNew({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" className="page-width reading">
      <header className="reading-head">
        <h1 className="t-display-l">Updates</h1>
        <p className="t-lead">What is new, and what it is good for.</p>
      </header>
      <div className="reading-body releases">
        {loaderData.releases.map((release) => (
          <section key={release.isoDate} aria-labelledby={`release-${release.isoDate}`}>
            <p className="t-caption release-date text-ink-3">
              <time dateTime={release.isoDate}>{longDay(new Date(release.isoDate))}</time>
            </p>
            <h2 id={`release-${release.isoDate}`} className="t-title">
              {release.title}
            </h2>
            <a
              className="release-picture"
              href={release.address}
              aria-label={`Open the picture of this release in the Wallpaper Maker: ${release.title}`}
            >
              <img
                src={`/resources/releases/${release.isoDate}.svg`}
                width={928}
                height={348}
                alt=""
                loading="lazy"
              />
            </a>
            {/* Our own Markdown, rendered on the server from files of the build. */}
            <div dangerouslySetInnerHTML={{ __html: release.html }} />
            {release.more !== undefined && (
              <details>
                <summary>
                  {release.more.count} more changes<span className="sr-only">: {release.title}</span>
                </summary>
                <div dangerouslySetInnerHTML={{ __html: release.more.html }} />
              </details>
            )}
          </section>
        ))}
      </div>
    </main>
  );
}
