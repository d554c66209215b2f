/** Positions of the members of a JSON text, so that a message can name a line, and a single value can be replaced. */

export interface JsonPlace {
  /** Offset of the quote before the name. */
  readonly keyAt: number;
  /** Line of the name, from 1. */
  readonly line: number;
  /** Offsets of the value, with its quotes or brackets. */
  readonly from: number;
  readonly to: number;
}

const MAX_DEPTH = 64;
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null/iy;

/**
 * The members by their path as a JSON Pointer (RFC 6901), those of lists too; as far as the text is JSON and no deeper
 * than 64 levels. Of two members with one name the last counts, as in JSON.parse.
 */
export function jsonPlaces(text: string): ReadonlyMap<string, JsonPlace> {
  return scan(text).places;
}

/** The line, from 1, of the first syntax error. */
export function jsonLine(text: string): number {
  const end = text.trimEnd().length;
  return text.slice(0, Math.min(end, scan(text).at)).split("\n").length;
}

function scan(text: string): { readonly places: ReadonlyMap<string, JsonPlace>; readonly at: number } {
  const places = new Map<string, JsonPlace>();
  let [at, line, counted, isBroken] = [0, 1, 0, false];
  const lineAt = (offset: number): number => {
    for (; counted < offset; counted += 1) if (text.charCodeAt(counted) === 0x0a) line += 1;
    return line;
  };
  const skip = (): void => {
    while (/[ \t\r\n]/.test(text.charAt(at))) at += 1;
  };
  /** Skips white space and consumes the character; false if it is another one. */
  const take = (sign: string): boolean => {
    skip();
    if (text[at] !== sign) return false;
    at += 1;
    return true;
  };
  const string = (): string => {
    const start = at;
    if (text[at] !== '"') isBroken = true;
    else {
      at += 1;
      while (at < text.length && text[at] !== '"' && text[at] !== "\n") at += text[at] === "\\" ? 2 : 1;
      if (text[at] === '"') at += 1;
      else isBroken = true;
    }
    return text.slice(start, at);
  };
  const value = (path: string, depth: number): void => {
    skip();
    const open = text.charAt(at);
    if (open === '"') string();
    else if ((open === "{" || open === "[") && depth < MAX_DEPTH) {
      at += 1;
      members(path, depth + 1, open === "{");
    } else {
      PLAIN.lastIndex = at;
      const [plain] = PLAIN.exec(text) ?? [];
      if (plain === undefined) isBroken = true;
      else at += plain.length;
    }
  };
  const members = (path: string, depth: number, isObject: boolean): void => {
    const close = isObject ? "}" : "]";
    if (take(close)) return;
    for (let index = 0; ; index += 1) {
      skip();
      const keyAt = at;
      const own = lineAt(keyAt);
      const key = isObject ? nameOf(string()) : String(index);
      if (isBroken || (isObject && !take(":"))) break;
      skip();
      const from = at;
      const inner = `${path}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
      value(inner, depth);
      if (isBroken) break;
      places.set(inner, { keyAt, line: own, from, to: at });
      if (take(close)) return;
      if (!take(",")) break;
    }
    isBroken = true;
  };
  value("", 0);
  return { places, at };
}

function nameOf(quoted: string): string {
  try {
    const name: unknown = JSON.parse(quoted);
    return typeof name === "string" ? name : "";
  } catch {
    return "";
  }
}
