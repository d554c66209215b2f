/**
 * The tags of a page of HTML and of a component of Vue, Svelte or Astro, with the places of their attributes. No tree is
 * built: what is between tags is not of interest here, and a component's own syntax there is skipped.
 */

export interface PageAttribute {
  /** As written, such as ":style" and "is:global". */
  readonly name: string;
  /** Offset of the name. */
  readonly at: number;
  readonly value: string;
  /** Offsets of the value, without what encloses it. */
  readonly from: number;
  readonly to: number;
  /** Whether it is an expression: `style={…}`. */
  readonly isComputed: boolean;
}

export interface PageTag {
  /** As written. */
  readonly name: string;
  readonly at: number;
  readonly end: number;
  readonly attributes: readonly PageAttribute[];
  /** The offset of the end tag of `<style>`, `<script>` and the like; the end of the text where it is missing. */
  readonly close: number;
}

/** Elements whose content is text up to their end tag (HTML §13.2.5). */
const RAW_TEXT: ReadonlySet<string> = new Set(["style", "script", "textarea", "title"]);
const NAME = /[a-z][\w.:-]*/iy;
const ATTRIBUTE = /[^\s"'<>/={}]+/y;
const UNQUOTED = /[^\s"'<>=`{}]+/y;

/** After so many braces that led nowhere, a brace is a letter as any other: a hostile text would be read over and over. */
const MAX_STRAY_BRACES = 50;

/** Start tags from an offset on, in the order of the text, without those in comments and scripts. */
export function* pageTags(text: string, start: number): Generator<PageTag> {
  let [at, stray] = [text.indexOf("<", start), 0];
  while (at !== -1) {
    if (text.startsWith("<!--", at)) {
      const close = text.indexOf("-->", at + 4);
      if (close === -1) return;
      at = text.indexOf("<", close + 3);
      continue;
    }
    const tag = tagAt(text, at, stray < MAX_STRAY_BRACES);
    if (tag === undefined && text.charAt(at + 1) !== "/") stray += 1;
    if (tag !== undefined) yield tag;
    at = text.indexOf("<", tag === undefined ? at + 1 : Math.max(tag.end, tag.close));
  }
}

/** Undefined for what only begins like a tag, as `a < b` and `a<b` do. */
function tagAt(text: string, start: number, hasBraces: boolean): PageTag | undefined {
  const name = matchAt(NAME, text, start + 1);
  if (name === undefined) return undefined;
  const attributes: PageAttribute[] = [];
  let at = start + 1 + name.length;
  while (at < text.length) {
    const letter = text.charAt(at);
    if (letter === ">") return { name, at: start, end: at + 1, attributes, close: closeOf(text, name, at) };
    if (letter === "<") return undefined;
    if (letter === "{" && hasBraces) at = braceEnd(text, at);
    else {
      const attribute = attributeAt(text, at, hasBraces);
      if (attribute === undefined) at += 1;
      else {
        attributes.push(attribute.attribute);
        at = attribute.end;
      }
    }
  }
  return undefined;
}

function closeOf(text: string, name: string, tagEnd: number): number {
  const isRaw = RAW_TEXT.has(name.toLowerCase()) && text.charAt(tagEnd - 1) !== "/";
  if (!isRaw) return tagEnd + 1;
  const end = new RegExp(`</${name}[\\s/>]`, "gi");
  end.lastIndex = tagEnd + 1;
  return end.exec(text)?.index ?? text.length;
}

function attributeAt(
  text: string,
  at: number,
  hasBraces: boolean,
): { readonly attribute: PageAttribute; readonly end: number } | undefined {
  const name = matchAt(ATTRIBUTE, text, at);
  if (name === undefined) return undefined;
  const afterName = at + name.length;
  const equals = matchAt(/\s{0,99}=\s{0,99}/y, text, afterName);
  if (equals === undefined) {
    const none = { name, at, value: "", from: afterName, to: afterName, isComputed: false };
    return { attribute: none, end: afterName };
  }
  const start = afterName + equals.length;
  const quote = text.charAt(start);
  const held = (from: number, to: number, end: number, isComputed = false) => ({
    attribute: { name, at, value: text.slice(from, to), from, to, isComputed },
    end,
  });
  if (quote === '"' || quote === "'") {
    const close = text.indexOf(quote, start + 1);
    const to = close === -1 ? text.length : close;
    return held(start + 1, to, to + 1);
  }
  if (quote === "{" && hasBraces) {
    const end = braceEnd(text, start);
    return held(start + 1, end - 1, end, true);
  }
  const to = start + (matchAt(UNQUOTED, text, start) ?? "").length;
  return held(start, to, to);
}

/** The offset behind the brace that closes the one at this offset; strings within are skipped. */
function braceEnd(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === "{") depth += 1;
    else if (letter === "}") {
      depth -= 1;
      if (depth === 0) return at + 1;
    } else if (letter === '"' || letter === "'" || letter === "`") {
      const close = text.indexOf(letter, at + 1);
      if (close === -1) return text.length;
      at = close;
    }
  }
  return text.length;
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
