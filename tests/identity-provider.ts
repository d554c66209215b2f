// An OpenID Connect provider for tests on this machine: it signs in any address that is typed, without a password.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type Configuration, interactionPolicy, Provider } from "oidc-provider";
import { freePort } from "#server/http/testing/free-port.ts";

const CLIENT_ID = "tincture-tests";
const CLIENT_SECRET = "a-secret-of-the-tests-and-of-nothing-else";

export interface IdentityProviderProcess {
  readonly origin: string;
  /** The format of AUTH_PROVIDERS. */
  readonly settings: {
    readonly id: string;
    readonly name: string;
    readonly discoveryUrl: string;
    readonly clientId: string;
    readonly clientSecret: string;
  };
  close(): Promise<void>;
}

interface Options {
  /** Origins of the app that are allowed as redirect targets; they are read only at creation. */
  readonly appOrigins: readonly string[];
  readonly id?: string;
  readonly name?: string;
  readonly port?: number;
  /** Severs its pages from the window that opened them (Cross-Origin-Opener-Policy), as large providers do. */
  readonly isCutOff?: boolean;
}

export async function startIdentityProvider(options: Options): Promise<IdentityProviderProcess> {
  const { appOrigins, id = "house", name = "House", isCutOff = false } = options;
  const port = options.port ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const provider = new Provider(
    origin,
    configuration(appOrigins.map((app) => `${app}/api/auth/callback/${id}`)),
  );
  const answer = provider.callback();
  const server = createServer((request, response) => {
    if (isCutOff) response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
    if (request.url?.startsWith("/interaction/")) {
      interact(provider, request, response).catch((error: unknown) => {
        response.writeHead(500).end(String(error));
      });
    } else void answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    origin,
    settings: {
      id,
      name,
      discoveryUrl: `${origin}/.well-known/openid-configuration`,
      clientId: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
    },
    close: () => closeServer(server),
  };
}

/** Asks for the account each time, regardless of earlier sign-ins. */
function policy(): interactionPolicy.DefaultPolicy {
  const prompts = interactionPolicy.base();
  prompts.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);
  return prompts;
}

function configuration(redirectUris: string[]): Configuration {
  return {
    clients: [{ client_id: CLIENT_ID, client_secret: CLIENT_SECRET, redirect_uris: redirectUris }],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    // Claims are in the ID token itself, as with large providers.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ["keys-of-the-tests"] },
    interactions: { policy: policy(), url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    ttl: { Session: 600, Interaction: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: () => ({ sub, email: sub, email_verified: true, name: sub.split("@")[0] ?? sub }),
    }),
    // Signing in counts as consent.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        ...(oidc.client === undefined ? {} : { clientId: oidc.client.clientId }),
        ...(oidc.session?.accountId === undefined ? {} : { accountId: oidc.session.accountId }),
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  };
}

/** The only page: a form for the address, and a button to refuse. */
async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { uid } = await provider.interactionDetails(request, response);
  const done = { mergeWithLastSubmission: false };
  if (request.method === "POST") {
    const login = new URLSearchParams(await bodyOf(request)).get("login") ?? "";
    const result = { login: { accountId: login }, select_account: {} };
    return provider.interactionFinished(request, response, result, done);
  }
  if (request.url?.endsWith("/cancel")) {
    return provider.interactionFinished(request, response, { error: "access_denied" }, done);
  }
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(`<!doctype html>
<html lang="en"><title>House</title><link rel="icon" href="data:,">
<h1>Sign in to House</h1>
<form method="post"><label>Address <input name="login" required></label><button>Continue</button></form>
<a href="/interaction/${uid}/cancel">Cancel</a></html>`);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve, reject) => {
    server.close((error) => (error === undefined ? resolve() : reject(error)));
  });
}
