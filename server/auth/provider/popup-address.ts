/** Where a provider's window ends: a page that tells the one that opened it. */
export const POPUP_DONE = "/auth/popup/done";
