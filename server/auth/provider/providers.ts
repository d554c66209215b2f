/**
 * Sign-in with identity providers. A provider's discovery document is loaded on first use rather than at startup, so
 * that an unavailable provider does not stop the server, and works once it is back.
 */
import type { AuthContext, BetterAuthPlugin } from "better-auth";
import { APIError, createAuthMiddleware } from "better-auth/api";
import { type GenericOAuthConfig, genericOAuth } from "better-auth/plugins";
import { apple, github, google } from "better-auth/social-providers";
import type { OpenIdSettings, PresetSettings, ProviderSettings } from "#server/config/provider-settings.ts";

/** Without endpoints, so that the type of the service only lists existing ones. */
type HookPlugin = Pick<BetterAuthPlugin, "id" | "init" | "hooks">;

type KnownProvider = AuthContext["socialProviders"][number];

/** Without it a shared browser's session at the provider silently signs in whoever was there before. */
const PROMPT = "select_account";

const NEEDS_PROVIDER = new Set(["/sign-in/social", "/link-social", "/callback/:id"]);

/** The plugins for federated sign-in; none if no provider is configured. */
export function federatedPlugins({
  providers,
}: {
  readonly providers: readonly ProviderSettings[];
}): HookPlugin[] {
  return providers.length === 0 ? [] : [identityProviders(providers), forgottenTokens()];
}

function identityProviders(settings: readonly ProviderSettings[]): HookPlugin {
  const waiting = new Map(
    settings.filter((one) => one.kind === "open-id").map((one) => [one.id, one] as const),
  );
  const asked = new Map<string, Promise<void>>();
  return {
    id: "identity-providers",
    init: (context) => ({
      context: {
        socialProviders: [
          ...settings.filter((one) => one.kind === "preset").map(presetProvider),
          ...context.socialProviders,
        ],
      },
    }),
    hooks: {
      before: [
        {
          matcher: ({ path }) => path !== undefined && NEEDS_PROVIDER.has(path),
          handler: createAuthMiddleware(async (ctx) => {
            const wanted = waiting.get(providerIdOf(ctx.params, ctx.body));
            if (wanted === undefined) return;
            // Concurrent requests share one lookup; a failed one is not cached.
            const running = asked.get(wanted.id) ?? findProvider(wanted, ctx.context);
            asked.set(wanted.id, running);
            try {
              await running;
              waiting.delete(wanted.id);
            } catch {
              throw new APIError("SERVICE_UNAVAILABLE", {
                code: "PROVIDER_UNREACHABLE",
                message: "The identity provider does not answer.",
              });
            } finally {
              asked.delete(wanted.id);
            }
          }),
        },
      ],
    },
  };
}

function providerIdOf(params: unknown, body: unknown): string {
  for (const [given, name] of [
    [params, "id"],
    [body, "provider"],
  ] as const) {
    if (typeof given === "object" && given !== null && name in given) {
      const value: unknown = Reflect.get(given, name);
      if (typeof value === "string") return value;
    }
  }
  return "";
}

/** Adds the provider to the service's list. Throws while its discovery document is unavailable. */
async function findProvider(settings: OpenIdSettings, context: AuthContext): Promise<void> {
  const list: KnownProvider[] = context.socialProviders;
  const { init } = genericOAuth({ config: [openIdConfig(settings)] });
  const made = await init({ ...context, socialProviders: [] });
  const [provider] = made.context.socialProviders;
  if (provider === undefined) throw new Error(`The identity provider ${settings.id} cannot be reached.`);
  list.push(provider);
}

function openIdConfig(settings: OpenIdSettings): GenericOAuthConfig {
  const { id, name, clientId, clientSecret, scopes, discoveryUrl } = settings;
  return {
    providerId: id,
    name,
    clientId,
    ...(clientSecret === undefined ? {} : { clientSecret }),
    scopes: [...scopes],
    pkce: true,
    ...(settings.prompt === null ? {} : { prompt: settings.prompt }),
    // The key for verification is only known from the discovery document.
    requireIdTokenVerification: discoveryUrl !== undefined,
    ...(discoveryUrl === undefined ? {} : { discoveryUrl }),
    ...(settings.authorizationUrl === undefined ? {} : { authorizationUrl: settings.authorizationUrl }),
    ...(settings.tokenUrl === undefined ? {} : { tokenUrl: settings.tokenUrl }),
    ...(settings.userInfoUrl === undefined ? {} : { userInfoUrl: settings.userInfoUrl }),
    accountSubject: ({ profile }) => String(profile["sub"] ?? profile["id"] ?? ""),
  };
}

function presetProvider({ id, clientId, clientSecret }: PresetSettings): KnownProvider {
  if (id === "google") return google({ clientId, clientSecret, prompt: PROMPT });
  if (id === "github") return github({ clientId, clientSecret, prompt: PROMPT });
  return apple({ clientId, clientSecret });
}

/** We never act at a provider on behalf of a person, so its tokens are removed before a row is written. */
export const NO_PROVIDER_TOKENS = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
  scope: null,
} as const;

function forgottenTokens(): HookPlugin {
  const before = async () => ({ data: NO_PROVIDER_TOKENS });
  return {
    id: "forgotten-tokens",
    init: () => ({
      options: { databaseHooks: { account: { create: { before }, update: { before } } } },
    }),
  };
}
