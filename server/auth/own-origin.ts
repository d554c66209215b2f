/**
 * The origin of links in mails and of sign-in redirects: never taken from a request, whose Host header can be forged.
 */
import type { Config } from "#server/config/config.ts";

/** APP_ORIGIN, otherwise the http address on which the process listens. */
export function ownOrigin({ appOrigin, host, port }: Pick<Config, "appOrigin" | "host" | "port">): string {
  if (appOrigin !== undefined) return appOrigin;
  const isEverywhere = host === "0.0.0.0" || host === "::";
  const name = isEverywhere ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
