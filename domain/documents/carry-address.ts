/** The parameter with which colors arrive at a tool from elsewhere (TLS-6). */
export const FROM = "from";

/** Where colors go on in another tool: its page makes a document of them. `colorTexts` as color-text.ts writes them. */
export function carryAddress(path: string, colorTexts: string): string {
  return `${path}?${FROM}=${encodeURIComponent(colorTexts)}`;
}
