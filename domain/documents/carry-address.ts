/** Addresses that bring colors from elsewhere to a tool (TLS-6). */
import { FROM, NAMES } from "./carry-params.ts";
import { writeColorNames } from "./color-names.ts";

/**
 * The address at which another tool makes a document from these colors. `colorTexts` is in the format of
 * color-text.ts.
 */
export function carryAddress(
  path: string,
  colorTexts: string,
  names: readonly (string | undefined)[] = [],
): string {
  const nameText = writeColorNames(names);
  const address = `${path}?${FROM}=${encodeURIComponent(colorTexts)}`;
  return nameText === undefined ? address : `${address}&${NAMES}=${encodeURIComponent(nameText)}`;
}
