/** Addresses of links in mails: pages of this site that change nothing until a button is pressed. */

export type ActionMode = "resetPassword" | "verifyEmail" | "changeEmail";

export const RESET_LINK_S = 3600;
export const VERIFY_LINK_S = 24 * 3600;

export function emailLinkAddress(origin: string, token: string): string {
  return `${origin}/login/link?${new URLSearchParams({ token }).toString()}`;
}

/** `e` is the expiry in seconds since 1970: a hint for the page only, because the server checks the token. */
export function actionAddress(origin: string, mode: ActionMode, token: string, lifeS: number): string {
  const e = String(Math.floor(Date.now() / 1000) + lifeS);
  return `${origin}/login/action?${new URLSearchParams({ mode, token, e }).toString()}`;
}
