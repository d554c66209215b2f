/** Who asks, for limits: an IPv4 address, or the /64 network of an IPv6 address, which one person commands as a whole. */
import { isIPv6 } from "node:net";

export interface AddressSource {
  /** Of the connection; undefined where there is none, as in tests. */
  readonly socketAddress: string | undefined;
  /** X-Forwarded-For as it came. */
  readonly forwardedFor: string | undefined;
  /** How many proxies in front of this process are ours; 0 believes no header. */
  readonly trustedProxies: number;
}

export function clientAddress({ socketAddress, forwardedFor, trustedProxies }: AddressSource): string {
  const own = socketAddress ?? "unknown";
  if (trustedProxies === 0 || forwardedFor === undefined) return networkOf(own);
  // Each proxy of ours adds the address it was called from at the end; what stands before those was written by anyone.
  const hops = forwardedFor.split(",").map((hop) => hop.trim());
  return networkOf(hops.at(-trustedProxies) ?? hops[0] ?? own);
}

function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "").slice(0, 45);
  return isIPv6(plain) ? `${hextets(plain).slice(0, 4).join(":")}::/64` : plain;
}

/** The eight groups of an IPv6 address, "::" written out, without leading zeros. */
function hextets(address: string): string[] {
  const [head = "", tail] = address.replace(/%.*$/, "").toLowerCase().split("::");
  const groups = (text: string | undefined): string[] =>
    text === undefined || text === "" ? [] : text.split(":").map((group) => group.replace(/^0+(?=.)/, ""));
  const [first, last] = [groups(head), groups(tail)];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array.from({ length: missing }, () => "0"), ...last];
}
