/**
 * Whether it is worth asking who is signed in. The session's cookies are hidden from scripts, and a request for every
 * visitor would be one too many; so a cookie of one letter stands beside them. It opens nothing: without it nobody is
 * asked for, with it the server decides. The server sets it too (app/pages/sign-in/session-hint.server.ts), for
 * sign-ins without JavaScript.
 */
const NAME = "tincture.in";
const DAYS_400_S = 400 * 86_400;

/**
 * Runs in <head> before the first paint: where somebody is known, no "Log in" is shown first, and their menu takes the
 * room it needs (top-bar.css). The page's HTML is the same for everyone.
 */
export const SESSION_HINT_SCRIPT = `if(document.cookie.includes("${NAME}=1"))document.documentElement.dataset.known="";`;

export function hasSessionHint(): boolean {
  return document.cookie.split("; ").some((pair) => pair.startsWith(`${NAME}=`));
}

export function setSessionHint(isSignedIn: boolean): void {
  document.documentElement.toggleAttribute("data-known", isSignedIn);
  if (isSignedIn === hasSessionHint()) return;
  // oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store asks for https and is not in all browsers
  document.cookie = sessionHintCookie(isSignedIn, location.protocol === "https:");
}

/** The text of a Set-Cookie header, which is also what `document.cookie` takes. */
export function sessionHintCookie(isSignedIn: boolean, isSecure: boolean): string {
  const age = isSignedIn ? DAYS_400_S : 0;
  return `${NAME}=${isSignedIn ? "1" : ""}; Path=/; Max-Age=${age}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
