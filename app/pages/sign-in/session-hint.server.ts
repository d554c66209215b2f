/** The sign that somebody is signed in here, which scripts may read; beside every session a page begins. */
import { sessionHintCookie } from "#app/session/session-hint.ts";

export function withSessionHint(
  headers: Headers,
  { appOrigin }: { readonly appOrigin: string | undefined },
): Headers {
  const more = new Headers(headers);
  more.append("Set-Cookie", sessionHintCookie(true, appOrigin?.startsWith("https:") ?? false));
  return more;
}
