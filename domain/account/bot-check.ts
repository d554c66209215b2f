/** What needs the check for robots. On "sign-in" only after a few failures. */
export const BOT_CHECK_ACTIONS = ["sign-up", "sign-in", "reset", "link", "feedback"] as const;
export type BotCheckAction = (typeof BOT_CHECK_ACTIONS)[number];

/** Carries the solved check; base64 of JSON. */
export const BOT_CHECK_HEADER = "x-bot-check";

/** The same in a form that is sent by a page of ours. */
export const BOT_CHECK_FIELD = "botCheck";
