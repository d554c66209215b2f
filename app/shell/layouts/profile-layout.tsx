import { useEffect, useEffectEvent, useRef } from "react";
import { Outlet, useLocation, useRevalidator } from "react-router";
import { Avatar } from "#app/account/avatar.tsx";
import { useSession } from "#app/session/session-store.ts";
import { Footer } from "#app/shell/footer.tsx";
import { TopBar } from "#app/shell/top-bar.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { AppLink } from "#app/ui/link.tsx";
import type { Membership } from "#domain/billing/subscription.ts";
import { readUser } from "#server/account/current-user.server.ts";
import { membershipOf } from "#server/account/plan-of.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
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
  return {
    who: {
      displayName: user.displayName,
      email: user.email,
      photoURL: user.photoURL,
      membership: await membershipOf(db, user.uid),
    },
  };
}

function planWords({ plan, subscription }: Membership): string {
  const status = subscription?.status;
  if (status === "past_due" || status === "unpaid") return "Pro, payment due";
  return plan === "pro" ? "Pro" : "Free plan";
}

/** Reloads the page's data after the subscription has changed, in this tab or elsewhere. */
function useFollowedMembership(shown: Membership | undefined): void {
  const session = useSession();
  const { revalidate } = useRevalidator();
  const known = session.status === "signed-in" ? stateOf(session) : undefined;
  const follow = useEffectEvent((state: string) => {
    if (shown !== undefined && state !== stateOf(shown)) void revalidate();
  });
  useEffect(() => {
    if (known !== undefined) follow(known);
  }, [known]);
}

function stateOf({ plan, subscription }: Membership): string {
  return JSON.stringify([plan, subscription?.status, subscription?.cancels, subscription?.periodEndsAt]);
}

const PAGES = [
  ["Overview", "/profile", "user"],
  ["Collections", "/profile/collections", "folders"],
  ["Account", "/profile/account", "gear-six"],
  ["Billing", "/profile/billing", "credit-card"],
  ["Support", "/profile/support", "lifebuoy"],
] as const;

/** Room after the current page in the row. */
const SCROLLED_PAST_PX = 16;

/** The default layout with account navigation on the left; on narrow screens a row that scrolls. */
export default function ProfileLayout({ loaderData: { who } }: Route.ComponentProps) {
  useFollowedMembership(who?.membership);
  return (
    <>
      <TopBar />
      <div className="page-width profile" data-visitor={who === null || undefined}>
        {who !== null && (
          <aside className="profile-side" aria-label="Your account">
            <p className="profile-who">
              <Avatar displayName={who.displayName} photoURL={who.photoURL} />
              <span>
                <b>{who.displayName}</b>
                <span>{planWords(who.membership)}</span>
              </span>
            </p>
            <ProfileNavigation />
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
  const list = useRef<HTMLUListElement>(null);
  // The last page lies beyond the edge of the smallest phones.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>(`[href="${pathname}"]`);
    if (list.current === null || current == null) return;
    const end = current.offsetLeft + current.offsetWidth - list.current.clientWidth;
    list.current.scrollLeft = Math.max(0, end + SCROLLED_PAST_PX);
  }, [pathname]);
  return (
    <nav aria-label="Profile">
      <ul ref={list}>
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
