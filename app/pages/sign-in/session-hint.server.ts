/** The cookie that tells scripts that somebody is signed in; set with every session that a page starts. */
import { sessionHintCookie } from "#app/session/session-hint.ts";

export function withSessionHint(
  headers: Headers,
  { appOrigin }: { readonly appOrigin: string | undefined },
): Headers {
  const more = new Headers(headers);
  more.append("Set-Cookie", sessionHintCookie(true, appOrigin?.startsWith("https:") ?? false));
  return more;
}
