/** The query parameters that bring colors from elsewhere to a tool (TLS-6). */
export const FROM = "from";
/** Names that people gave to these colors (PAL-1), in the format of color-names.ts. */
export const NAMES = "names";
