/** Form schemas of the account pages, shared by page and server. */
import * as v from "valibot";

const MAX_NAME = 80;
export const MAX_TICKET = 4000;

// oxlint-disable-next-line no-control-regex -- the expression rejects control characters except line breaks and tabs
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** A single line without control characters or bidirectional overrides. */
const line = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(/\s+/gu, " ").trim()),
  v.check(
    (text) => !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(text),
    "The name has characters that cannot be shown.",
  ),
);

export const NameSchema = v.pipe(
  line,
  v.nonEmpty("Please type a name."),
  v.maxLength(MAX_NAME, `A name is at most ${MAX_NAME} characters long.`),
);

export const EmailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty("Please type your email address."),
  v.maxLength(254, "This is not an email address."),
  v.email("This is not an email address."),
);

/** Topics of the contact form; each first leads to a section of /help. */
export const TICKET_TOPICS = [
  { id: "account", label: "My account" },
  { id: "keeping", label: "Likes, saves and collections" },
  { id: "tools", label: "A tool" },
  { id: "library", label: "The library" },
  { id: "other", label: "Something else" },
] as const;
const TOPIC_IDS = TICKET_TOPICS.map(({ id }) => id);

export const TicketSchema = v.object({
  topic: v.picklist(TOPIC_IDS, "Choose a topic."),
  message: v.pipe(
    v.string("Write a message."),
    v.trim(),
    v.nonEmpty("Write a message."),
    v.maxLength(MAX_TICKET, `A message is at most ${MAX_TICKET} characters long.`),
    v.check((text) => !CONTROL.test(text), "The message has characters that cannot be shown."),
  ),
});
export type Ticket = v.InferOutput<typeof TicketSchema>;
