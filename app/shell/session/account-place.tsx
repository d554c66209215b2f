import { Avatar } from "#app/account/avatar.tsx";
import { useSession } from "#app/session/session-store.ts";
import { BarMenu } from "#app/shell/bar-menu.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { AppLink } from "#app/ui/link.tsx";
import { TOOLS } from "#domain/navigation/tools.ts";
import { leave } from "./leave.ts";

const PLACES = [
  ["Profile", "/profile"],
  ["Collections", "/profile/collections"],
  ["Liked palettes", "/collections/likes/palettes"],
  ["Saved palettes", "/collections/saved/palettes"],
  ["Account", "/profile/account"],
] as const;

/** "Log in" and "Sign up" for everyone; a signed-in person's menu replaces them once the session is known. */
export function AccountPlace({ pathname }: { pathname: string }) {
  const session = useSession();
  if (session.status !== "signed-in") return <SignInLinks pathname={pathname} />;
  const { user } = session;
  return (
    <BarMenu
      className="account-menu"
      accessibleName={`Account of ${user.displayName}`}
      label={<Avatar displayName={user.displayName} photoURL={user.photoURL} size="s" />}
    >
      <p className="account-who">
        <b>{user.displayName}</b>
        <small>{user.email}</small>
      </p>
      <ul className="account-list">
        {PLACES.map(([label, to]) => (
          <li key={to}>
            <AppLink to={to}>{label}</AppLink>
          </li>
        ))}
      </ul>
      <button type="button" className="account-out" data-closes onClick={() => void leave()}>
        Sign out
      </button>
    </BarMenu>
  );
}

function SignInLinks({ pathname }: { pathname: string }) {
  // Export is the only primary button of a tool.
  const isTool = TOOLS.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  return (
    <>
      <LinkButton to="/login" variant="ghost">
        Log in
      </LinkButton>
      <LinkButton to="/signup" variant={isTool ? "secondary" : "ink"}>
        Sign up
      </LinkButton>
      <AppLink to="/login" className="btn btn-ghost btn-square account-icon" aria-label="Log in">
        <Icon name="user" />
      </AppLink>
    </>
  );
}
