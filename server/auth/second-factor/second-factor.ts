/**
 * The second factor. The library requires it only after a password; a mailed link or an identity provider would
 * bypass it (an open issue upstream), so our own check runs after every sign-in method. Test it with each new
 * version: second-factor.db.test.ts covers every method.
 */
import { randomInt } from "node:crypto";
import type { BetterAuthPlugin } from "better-auth";
import { createAuthMiddleware } from "better-auth/api";
import { twoFactor } from "better-auth/plugins";
import * as v from "valibot";
import { SECOND_FACTOR_NEEDED } from "#domain/account/provider-sign-in.ts";
import { newRecoveryCode } from "#domain/account/recovery-code.ts";
import { POPUP_DONE } from "#server/auth/provider/popup-address.ts";
import type { Mail } from "#server/mail/mail-commands.server.ts";

/** Sign-in methods, by path, that create a session. */
const WAYS_IN = new Set(["/sign-in/email", "/magic-link/verify", "/callback/:id", "/verify-email"]);
const MAILED_CODE_MINUTES = 5;
/** How many recovery codes are handed out at once. */
const CODES = 10;
/** Per client address; the library's limit of five attempts per challenge applies as well. */
const CALLS_A_MINUTE = 10;

/** The result of a library middleware when it is called directly: its cookies must be copied, or they are lost. */
const Answer = v.object({ response: v.unknown(), headers: v.nullish(v.instance(Headers)) });
const Asked = v.object({ twoFactorRedirect: v.literal(true), twoFactorMethods: v.array(v.string()) });

/** `factor` raises the limit per client address, as for all such limits. */
export function secondFactor(queue: (mail: Mail) => Promise<void>, factor: number) {
  const plugin = twoFactor({
    issuer: "Tincture",
    allowPasswordless: true,
    backupCodeOptions: {
      customBackupCodesGenerate: () => Array.from({ length: CODES }, () => newRecoveryCode(randomInt)),
    },
    otpOptions: {
      period: MAILED_CODE_MINUTES,
      storeOTP: "hashed",
      sendOTP: ({ user, otp }) =>
        queue({
          recipient: user.email,
          kind: "two-factor-code",
          vars: { code: otp, minutes: String(MAILED_CODE_MINUTES) },
        }),
    },
  });
  const [question] = plugin.hooks.after;
  if (question === undefined) throw new Error("The sign-in library no longer asks for the second factor.");
  const after: NonNullable<BetterAuthPlugin["hooks"]>["after"] = [
    {
      matcher: ({ path }) => path !== undefined && WAYS_IN.has(path),
      handler: createAuthMiddleware(async (ctx) => {
        const made = ctx.context.newSession;
        if (!made?.user["twoFactorEnabled"]) return;
        // The session of this request: its person is already signed in, and has passed the second factor.
        const { name } = ctx.context.authCookies.sessionToken;
        if ((await ctx.getSignedCookie(name, ctx.context.secret)) === made.session.token) return;
        const goal = ctx.context.responseHeaders?.get("location");
        const { request, headers, ...rest } = ctx;
        const input = {
          ...rest,
          ...(request && { request }),
          ...(headers && { headers }),
          returnHeaders: true as const,
        };
        const answer = v.parse(Answer, await question.handler(input));
        for (const cookie of answer.headers?.getSetCookie() ?? []) {
          ctx.responseHeaders.append("set-cookie", cookie);
        }
        const asked = v.safeParse(Asked, answer.response);
        if (!asked.success) return;
        if (goal === null || goal === undefined) return ctx.json(asked.output);
        throw ctx.redirect(questionAddress(goal, asked.output.twoFactorMethods));
      }),
    },
  ];
  const rateLimit = [
    {
      pathMatcher: (path: string) => path.startsWith("/two-factor/"),
      window: 60,
      max: CALLS_A_MINUTE * factor,
    },
  ];
  return { ...plugin, hooks: { ...plugin.hooks, after }, rateLimit };
}

/** The page that asks for the code: this one or, for a provider's popup, the page that opened it. */
export function questionAddress(goal: string, methods: readonly string[]): string {
  if (goal.startsWith(POPUP_DONE)) return `${goal}&error=${SECOND_FACTOR_NEEDED}`;
  const query = new URLSearchParams({ methods: methods.join(","), redirect: pathOf(goal) });
  return `/login/two-factor?${query}`;
}

function pathOf(address: string): string {
  if (address.startsWith("/")) return address;
  if (!URL.canParse(address)) return "/";
  const { pathname, search } = new URL(address);
  return pathname + search;
}
