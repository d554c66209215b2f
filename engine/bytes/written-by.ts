/** What a file says of the program that wrote it. Files of before say the same, so neither changes. */

/** The producer of a PDF. */
export const PRODUCER = "Tincture";
/** The vendor of `$extensions`, where design tokens keep what their format has no field for. */
export const TOKENS_VENDOR = "app.tincture";
