/** Addresses that mails lead to: pages of ours, which change nothing until a button is pressed. */

export type ActionMode = "resetPassword" | "verifyEmail" | "changeEmail";

export const RESET_LINK_S = 3600;
export const VERIFY_LINK_S = 24 * 3600;

export function emailLinkAddress(origin: string, token: string): string {
  return `${origin}/login/link?${new URLSearchParams({ token }).toString()}`;
}

/** `e` says when it ends, in seconds since 1970: a hint for the page, since the server decides by the token. */
export function actionAddress(origin: string, mode: ActionMode, token: string, lifeS: number): string {
  const e = String(Math.floor(Date.now() / 1000) + lifeS);
  return `${origin}/login/action?${new URLSearchParams({ mode, token, e }).toString()}`;
}
