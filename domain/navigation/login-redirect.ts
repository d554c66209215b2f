/**
 * Redirect targets around sign-in (SES-2, SES-3). The functions take only paths and queries, never origins,
 * so a target on another origin cannot be expressed; attempts are rejected.
 */

const SIGN_IN_PAGES = ["/login", "/signup", "/forgot-password"] as const;

/** The login address for a signed-out visitor on a guarded route; undefined if the page is part of sign-in itself. */
export function loginAddressFor(pathname: string, search: string): string | undefined {
  if (SIGN_IN_PAGES.some((page) => pathname === page)) return undefined;
  const query = new URLSearchParams();
  query.set("redirect", pathname);
  for (const [name, value] of new URLSearchParams(search)) {
    if (name !== "redirect") query.append(name, value);
  }
  return `/login?${query.toString()}`;
}

/** The target in the `redirect` query for someone already signed in; undefined if there is none. */
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

/** Whether the target is a path of this site, with any query. */
export function isOwnPath(target: string): boolean {
  return ownUrl(target) !== undefined;
}

/** Stands in for this site's origin, so that the URL parser can resolve a path as a browser would. */
const HERE = "http://here.invalid";

/**
 * Accepts a path with one leading slash, without backslashes or control characters, and without an encoded
 * slash or backslash, which a later step might decode. After `..` is resolved it must still start with one
 * slash and stay on this site.
 */
function ownUrl(target: string): URL | undefined {
  // oxlint-disable-next-line no-control-regex -- the expression rejects control characters
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
