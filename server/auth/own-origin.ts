/** Where mails lead and sign-in comes back to: never taken from a request, whose Host anyone may write. */
import type { Config } from "#server/config/config.ts";

export function ownOrigin({ appOrigin, host, port }: Pick<Config, "appOrigin" | "host" | "port">): string {
  if (appOrigin !== undefined) return appOrigin;
  const isEverywhere = host === "0.0.0.0" || host === "::";
  const name = isEverywhere ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
