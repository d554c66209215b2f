/** The last page of a provider's popup, which notifies the window that opened it. */
export const POPUP_DONE = "/auth/popup/done";
