/** Addresses of databases. A PostgreSQL URL may name several hosts, as in `postgres://user@one:5432,two:5432/name`. */

/** The schemes, then the user with the password, the hosts, and the rest. */
const URL_PARTS = /^(postgres(?:ql)?:\/\/)([^/?#]*@)?([^/?#@]+)(.*)$/;

/** One URL for each host; undefined if it cannot be read. */
export function hostUrls(databaseUrl: string): readonly string[] | undefined {
  const [, scheme, user = "", hosts, rest = ""] = URL_PARTS.exec(databaseUrl) ?? [];
  if (scheme === undefined || hosts === undefined) return undefined;
  const urls = hosts.split(",").map((host) => `${scheme}${user}${host}${rest}`);
  return urls.every((url) => URL.canParse(url) && new URL(url).hostname !== "") ? urls : undefined;
}

/** Splits a list of URLs, which may contain commas only between them; undefined if one cannot be read. */
export function replicaUrls(list: string): readonly string[] | undefined {
  const urls = list
    .split(/,(?=\s*postgres(?:ql)?:\/\/)/)
    .map((url) => url.trim())
    .map(hostUrls);
  return urls.every((each) => each?.length === 1) ? urls.flatMap((each) => each ?? []) : undefined;
}

/** Which server it is, for logs: never the password. */
export function hostName(url: string): string {
  return new URL(url).host;
}
