/**
 * Whether a request for the session is worthwhile. The session cookies are invisible to scripts, and a request by every
 * visitor would be wasteful, so a one-character cookie accompanies them. It grants nothing: without it no request is
 * made, with it the server decides. The server sets it too (app/pages/sign-in/session-hint.server.ts), for sign-ins
 * without JavaScript.
 */
const NAME = "tincture.in";
const DAYS_400_S = 400 * 86_400;

export function hasSessionHint(): boolean {
  return document.cookie.split("; ").some((pair) => pair.startsWith(`${NAME}=`));
}

export function setSessionHint(isSignedIn: boolean): void {
  document.documentElement.toggleAttribute("data-known", isSignedIn);
  if (isSignedIn === hasSessionHint()) return;
  // oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store requires https and is not supported by all browsers
  document.cookie = sessionHintCookie(isSignedIn, location.protocol === "https:");
}

/** The text of a Set-Cookie header, which `document.cookie` also accepts. */
export function sessionHintCookie(isSignedIn: boolean, isSecure: boolean): string {
  const age = isSignedIn ? DAYS_400_S : 0;
  return `${NAME}=${isSignedIn ? "1" : ""}; Path=/; Max-Age=${age}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
