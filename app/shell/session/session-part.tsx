/** The session on every page: checked after hydration, synchronized across tabs, with the redirects that follow. */
import { useEffect } from "react";
import { useLocation, useMatches, useNavigate } from "react-router";
import { checkSession, onSessionEnded, SIGNED_OUT } from "#app/session/session.ts";
import { setSessionHint } from "#app/session/session-hint.ts";
import { useSession } from "#app/session/session-store.ts";
import { showToast } from "#app/ui/toast.ts";
import { authErrorOf } from "#domain/account/auth-errors.ts";
import { addressAfterSignIn, loginAddressFor } from "#domain/navigation/login-redirect.ts";

/** Ids of the guarded layouts in app/routes.ts. */
const GUARDED = /^guard-auth-/;
/** Pages that redirect a signed-in person. */
const REDIRECTING: ReadonlySet<string> = new Set(["/login", "/signup"]);

export function SessionPart() {
  const { pathname, search } = useLocation();
  const isGuarded = useMatches().some(({ id }) => GUARDED.test(id));
  const navigate = useNavigate();
  const { status } = useSession();

  // A page that was just opened may have brought a new session; a guarded page certainly has.
  useEffect(() => {
    void pathname;
    if (isGuarded) setSessionHint(true);
    checkSession();
  }, [pathname, isGuarded]);

  useEffect(() => {
    const leave = async (code: string, wasSignedIn: boolean) => {
      const login = isGuarded ? loginAddressFor(pathname, search) : undefined;
      if (login !== undefined) await navigate(login, { replace: true });
      // A toast shown before the login page has loaded could end before anybody reads it.
      if (code !== SIGNED_OUT && (wasSignedIn || code === "user-disabled"))
        showToast({ text: authErrorOf({ code }).message });
    };
    return onSessionEnded((code, wasSignedIn) => void leave(code, wasSignedIn));
  }, [isGuarded, pathname, search, navigate]);

  useEffect(() => {
    if (status !== "signed-in") return;
    const target = REDIRECTING.has(pathname) ? pathname + search : addressAfterSignIn(pathname, search);
    if (target !== undefined) void navigate(target, { replace: true });
  }, [status, pathname, search, navigate]);

  return null;
}
