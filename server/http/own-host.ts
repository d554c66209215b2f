/**
 * Without APP_ORIGIN, links contain the Host of the request, which can be forged. The server then answers only for
 * names of this machine (QLT-4); if it listens on all interfaces it also accepts IP addresses, which no attacker can
 * redirect with DNS.
 */
import { isIP } from "node:net";
import type { MiddlewareHandler } from "hono";
import type { Config } from "#server/config/config.ts";

type HostConfig = Pick<Config, "appOrigin" | "host">;

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/;
const EVERYWHERE = new Set(["0.0.0.0", "::"]);
/** Process supervisors may use any host name. */
const FOR_SUPERVISORS = new Set(["/health", "/ready"]);

export function ownHostOnly(config: HostConfig): MiddlewareHandler {
  return async (c, next) => {
    if (FOR_SUPERVISORS.has(c.req.path) || isOwnHost(config, new URL(c.req.url).hostname)) return next();
    return c.text(
      "This name is not known here. Set APP_ORIGIN to the address under which people come.",
      421,
      {
        "Cache-Control": "no-store",
      },
    );
  };
}

export function isOwnHost({ appOrigin, host }: HostConfig, hostname: string): boolean {
  if (appOrigin !== undefined) return true;
  const bare = hostname.replace(/^\[(.*)\]$/, "$1");
  return LOOPBACK.test(hostname) || bare === host || (EVERYWHERE.has(host) && isIP(bare) !== 0);
}
