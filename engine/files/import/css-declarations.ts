/** The variables of a style sheet in CSS, SCSS, Less or Stylus, with what stands around them. One pass, no backtracking. */
import { FileProblem } from "./file-problem.ts";

export interface Declaration {
  /** With its "--", "$" or "@"; of Stylus as if it had "$". */
  readonly name: string;
  readonly value: string;
  /** Under a dark selector or query, or after a line comment that says nothing but "Dark". */
  readonly isDark: boolean;
  /** Under a query for a wider gamut or for what a browser supports. */
  readonly isWide: boolean;
  /** In Tailwind's `@theme inline`, which gives variables a second name. */
  readonly isInline: boolean;
}

type Scope = Pick<Declaration, "isDark" | "isWide" | "isInline">;

const DARK =
  /prefers-color-scheme:\s{0,9}dark|@variant\s{1,9}dark|\.dark(?![\w-])|\.theme-dark|\[(?:data-[\w-]{1,40}|theme)=\s{0,9}["']?dark/i;
const WIDE = /color-gamut|@supports/i;
const INLINE = /@theme\s{1,9}inline/i;
const MOST_DEPTH = 64;
const MOST_VARIABLES = 20_000;
const MOST_STYLUS = 1_000_000;
/** A longer stretch without a sign is no declaration; maps of a whole design system are shorter. */
const MOST_SEGMENT = 200_000;
const DARK_MARK = /^\/\/[ \t]*dark[ \t\r]*$/i;
const STYLUS_LINE = /^[ \t]{0,40}\$?([A-Za-z_][\w-]{0,199})[ \t]{0,40}=[ \t]{0,40}(\S[^\n;{}]{0,400})/;

/** Throws a FileProblem on text with more variables or levels than a style sheet has. */
export function declarationsOf(text: string): Declaration[] {
  const isStylus = !text.includes(";") && text.length <= MOST_STYLUS;
  return isStylus ? [...inBlocks(text), ...inLines(text)] : inBlocks(text);
}

function inBlocks(text: string): Declaration[] {
  const declarations: Declaration[] = [];
  const scopes: Scope[] = [{ isDark: false, isWide: false, isInline: false }];
  let isAfterDarkMark = false;
  let segment = "";
  let start = 0;
  const take = (end: number): void => {
    if (end > start && segment.length < MOST_SEGMENT)
      segment += text.slice(start, Math.min(end, start + MOST_SEGMENT));
  };
  const finish = (): void => {
    const found = /^\s*(--[\w-]{1,200}|[$@][\w-]{1,200})\s*:\s*(?=\S)/.exec(segment);
    const scope = scopes.at(-1);
    if (found?.[1] !== undefined && scope !== undefined) {
      if (declarations.length >= MOST_VARIABLES) throw tooMany();
      const value = segment.slice(found[0].length).trimEnd();
      declarations.push({ name: found[1], value, ...scope, isDark: scope.isDark || isAfterDarkMark });
    }
    segment = "";
  };
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case SLASH: {
        const comment = commentEnd(text, at);
        if (comment === undefined) break;
        take(at);
        isAfterDarkMark ||= comment - at < 20 && DARK_MARK.test(text.slice(at, comment));
        at = comment - 1;
        start = comment;
        break;
      }
      case QUOTE:
      case APOSTROPHE:
        at = closingQuote(text, at);
        break;
      case SEMICOLON:
        take(at);
        finish();
        start = at + 1;
        break;
      case OPEN_BRACE:
        take(at);
        if (scopes.length > MOST_DEPTH)
          throw new FileProblem(`is nested more than ${MOST_DEPTH} levels deep.`);
        scopes.push(within(scopes.at(-1), segment.slice(-300)));
        segment = "";
        start = at + 1;
        break;
      case CLOSE_BRACE:
        take(at);
        finish();
        if (scopes.length > 1) scopes.pop();
        start = at + 1;
        break;
      default:
    }
  }
  take(text.length);
  finish();
  return declarations;
}

function within(outer: Scope | undefined, prelude: string): Scope {
  // Most rules are of elements, and say nothing of modes.
  if (outer !== undefined && !/[@.[]/.test(prelude)) return outer;
  return {
    isDark: outer?.isDark === true || DARK.test(prelude),
    isWide: outer?.isWide === true || WIDE.test(prelude),
    isInline: outer?.isInline === true || INLINE.test(prelude),
  };
}

/** Stylus: a variable a line. */
function inLines(text: string): Declaration[] {
  const declarations: Declaration[] = [];
  let isDark = false;
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf("\n", at);
    const line = text.slice(at, Math.min(end === -1 ? text.length : end, at + 1000));
    at = end === -1 ? text.length : end + 1;
    if (line === "") continue;
    isDark ||= line.length < 20 && DARK_MARK.test(line);
    const [, name, value] = STYLUS_LINE.exec(line) ?? [];
    if (name === undefined || value === undefined) continue;
    if (declarations.length >= MOST_VARIABLES) throw tooMany();
    declarations.push({ name: `$${name}`, value: value.trim(), isDark, isWide: false, isInline: false });
  }
  return declarations;
}

/** Where the comment that begins here ends; undefined for a slash that begins none ("//" after a colon is an address). */
function commentEnd(text: string, at: number): number | undefined {
  const isBlock = text[at + 1] === "*";
  if (!isBlock && (text[at + 1] !== "/" || text[at - 1] === ":")) return undefined;
  const close = text.indexOf(isBlock ? "*/" : "\n", at + 2);
  if (close === -1) return text.length;
  return isBlock ? close + 2 : close;
}

/** Where the quote ends; one that does not end on its line ends with the line (CSS Syntax 3 §4.3.5). */
function closingQuote(text: string, at: number): number {
  const quote = text.charCodeAt(at);
  for (let end = at + 1; end < text.length; end += 1) {
    const letter = text.charCodeAt(end);
    if (letter === BACKSLASH) end += 1;
    else if (letter === quote) return end;
    else if (letter === LINE_END) return end - 1;
  }
  return text.length;
}

function tooMany(): FileProblem {
  return new FileProblem(
    `holds more than ${MOST_VARIABLES.toLocaleString("en")} variables, which is the most that is read.`,
  );
}

const [SLASH, BACKSLASH, SEMICOLON, LINE_END] = [0x2f, 0x5c, 0x3b, 0x0a];
const [QUOTE, APOSTROPHE] = [0x22, 0x27];
const [OPEN_BRACE, CLOSE_BRACE] = [0x7b, 0x7d];
