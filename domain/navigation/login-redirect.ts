/**
 * Where sign-in sends people (SES-2, SES-3). Pure over paths and query strings; origins never enter,
 * so a target off this origin cannot be expressed, and one that tries is refused.
 */

const SIGN_IN_PAGES = ["/login", "/signup", "/forgot-password"] as const;

/** Signed out on a guarded route: the login address, or undefined where one is already signing in. */
export function loginAddressFor(pathname: string, search: string): string | undefined {
  if (SIGN_IN_PAGES.some((page) => pathname === page)) return undefined;
  const query = new URLSearchParams();
  query.set("redirect", pathname);
  for (const [name, value] of new URLSearchParams(search)) {
    if (name !== "redirect") query.append(name, value);
  }
  return `/login?${query.toString()}`;
}

/** Signed in with a `redirect` query: where to go next; undefined when there is none. */
export function addressAfterSignIn(pathname: string, search: string): string | undefined {
  const query = new URLSearchParams(search);
  const target = query.get("redirect");
  if (target === null) return undefined;
  query.delete("redirect");
  if (!isOwnPath(target) || SIGN_IN_PAGES.some((page) => target.includes(page))) {
    return withQuery(pathname, query);
  }
  const [path, rest] = splitOnce(target, "?");
  const merged = new URLSearchParams(rest);
  for (const [name, value] of query) merged.set(name, value);
  return withQuery(path, merged);
}

/** A path of this site: one leading slash, no backslash, no control character, no scheme. */
export function isOwnPath(target: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what is refused
  return /^\/(?![/\\])[^\\\u0000-\u0020\u007f]*$/.test(target);
}

function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text === "" ? path : `${path}?${text}`;
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}
