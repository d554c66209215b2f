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
  const url = ownUrl(target);
  if (url === undefined || SIGN_IN_PAGES.some((page) => target.includes(page))) {
    return withQuery(pathname, query);
  }
  for (const [name, value] of query) url.searchParams.set(name, value);
  return withQuery(url.pathname, url.searchParams) + url.hash;
}

/** A path of this site, with whatever query it has. */
export function isOwnPath(target: string): boolean {
  return ownUrl(target) !== undefined;
}

/** Stands for this site: what a browser would make of a path is seen without knowing the origin. */
const HERE = "http://here.invalid";

/**
 * One leading slash, no backslash, no control character; no encoded slash or backslash in the path, since something
 * further on may decode it; and once `..` is resolved, still one leading slash and still this site.
 */
function ownUrl(target: string): URL | undefined {
  // oxlint-disable-next-line no-control-regex -- control characters are what is refused
  if (!/^\/(?![/\\])[^\\\u0000-\u0020\u007f]*$/.test(target)) return undefined;
  if (/%(?:2f|5c|[01][0-9a-f]|7f)/i.test(target.split(/[?#]/, 1)[0] ?? "")) return undefined;
  if (!URL.canParse(target, HERE)) return undefined;
  const url = new URL(target, HERE);
  return url.origin === HERE && !url.pathname.startsWith("//") ? url : undefined;
}

function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text === "" ? path : `${path}?${text}`;
}
