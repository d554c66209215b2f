/**
 * The client's address for limits: an IPv4 address, or the /64 network of an IPv6 address, since one client controls
 * a whole network.
 */
import { isIPv6 } from "node:net";

export interface AddressSource {
  /** Address of the connection; undefined if there is none, as in tests. */
  readonly socketAddress: string | undefined;
  /** The X-Forwarded-For header. */
  readonly forwardedFor: string | undefined;
  /** Number of trusted proxies in front of this process; 0 ignores the header. */
  readonly trustedProxies: number;
}

/** "unknown" without an address. With fewer addresses in the header than trusted proxies, the first one is used. */
export function clientAddress({ socketAddress, forwardedFor, trustedProxies }: AddressSource): string {
  const own = socketAddress ?? "unknown";
  if (trustedProxies === 0 || forwardedFor === undefined) return networkOf(own);
  // Each trusted proxy appends the address it was called from; everything before those can be forged.
  const hops = forwardedFor.split(",").map((hop) => hop.trim());
  return networkOf(hops.at(-trustedProxies) ?? hops[0] ?? own);
}

function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "").slice(0, 45);
  return isIPv6(plain) ? `${hextets(plain).slice(0, 4).join(":")}::/64` : plain;
}

/** The eight groups of an IPv6 address without "::" and leading zeros. */
function hextets(address: string): string[] {
  const [head = "", tail] = address.replace(/%.*$/, "").toLowerCase().split("::");
  const groups = (text: string | undefined): string[] =>
    text === undefined || text === "" ? [] : text.split(":").map((group) => group.replace(/^0+(?=.)/, ""));
  const [first, last] = [groups(head), groups(tail)];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array.from({ length: missing }, () => "0"), ...last];
}
