/** Public settings of sign-in, except the password policy: providers, and the bot check. */
import { Hono } from "hono";
import * as v from "valibot";
import { BOT_CHECK_ACTIONS } from "#domain/account/bot-check.ts";
import type { Config } from "#server/config/config.ts";
import { publicProviders } from "#server/config/provider-settings.ts";
import { createBotChallenge } from "./bot-check/bot-check.server.ts";

const FIVE_MINUTES = "public, max-age=300";

const Action = v.picklist(BOT_CHECK_ACTIONS);

export function publicSettingsRoutes({ config }: { readonly config: Config }): Hono {
  const routes = new Hono();

  routes.get("/api/auth-config/providers", (c) => {
    c.header("Cache-Control", FIVE_MINUTES);
    return c.json({ providers: publicProviders(config.providers) });
  });

  routes.get("/api/auth-config/bot-check", async (c) => {
    c.header("Cache-Control", "no-store");
    const read = v.safeParse(Action, c.req.query("action"));
    if (!read.success)
      return c.json({ code: "invalid-recaptcha-action", message: read.issues[0].message }, 400);
    if (!config.botCheck) return c.json({ enabled: false });
    return c.json({ enabled: true, challenge: await createBotChallenge(config, read.output) });
  });

  return routes;
}
