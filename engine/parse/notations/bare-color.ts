/** The color in a line that is copied from code: without the declaration, the quotes and the comment around it. */
import { parseColor } from "#engine/parse/parse.ts";

/** A longer text is no line with one color. */
const MAX_COPIED = 1000;
/** Characters that are not seen and come along from pages and chats. */
const INVISIBLE = /\u200b|\u200c|\u200d|\u2060|\ufeff/g;
/** One within the value is the parser's. */
const COMMENT = /^\s*\/\*[^*]{0,200}\*\/|\/\*[^*]{0,200}\*\/\s*$|(?<=[\s;,])\/\/.*$/g;
const ENDING = /(?:\s*!(?:important|default|global)|\s*[;,])$/i;
/** A binding of JavaScript, Swift, Kotlin or Dart. */
const BINDING =
  /^(?:(?:export|public|private|internal|static|final|override|const|let|var|val)\s+){1,5}(?:(?:Color|UIColor|NSColor)\s+)?\w{1,60}(?:\s*:\s*[\w.]{1,60})?\s*=\s*(?=\S)/;
/** A property, a variable, a key or an attribute. */
const NAME = /^(["']?)(?:--|[$@])?[a-z][\w.-]{0,60}\1\s*[:=]\s*(?=["'`#.\w[])/i;
const ANDROID_XML = /^<color\b[^>]{0,200}>\s*(#[\da-f]{3,8})\s*<\/color>$/i;
const ANDROID_ATTRIBUTE = /^android:\w{1,40}="(#[\da-f]{3,8})"$/i;

/** The text as it was if nothing stands around it. */
export function bareColor(text: string): string {
  if (text.length > MAX_COPIED) return text;
  let value = text.replaceAll(INVISIBLE, "").replaceAll(COMMENT, "").trim();
  const android = ANDROID_XML.exec(value)?.[1] ?? ANDROID_ATTRIBUTE.exec(value)?.[1];
  if (android !== undefined) return androidColor(android);
  while (ENDING.test(value)) value = value.replace(ENDING, "");
  const inner = value.replace(BINDING, "");
  const bare = inner === value ? value.replace(NAME, "") : inner;
  return bare.replace(/^(["'`])(.*)\1$/, "$2").replaceAll(/(\d)°/g, "$1deg");
}

/** Android writes alpha first; as CSS, which writes it last. */
function androidColor(hex: string): string {
  const size = hex.length === 9 ? 2 : hex.length === 5 ? 1 : 0;
  const turned = `#${hex.slice(1 + size)}${hex.slice(1, 1 + size)}`;
  return parseColor(turned).ok ? turned : hex;
}
