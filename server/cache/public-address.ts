/**
 * Addresses whose answer is the same for everyone and requested often enough to be cached. Only product addresses
 * with known parameters in canonical form are included: a request with unknown parameters is rendered each time, so
 * that it cannot evict popular answers.
 */
import { formatListQuery, parseListQuery } from "#domain/library/list-query.ts";
import { BUILT_PAGES } from "#domain/navigation/built-pages.ts";
import { openPages } from "#domain/navigation/open-pages.ts";

export interface PublicAddress {
  /**
   * "build": the same until the next build. "library": depends on the library's content. "query": one of unlimited
   * selections from the library.
   */
  readonly kind: "build" | "library" | "query";
}

const BUILD: PublicAddress = { kind: "build" };
const LIBRARY: PublicAddress = { kind: "library" };
const QUERY: PublicAddress = { kind: "query" };

/** Greatest length of a path with its query, in characters; the links of the site are shorter. */
const MAX_TARGET = 512;

const FIXED: ReadonlyMap<string, PublicAddress> = new Map([
  // The pages of tools are included, because they show items of the library with similar colors.
  ...openPages().flatMap((path) =>
    [path, dataPath(path), `${dataPath(path)}${routesOf(path)}`].map((each) => [each, LIBRARY] as const),
  ),
  ...BUILT_PAGES.map((path) => [`${path}/_payload.json`, LIBRARY] as const),
  ["/robots.txt", BUILD],
  ["/manifest.webmanifest", BUILD],
  ["/sitemap.xml", LIBRARY],
]);

const ITEM =
  /^(?:\/og)?\/(palettes|gradients)\/[1-9A-HJ-NP-Za-km-z]{6,32}(\.(?:data|json|tokens\.json|css|svg|png))?(\?[^?]*)?$/;
const AUTHOR = /^\/authors\/[\w-]{6,64}\/(palettes|gradients)(\.data(\?[^?]*)?)?$/;
const THEME_FILE = /^\/themes\/[1-9A-HJ-NP-Za-km-z]{6,32}(?:\.json|\.css|\.tokens\.json|\/registry\.json)$/;
const PAGE_PICTURE = /^\/og\/page\/[a-z0-9-]{1,60}\.png$/;
const LIST = /^\/(?:resources\/list\/)?(palettes|gradients)(\.data)?\?([^?]*)$/;
const SEARCH = /^\/resources\/search\?(q=[^&]{1,300})$/;

/** `target` is the raw path with its query. Undefined if it is not cached. */
export function publicAddressOf(target: string): PublicAddress | undefined {
  const fixed = FIXED.get(target);
  if (fixed !== undefined) return fixed;
  if (target.length > MAX_TARGET) return undefined;
  const [, list, form, itemSearch = ""] = ITEM.exec(target) ?? [];
  if (list !== undefined) {
    const isOwnSearch = itemSearch === "" || (form === ".data" && itemSearch === routesOf(`/${list}/:id`));
    return isOwnSearch ? LIBRARY : undefined;
  }
  const [, authorList, , authorSearch] = AUTHOR.exec(target) ?? [];
  if (authorList !== undefined) {
    const routes = routesOf(`/authors/:id/${authorList}`);
    return authorSearch === undefined || authorSearch === routes ? LIBRARY : undefined;
  }
  if (PAGE_PICTURE.test(target) || THEME_FILE.test(target)) return LIBRARY;
  const [, listOf = "", data, listSearch] = LIST.exec(target) ?? [];
  if (listSearch !== undefined) {
    const routes = routesOf(`/${listOf}`).slice(1);
    const own = data === undefined ? listSearch : listSearch.replace(new RegExp(`&${escaped(routes)}$`), "");
    return isCanonicalList(own) ? QUERY : undefined;
  }
  const [, words] = SEARCH.exec(target) ?? [];
  return words !== undefined && new URLSearchParams(words).toString() === words ? QUERY : undefined;
}

/** The address at which React Router requests the data of a page. */
function dataPath(path: string): string {
  return path === "/" ? "/_.data" : `${path}.data`;
}

/** The query with which React Router requests the data of this route alone, before a link is followed. */
function routesOf(pattern: string): string {
  return `?${new URLSearchParams({ _routes: `page:${pattern}` })}`;
}

/** Whether the query of a list has known parameters only, in the form in which the site writes them. */
function isCanonicalList(search: string): boolean {
  const { query, notices } = parseListQuery(new URLSearchParams(search));
  return notices.length === 0 && search !== "" && formatListQuery(query).toString() === search;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
