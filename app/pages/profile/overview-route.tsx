import { toCardView } from "#app/items/card-view.ts";
import { StripRow } from "#app/items/strip-row.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { AppLink } from "#app/ui/link.tsx";
import { authorAddress } from "#domain/library/item.ts";
import { TOOLS } from "#domain/navigation/tools.ts";
import { PLAN_LIMITS } from "#domain/plans.ts";
import { longDay } from "#domain/shell/long-day.ts";
import { relativeTime } from "#domain/shell/relative-time.ts";
import { planOf } from "#server/account/plan-of.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import { overviewOf } from "#server/profile/profile-queries.server.ts";
import type { Route } from "./+types/overview-route";
import { personOf } from "./person.server.ts";
import "./profile.css";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Profile",
    description: "What you keep on Tincture, and where you left off.",
    path: "/profile",
    noindex: true,
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const person = await personOf(request, context);
  const { db, clock } = context.get(servicesContext);
  const { counts, memberSinceMs, works, recentItems } = await overviewOf(db, person.uid);
  return {
    displayName: person.displayName,
    publishedAddress: authorAddress(person.uid, "palette"),
    isPro: (await planOf(db, person.uid)) === "pro",
    memberSince: longDay(memberSinceMs),
    counts,
    works: works.flatMap(({ tool, search, changedMs }) => {
      const found = TOOLS.find(({ id }) => id === tool);
      if (found === undefined) return [];
      const query = search.replace(/^\?/, "");
      return [{ title: found.title, to: `${found.path}?${query}`, when: relativeTime(changedMs, clock()) }];
    }),
    recentItems: recentItems.map(toCardView),
  };
}

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { displayName, publishedAddress, isPro, memberSince, counts, works, recentItems } = loaderData;
  return (
    <main id="main" className="profile-main">
      <h1 className="t-display">{displayName}</h1>
      <ul className="profile-lists">
        <CountRow label="Likes" icon="heart-straight" count={counts.likes} to="/collections/likes/palettes" />
        <CountRow
          label="Saved"
          icon="bookmark-simple"
          count={counts.saves}
          to="/collections/saved/palettes"
        />
        <CountRow label="Collections" icon="folders" count={counts.collections} to="/profile/collections" />
        <CountRow
          label="Published"
          icon="share-network"
          count={counts.published}
          {...(counts.published > 0 && { to: publishedAddress })}
        />
      </ul>
      {works.length > 0 && (
        <section className="profile-block" aria-labelledby="works-title">
          <h2 id="works-title" className="t-title-s">
            Where you left off
          </h2>
          <ul className="profile-rows profile-work">
            {works.map(({ title, to, when }) => (
              <li key={to}>
                <AppLink to={to} preload="none">
                  {title}
                  <small>{when}</small>
                </AppLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="profile-block" aria-labelledby="recent-items-title">
        <h2 id="recent-items-title" className={recentItems.length > 0 ? "t-title-s" : "sr-only"}>
          Recent likes and saves
        </h2>
        {recentItems.length > 0 ? (
          <div className="strips">
            {recentItems.map((item) => (
              <StripRow key={item.id} item={item} />
            ))}
          </div>
        ) : (
          <Empty title="Nothing liked or saved yet" line="What you like or save is found here." level={3}>
            <LinkButton to="/palettes">Browse palettes</LinkButton>
          </Empty>
        )}
      </section>
      <section className="profile-block" aria-labelledby="plan-title">
        <h2 id="plan-title" className="t-title-s">
          {isPro ? "Pro" : "Free plan"}
        </h2>
        <div className="profile-prose">
          <p>
            {isPro
              ? "Every tool, and saved items and collections without limit."
              : `Every tool, ${PLAN_LIMITS.free.savedItems} saved items and ${PLAN_LIMITS.free.collections} collections.`}{" "}
            <AppLink to="/about/pricing">What each plan includes</AppLink>
          </p>
          <p className="t-caption text-ink-3">Here since {memberSince}.</p>
        </div>
      </section>
    </main>
  );
}

interface CountRowProps {
  readonly label: string;
  readonly icon: "heart-straight" | "bookmark-simple" | "folders" | "share-network";
  readonly count: number;
  readonly to?: string;
}

function CountRow({ label, icon, count, to }: CountRowProps) {
  const content = (
    <>
      <Icon name={icon} />
      <b>{label}</b>
      <small>{count}</small>
    </>
  );
  return (
    <li>
      {to === undefined ? (
        <span className="profile-list">{content}</span>
      ) : (
        <AppLink to={to}>{content}</AppLink>
      )}
    </li>
  );
}
