/** The action of the page for the second factor. */
import type { RouterContextProvider } from "react-router";
import { readRecoveryCode } from "#domain/account/recovery-code.ts";
import { callAuth, outcomeOf } from "#server/auth/auth-call.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import { stay, stayFailed } from "./form-request.server.ts";
import { AFTER_LOGIN, pageUrl, signedInRedirect } from "./signed-in-redirect.server.ts";
import { type CodeMethod, codeMethodOf, OWN_PARAMETERS } from "./two-factor-methods.ts";

const PATHS = {
  totp: "/two-factor/verify-totp",
  otp: "/two-factor/verify-otp",
  recovery: "/two-factor/verify-backup-code",
} as const satisfies Record<CodeMethod, string>;

const CHALLENGE_COOKIE = /(?:^|;\s*)(?:__Secure-)?tincture\.two_factor=/;

export async function answerCode(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await request.formData().catch(() => new FormData());
  const services = context.get(servicesContext);
  const url = pageUrl(request);
  if (form.get("intent") === "send") {
    const sent = await outcomeOf(await callAuth(services, request, "/two-factor/send-otp", {}));
    return sent.ok
      ? stay({ values: {}, errors: {}, done: "code-sent" }, { headers: sent.headers })
      : stayFailed(withPreciseCode(sent, request));
  }
  const method = codeMethodOf(url.searchParams);
  const code = codeOf(form.get("code"), method);
  if (code === "") return stay({ values: {}, errors: { code: "Please type the code." } }, { status: 400 });
  const outcome = await outcomeOf(
    await callAuth(services, request, PATHS[method], {
      code,
      ...(form.get("trustDevice") === "on" && { trustDevice: true }),
    }),
  );
  if (!outcome.ok) return stayFailed(withPreciseCode(outcome, request));
  for (const name of OWN_PARAMETERS) url.searchParams.delete(name);
  const here = new Request(url, { headers: request.headers });
  return signedInRedirect({ request: here, context }, AFTER_LOGIN, outcome.headers);
}

/** Codes may be typed with spaces between groups. */
function codeOf(value: FormDataEntryValue | null, method: CodeMethod): string {
  const text = typeof value === "string" ? value.slice(0, 100).trim() : "";
  return method === "recovery" ? readRecoveryCode(text) : text.replaceAll(/[\s-]/g, "");
}

/** The library uses the same code for an expired challenge and for none; a cookie distinguishes them. */
function withPreciseCode<R extends { readonly code: string }>(refusal: R, request: Request): R {
  if (refusal.code !== "INVALID_TWO_FACTOR_COOKIE") return refusal;
  const isOver = CHALLENGE_COOKIE.test(request.headers.get("cookie") ?? "");
  return { ...refusal, code: isOver ? "invalid-verification-id" : "missing-verification-id" };
}
