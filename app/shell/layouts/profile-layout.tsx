import { Outlet, useLocation } from "react-router";
import { Avatar } from "#app/account/avatar.tsx";
import { Footer } from "#app/shell/footer.tsx";
import { SkipLink } from "#app/shell/skip-link.tsx";
import { TopBar } from "#app/shell/top-bar.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { AppLink } from "#app/ui/link.tsx";
import { planOfStatus, type SubscriptionStatus } from "#domain/billing/subscription.ts";
import { readUser } from "#server/account/current-user.server.ts";
import { latestSubscription } from "#server/billing/billing-queries.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import { countItems } from "#server/profile/profile-queries.server.ts";
import type { Route } from "./+types/profile-layout";
import "./profile-layout.css";

/** Pages of one person must not be cached, neither by proxies nor by the browser. */
const preventCaching: Route.MiddlewareFunction = async (_args, next) => {
  const response = await next();
  response.headers.set("Cache-Control", "private, no-store");
  return response;
};
export const middleware: Route.MiddlewareFunction[] = [preventCaching];

/** Null for a visitor, who only sees the public pages of this layout. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await readUser(request, context);
  if (user === null) return { who: null };
  const { db } = context.get(servicesContext);
  const { saves, collections } = await countItems(db, user.uid);
  const latest = await latestSubscription(db, user.uid);
  return {
    who: {
      displayName: user.displayName,
      email: user.email,
      photoURL: user.photoURL,
      saves,
      collections,
      plan: planWords(latest?.status),
    },
  };
}

function planWords(status: SubscriptionStatus | undefined): string {
  if (status === "past_due" || status === "unpaid") return "Pro, payment due";
  return planOfStatus(status) === "pro" ? "Pro" : "Free plan";
}

const PAGES = [
  ["Overview", "/profile", "user"],
  ["Collections", "/profile/collections", "folders"],
  ["Account", "/profile/account", "gear-six"],
  ["Billing", "/profile/billing", "credit-card"],
  ["Support", "/profile/support", "lifebuoy"],
] as const;

/** The default layout with account navigation on the left; on narrow screens a row that scrolls. */
export default function ProfileLayout({ loaderData: { who } }: Route.ComponentProps) {
  return (
    <>
      <SkipLink />
      <TopBar />
      <div className="page-width profile" data-visitor={who === null || undefined}>
        {who !== null && (
          <aside className="profile-side" aria-label="Your account">
            <p className="profile-who">
              <Avatar displayName={who.displayName} photoURL={who.photoURL} />
              <span>
                <b>{who.displayName}</b>
                <span>{who.plan}</span>
              </span>
            </p>
            <ProfileNavigation />
            <dl className="profile-meter">
              <dt>Saved items</dt>
              <dd>{who.saves}</dd>
              <dt>Collections</dt>
              <dd>{who.collections}</dd>
            </dl>
          </aside>
        )}
        <Outlet />
      </div>
      <Footer />
    </>
  );
}

function ProfileNavigation() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Profile">
      <ul>
        {PAGES.map(([label, to, icon]) => (
          <li key={to}>
            <AppLink to={to} aria-current={pathname === to ? "page" : undefined}>
              <Icon name={icon} />
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
