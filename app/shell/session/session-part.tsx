/** Who is signed in, for every page: asked once the page works, followed through all tabs, and where that leads. */
import { useEffect } from "react";
import { useLocation, useMatches, useNavigate } from "react-router";
import { onSessionEnded, SIGNED_OUT, wakeSession } from "#app/session/session.ts";
import { setSessionHint } from "#app/session/session-hint.ts";
import { useSession } from "#app/session/session-store.ts";
import { showToast } from "#app/ui/toast.ts";
import { authErrorOf } from "#domain/account/auth-errors.ts";
import { addressAfterSignIn, loginAddressFor } from "#domain/navigation/login-redirect.ts";

/** The guard's layouts are named so in app/routes.ts. */
const GUARDED = /^guard-auth-/;
/** They send on who is signed in, each to its own place. */
const SENDING_ON: ReadonlySet<string> = new Set(["/login", "/signup"]);

export function SessionPart() {
  const { pathname, search } = useLocation();
  const isGuarded = useMatches().some(({ id }) => GUARDED.test(id));
  const navigate = useNavigate();
  const { status } = useSession();

  // A page that was just opened may have come with a new session; one behind the guard certainly has.
  useEffect(() => {
    void pathname;
    if (isGuarded) setSessionHint(true);
    wakeSession();
  }, [pathname, isGuarded]);

  useEffect(
    () =>
      onSessionEnded((code, wasSignedIn) => {
        if (code !== SIGNED_OUT && (wasSignedIn || code === "user-disabled"))
          showToast({ text: authErrorOf({ code }).message });
        const login = isGuarded ? loginAddressFor(pathname, search) : undefined;
        if (login !== undefined) void navigate(login, { replace: true });
      }),
    [isGuarded, pathname, search, navigate],
  );

  useEffect(() => {
    if (status !== "signed-in") return;
    const target = SENDING_ON.has(pathname) ? pathname + search : addressAfterSignIn(pathname, search);
    if (target !== undefined) void navigate(target, { replace: true });
  }, [status, pathname, search, navigate]);

  return null;
}
