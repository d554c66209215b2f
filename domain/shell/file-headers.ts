/**
 * The headers that follow from a file of the build itself. The server sends them with the file, and the service worker
 * stores them with the file that it takes out of the archive: those of the archive are never its own.
 */

const IMMUTABLE = "public, max-age=31536000, immutable";
/** These identify the newest build, so they are always revalidated. */
const NEWEST: ReadonlySet<string> = new Set(["/sw.js", "/builds/latest.json"]);
/** Nothing that is no page and no script runs anything, even if it is opened as a page. */
const NOTHING = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
/** A drawing may hold pictures as bytes: what SVG cannot draw, such as a conic gradient or a mesh. */
const DRAWING = `${NOTHING}; img-src data:`;

export const NO_SNIFFING = { name: "X-Content-Type-Options", value: "nosniff" } as const;

/** How long the file at this path may be kept; undefined if it does not say. Names in /assets/ change with their content. */
export function lifetimeOf(path: string): string | undefined {
  if (path.startsWith("/assets/")) return IMMUTABLE;
  return NEWEST.has(path) ? "no-cache" : undefined;
}

/**
 * The policy of a file that is no page; undefined for scripts. A worker takes the policy of its own script, which would
 * refuse what it imports, and WebAssembly.
 * @param type its `Content-Type`
 */
export function policyOf(type: string): string | undefined {
  if (type.includes("javascript")) return undefined;
  return type.startsWith("image/svg+xml") ? DRAWING : NOTHING;
}

/** All of them, by name. */
export function headersOfFile(path: string, type: string): Readonly<Record<string, string>> {
  const lifetime = lifetimeOf(path);
  const policy = policyOf(type);
  return {
    "Content-Type": type,
    [NO_SNIFFING.name]: NO_SNIFFING.value,
    ...(lifetime !== undefined && { "Cache-Control": lifetime }),
    ...(policy !== undefined && { "Content-Security-Policy": policy }),
  };
}
