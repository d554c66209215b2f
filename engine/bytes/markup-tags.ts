/** The tags of a drawing in XML, found one after another: no tree is built, nothing is fetched, no entity is expanded. */

/** Characters of a tag that are examined; the rest is path data or an embedded picture. */
const MAX_TAG = 4000;
/** Values in quotes, and in the braces of JSX. */
const ATTRIBUTE =
  /([\w:-]{1,60})[ \t\r\n]{0,9}=[ \t\r\n]{0,9}(?:"([^"]{0,2000})"|'([^']{0,2000})'|\{[ "'`]{0,9}([^{}"'`]{0,2000}))/g;

/** Yields the tags; comments, declarations and character data between them are skipped. */
export function* tagsOf(text: string): Generator<{ tag: string; name: string; end: number }> {
  let at = text.indexOf("<");
  while (at !== -1) {
    if (text.startsWith("<!--", at)) {
      const close = text.indexOf("-->", at);
      if (close === -1) return;
      at = text.indexOf("<", close);
      continue;
    }
    const close = text.indexOf(">", at);
    if (close === -1) return;
    const tag = text.slice(at, Math.min(close + 1, at + MAX_TAG));
    const name = /^<(\/?[A-Za-z][\w:-]{0,40})/.exec(tag)?.[1];
    if (name !== undefined)
      yield { tag: close - at > MAX_TAG ? tag : text.slice(at, close + 1), name, end: close + 1 };
    at = text.indexOf("<", close);
  }
}

/** Values by name as they stand in a tag, entities included; of two with the same name the last, and none for a name without a value. */
export function attributesOf(tag: string): Map<string, string> {
  return new Map(
    [...tag.matchAll(ATTRIBUTE)].map(([, key = "", a, b, c]) => [key, a ?? b ?? c?.trim() ?? ""]),
  );
}
