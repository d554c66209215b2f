/**
 * Routes to an identity provider and back, as plain addresses that can be opened in a popup or followed as a link.
 * They set a cookie, so only pages of this origin may lead here. No answer contains a token.
 */
import { Hono } from "hono";
import { html, raw } from "hono/html";
import * as v from "valibot";
import { type ProviderMode, SIGN_IN_CHANNEL } from "#domain/account/provider-sign-in.ts";
import { isOwnPath } from "#domain/navigation/login-redirect.ts";
import { type AuthServices, callAuth, cookiesOf } from "#server/auth/auth-call.server.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { CLIENT_ADDRESS_HEADER } from "#server/http/known-address.server.ts";
import { socketAddressOf } from "#server/http/node-connection.ts";
import { inlineHash, SCRIPTS_HEADER } from "#server/http/page-scripts.server.ts";
import { POPUP_DONE } from "./popup-address.ts";

const Start = v.object({
  provider: v.pipe(v.string(), v.maxLength(64)),
  mode: v.picklist(["sign-in", "link"]),
});
const Nonce = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));
const OwnPath = v.pipe(v.string(), v.maxLength(2048), v.check(isOwnPath));

const Popup = v.object({ ...Start.entries, nonce: Nonce });
const Redirect = v.object({ ...Start.entries, to: OwnPath, from: OwnPath });

export function popupRoutes(services: AuthServices): Hono {
  const routes = new Hono();
  routes.use("/auth/*", async (c, next) => {
    await next();
    c.header("Cache-Control", "no-store");
  });

  routes.get("/auth/popup", async (c) => {
    if (c.req.header("sec-fetch-site") !== "same-origin") return foreign();
    const read = v.safeParse(Popup, c.req.query());
    if (!read.success) return c.text("This address is not complete.", 400);
    const { nonce, ...start } = read.output;
    const back = `${POPUP_DONE}?nonce=${nonce}`;
    return toProvider(services, c.req.raw, c.env, { ...start, to: back, from: back });
  });

  routes.get("/auth/redirect", async (c) => {
    if (c.req.header("sec-fetch-site") !== "same-origin") return foreign();
    const read = v.safeParse(Redirect, c.req.query());
    if (!read.success) return c.text("This address is not complete.", 400);
    return toProvider(services, c.req.raw, c.env, read.output);
  });

  routes.get(POPUP_DONE, (c) => c.html(DONE_PAGE, 200, { [SCRIPTS_HEADER]: inlineHash(DONE_SCRIPT) }));
  return routes;
}

interface Way {
  readonly provider: string;
  readonly mode: ProviderMode;
  readonly to: string;
  readonly from: string;
}

async function toProvider(
  services: AuthServices,
  request: Request,
  env: unknown,
  way: Way,
): Promise<Response> {
  const headers = new Headers(request.headers);
  const address = clientAddress({
    socketAddress: socketAddressOf(env),
    forwardedFor: request.headers.get("x-forwarded-for") ?? undefined,
    trustedProxies: services.config.trustedProxies,
  });
  headers.set(CLIENT_ADDRESS_HEADER, address.replace(/\/64$/, ""));
  const path = way.mode === "link" ? "/link-social" : "/sign-in/social";
  const answer = await callAuth(services, new Request(request.url, { headers }), path, {
    provider: way.provider,
    callbackURL: way.to,
    errorCallbackURL: way.from,
    disableRedirect: true,
  });
  const read = v.safeParse(v.object({ url: v.pipe(v.string(), v.url()) }), await bodyOf(answer));
  const kept = answer.ok ? cookiesOf(answer) : new Headers();
  kept.set("Location", answer.ok && read.success ? read.output.url : await refusal(answer, way.from));
  return new Response(null, { status: 302, headers: kept });
}

/** The address of the page that started the sign-in, with the raw error code in its query. */
async function refusal(answer: Response, from: string): Promise<string> {
  const read = v.safeParse(v.object({ code: v.string() }), await bodyOf(answer));
  const code = read.success
    ? read.output.code
    : answer.status === 429
      ? "too-many-requests"
      : "internal-error";
  return `${from}${from.includes("?") ? "&" : "?"}error=${encodeURIComponent(code)}`;
}

async function bodyOf(answer: Response): Promise<unknown> {
  return answer
    .clone()
    .json()
    .catch(() => null);
}

function foreign(): Response {
  return Response.json({ code: "unauthorized-domain" }, { status: 403 });
}

/**
 * Notifies the page that opened the popup twice: by BroadcastChannel, since a provider's policy can sever the popup
 * from its opener, and directly, for browsers that partition channels. The script is the same for everyone, and is
 * allowed by its hash.
 */
const DONE_SCRIPT = `const query = new URLSearchParams(location.search);
const error = query.get("error");
const message = { kind: ${JSON.stringify(SIGN_IN_CHANNEL)}, nonce: query.get("nonce") ?? "", ...(error && { error }) };
new BroadcastChannel(message.kind).postMessage(message);
if (opener) opener.postMessage(message, location.origin);
close();`;

const DONE_PAGE = html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <link rel="icon" href="data:,">
    <title>Sign-in finished · Tincture</title>
  </head>
  <body>
    <p>This window can be closed.</p>
    <script>${raw(DONE_SCRIPT)}</script>
  </body>
</html>`;
