/** Requests to the sign-in service: JSON, same origin only, always with a timeout. Results are values. */
import * as v from "valibot";
import { type AuthError, authErrorOf } from "#domain/account/auth-errors.ts";
import { signInTimeoutMs } from "#domain/account/session-times.ts";
import { answerJson } from "./answer-json.ts";

export type AuthAnswer =
  | { readonly ok: true; readonly status: number; readonly body: unknown }
  | { readonly ok: false; readonly status: number; readonly error: AuthError; readonly waitS?: number };

export interface AuthCall {
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Display name of the provider, for error messages. */
  readonly provider?: string;
}

const ErrorBody = v.object({ code: v.optional(v.string()), message: v.optional(v.string()) });

/** `path` begins with /api/. A request without an answer gives `network-request-failed` with status 0. */
export async function callAuth(path: `/api/${string}`, call: AuthCall = {}): Promise<AuthAnswer> {
  const { method = "POST", body, headers, provider } = call;
  let response: Response;
  let parsed: unknown;
  try {
    response = await fetch(path, {
      method,
      credentials: "same-origin",
      redirect: "error",
      headers: { accept: "application/json", "content-type": "application/json", ...headers },
      signal: AbortSignal.timeout(timeoutMs()),
      ...(method === "GET" ? {} : { body: JSON.stringify(body ?? {}) }),
    });
    parsed = await answerJson(response);
  } catch {
    return { ok: false, status: 0, error: authErrorOf({ status: 0 }) };
  }
  if (response.ok) return { ok: true, status: response.status, body: parsed };
  const read = v.safeParse(ErrorBody, parsed);
  const waitS = waitOf(response.headers);
  return {
    ok: false,
    status: response.status,
    error: authErrorOf({
      status: response.status,
      code: read.success ? read.output.code : undefined,
      detail: read.success ? read.output.message : undefined,
      waitS,
      provider,
    }),
    ...(waitS === undefined ? {} : { waitS }),
  };
}

function timeoutMs(): number {
  const isMobile = matchMedia("(pointer: coarse)").matches;
  return signInTimeoutMs({ isMobile, isOnline: navigator.onLine });
}

/** Seconds to wait, from whichever header states them. */
export function waitOf(headers: Headers): number | undefined {
  const given = headers.get("retry-after") ?? headers.get("x-retry-after");
  const seconds = given === null ? Number.NaN : Number(given);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}
