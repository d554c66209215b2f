/** Passkeys: the rules for their names, and how many an account has. */
import * as v from "valibot";
import { ApiKeyNameSchema } from "./api-key.ts";

export const MAX_PASSKEYS = 20;
export const DEFAULT_PASSKEY_NAME = "Passkey";

/** An empty name is the default one. */
export const PasskeyNameSchema = v.pipe(
  v.string(),
  v.transform((text) => (text.trim() === "" ? DEFAULT_PASSKEY_NAME : text)),
  ApiKeyNameSchema,
);

/** A passkey that has a name is not given an empty one. */
export const PasskeyRenameSchema = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== "", "Type a name, such as Phone."),
  ApiKeyNameSchema,
);

/** A passkey in the list of its owner. */
export interface PasskeyView {
  readonly id: string;
  readonly name: string;
  readonly createdMs: number;
  /** Null before the first use. */
  readonly lastUsedMs: number | null;
}
