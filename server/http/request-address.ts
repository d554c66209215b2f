import { clientAddress } from "./client-address.ts";
import { socketAddressOf } from "./node-connection.ts";

/** The client's address; undefined for the server's own requests, which have neither a socket nor a forwarded address. */
export function addressOfRequest(request: Request, env: unknown, trustedProxies: number): string | undefined {
  const socketAddress = socketAddressOf(env);
  const forwardedFor = request.headers.get("x-forwarded-for") ?? undefined;
  if (socketAddress === undefined && forwardedFor === undefined) return undefined;
  return clientAddress({ socketAddress, forwardedFor, trustedProxies });
}
