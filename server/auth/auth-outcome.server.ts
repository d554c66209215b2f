/** The result of a sign-in command, shared by pages and JSON routes. */
import { isAPIError } from "better-auth/api";

export type AuthOutcome<Done extends object = object> =
  | ({
      readonly ok: true;
      /** `Set-Cookie` headers to pass on with the page's answer; may be empty. */
      readonly headers: Headers;
    } & Done)
  | AuthRefusal;

export interface AuthRefusal {
  readonly ok: false;
  readonly status: number;
  /** A code of the error table, or a code of the library that the table maps. */
  readonly code: string;
  /** For "too-many-requests": whole seconds. */
  readonly waitS?: number;
}

export function refused(status: number, code: string, waitS?: number): AuthRefusal {
  return { ok: false, status, code, ...(waitS !== undefined && { waitS }) };
}

/** The library answers a direct call with a response, but a refusal of our own checks before it is thrown. */
export async function answerOfCall(call: Promise<Response>): Promise<Response> {
  try {
    return await call;
  } catch (error) {
    if (!isAPIError(error)) throw error;
    return Response.json(error.body ?? {}, { status: error.statusCode });
  }
}

export function answerOf(outcome: AuthOutcome): Response {
  const headers = new Headers(outcome.ok ? outcome.headers : {});
  headers.set("Cache-Control", "no-store");
  if (outcome.ok) {
    const { ok: _ok, headers: _headers, ...done } = outcome;
    return Response.json({ status: true, ...done }, { headers });
  }
  const { status, code, waitS } = outcome;
  if (waitS !== undefined) headers.set("Retry-After", String(waitS));
  return Response.json({ code, ...(waitS !== undefined && { waitS }) }, { status, headers });
}
