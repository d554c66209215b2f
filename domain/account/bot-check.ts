/** Actions that may require the bot check. "sign-in" requires it only after several failures. */
export const BOT_CHECK_ACTIONS = ["sign-up", "sign-in", "reset", "link", "feedback"] as const;
export type BotCheckAction = (typeof BOT_CHECK_ACTIONS)[number];

/** Request header with the solved check, as base64 of JSON. */
export const BOT_CHECK_HEADER = "x-bot-check";

/** Form field with the solved check, for our own forms. */
export const BOT_CHECK_FIELD = "botCheck";
