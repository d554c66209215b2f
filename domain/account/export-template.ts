/** Export templates saved in an account. */
import * as v from "valibot";

const MAX_NAME = 60;
export const MAX_TEMPLATE = 10_000;

export const TemplateSchema = v.object({
  name: v.pipe(
    v.string("Name the template."),
    v.transform((text) => text.replaceAll(/\s+/gu, " ").trim()),
    v.nonEmpty("Name the template."),
    v.maxLength(MAX_NAME, `A name is at most ${MAX_NAME} characters long.`),
    v.check(
      (text) => !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(text),
      "The name has characters that cannot be shown.",
    ),
  ),
  text: v.pipe(
    v.string("Write the template first."),
    v.nonEmpty("Write the template first."),
    v.maxLength(MAX_TEMPLATE, `A template is at most ${MAX_TEMPLATE} characters long.`),
    v.check((text) => !text.includes("\0"), "The template has a character that cannot be kept."),
  ),
});
export type TemplateText = v.InferOutput<typeof TemplateSchema>;

export interface StoredTemplate extends TemplateText {
  readonly id: string;
}
