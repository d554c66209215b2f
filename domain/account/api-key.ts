/** API keys: their format, and the rules for their names. */
import * as v from "valibot";

/** Identifies the key in configurations and for secret scanners. */
export const API_KEY_PREFIX = "tincture_";
/** The prefix and 256 random bits in base 58. */
export const API_KEY = /^tincture_[1-9A-HJ-NP-Za-km-z]{44}$/;

const MAX_NAME = 60;

export const ApiKeyNameSchema = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(/\s+/gu, " ").trim()),
  v.nonEmpty("Name the key after what will use it."),
  v.maxLength(MAX_NAME, `A name is at most ${MAX_NAME} characters long.`),
  v.check(
    (text) => !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(text),
    "The name has characters that cannot be shown.",
  ),
);

/** A key in the list of its owner. */
export interface ApiKeyView {
  readonly id: string;
  readonly name: string;
  /** Its last four characters. */
  readonly ending: string;
  readonly createdMs: number;
  /** To the minute; null before the first use. */
  readonly lastUsedMs: number | null;
}
