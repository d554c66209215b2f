/** The fields of the feedback form (SHL-8): kind, message, optional email, optional screenshot. */
import * as v from "valibot";

const MAX_MESSAGE = 4000;
export const MAX_SCREENSHOT_BYTES = 2_097_152;
/** Limit of the form data: the screenshot and the text fields. */
export const MAX_FEEDBACK_BYTES = MAX_SCREENSHOT_BYTES + 65_536;

// oxlint-disable-next-line no-control-regex -- the expression rejects control characters except line breaks and tabs
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

const EmailSchema = v.pipe(v.string(), v.maxLength(254), v.email());

export const FeedbackSchema = v.object({
  kind: v.picklist(["idea", "fault", "praise"], "Choose idea, fault or praise."),
  message: v.pipe(
    v.string("Write a message."),
    v.trim(),
    v.nonEmpty("Write a message."),
    v.maxLength(MAX_MESSAGE, `A message is at most ${MAX_MESSAGE} characters long.`),
    v.check((text) => !CONTROL.test(text), "The message has characters that cannot be shown."),
  ),
  email: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check((text) => text === "" || v.is(EmailSchema, text), "This is not an email address."),
    ),
  ),
});

export type Feedback = v.InferOutput<typeof FeedbackSchema>;

const SIGNATURES: readonly (readonly [type: string, bytes: readonly (number | undefined)[]])[] = [
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["image/jpeg", [0xff, 0xd8, 0xff]],
  [
    "image/webp",
    [0x52, 0x49, 0x46, 0x46, undefined, undefined, undefined, undefined, 0x57, 0x45, 0x42, 0x50],
  ],
];

/** The media type according to the first bytes, whatever the file name says; undefined unless PNG, JPEG or WebP. */
export function pictureType(bytes: Uint8Array): string | undefined {
  return SIGNATURES.find(([, signature]) =>
    signature.every((byte, at) => byte === undefined || bytes[at] === byte),
  )?.[0];
}
