/**
 * The variables of a style sheet in CSS, SCSS, Less or Stylus, with the context of each. One pass, without
 * backtracking.
 */
import { FileProblem } from "#engine/files/import/file-problem.ts";

export interface Declaration {
  /** With its "--", "$" or "@"; Stylus variables get a "$". */
  readonly name: string;
  readonly value: string;
  /** Line of the text, counted from 1. */
  readonly line: number;
  /** Offset of the name in the text. */
  readonly at: number;
  /** Offsets of the value; comments inside it are not part of `value`. */
  readonly from: number;
  readonly to: number;
  /** Inside a dark selector or media query, or after a line comment that only says "Dark". */
  readonly isDark: boolean;
  /** Inside a query for a wider gamut or for browser support. */
  readonly isWide: boolean;
  /** In Tailwind's `@theme inline`, which declares a second name for a variable. */
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
/** A longer stretch without a delimiter is not a declaration; the maps of a whole design system are shorter. */
const MOST_SEGMENT = 200_000;
const DARK_MARK = /^\/\/[ \t]*dark[ \t\r]*$/i;
const STYLUS_LINE =
  /^[ \t]{0,40}\$?([\p{L}_][\p{L}\p{M}\p{N}_-]{0,199})[ \t]{0,40}=[ \t]{0,40}(\S[^\n;{}]{0,400})/u;

/** A custom property, or a variable of SCSS or Less; any CSS identifier is a name (CSS Syntax 3 §4.3.11). */
const DECLARED = /^\s*(--[\p{L}\p{M}\p{N}_-]{1,200}|[$@][\p{L}\p{M}\p{N}_-]{1,200})\s*:\s*(?=\S)/u;

/** Counts lines from the position of the last call, so that the text is read only once. */
function createLineCounter(text: string): (at: number) => number {
  let [line, counted] = [1, 0];
  return (at) => {
    for (; counted < at; counted += 1) if (text.charCodeAt(counted) === LINE_END) line += 1;
    return line;
  };
}

/** Throws a FileProblem on more variables or nesting levels than a real style sheet has. */
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
  let segmentAt = 0;
  const lineOf = createLineCounter(text);
  const take = (end: number): void => {
    if (segment === "") segmentAt = start;
    if (end > start && segment.length < MOST_SEGMENT)
      segment += text.slice(start, Math.min(end, start + MOST_SEGMENT));
  };
  const finish = (end: number): void => {
    const found = DECLARED.exec(segment);
    const scope = scopes.at(-1);
    if (found?.[1] !== undefined && scope !== undefined) {
      if (declarations.length >= MOST_VARIABLES) throw tooMany();
      const value = segment.slice(found[0].length).trimEnd();
      const line = lineOf(segmentAt + segment.indexOf(found[1]));
      const isDark = scope.isDark || isAfterDarkMark;
      declarations.push({
        name: found[1],
        value,
        line,
        ...offsetsOf(text, segmentAt, end),
        ...scope,
        isDark,
      });
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
        finish(at);
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
        finish(at);
        if (scopes.length > 1) scopes.pop();
        start = at + 1;
        break;
      default:
    }
  }
  take(text.length);
  finish(text.length);
  return declarations;
}

/** Where a declaration between these offsets has its name and its value. */
function offsetsOf(text: string, start: number, end: number) {
  const bare = blankComments(text.slice(start, end));
  const [whole = "", name = ""] = DECLARED.exec(bare) ?? [];
  return {
    at: start + bare.indexOf(name),
    from: start + whole.length,
    to: start + Math.max(whole.length, bare.trimEnd().length),
  };
}

/** Each letter of a comment but its line ends as a space. */
export function blankComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?(?:\*\/|$)|(?<!:)\/\/[^\n]*/g, (comment) =>
    comment.replaceAll(/[^\n]/g, " "),
  );
}

function within(outer: Scope | undefined, prelude: string): Scope {
  // A selector of elements says nothing about the mode.
  if (outer !== undefined && !/[@.[]/.test(prelude)) return outer;
  return {
    isDark: outer?.isDark === true || DARK.test(prelude),
    isWide: outer?.isWide === true || WIDE.test(prelude),
    isInline: outer?.isInline === true || INLINE.test(prelude),
  };
}

/** Stylus: one variable per line. */
function inLines(text: string): Declaration[] {
  const declarations: Declaration[] = [];
  let isDark = false;
  let number = 0;
  for (let at = 0; at < text.length; ) {
    number += 1;
    const end = text.indexOf("\n", at);
    const line = text.slice(at, Math.min(end === -1 ? text.length : end, at + 1000));
    const start = at;
    at = end === -1 ? text.length : end + 1;
    if (line === "") continue;
    isDark ||= line.length < 20 && DARK_MARK.test(line);
    const [whole = "", name, value] = STYLUS_LINE.exec(line) ?? [];
    if (name === undefined || value === undefined) continue;
    if (declarations.length >= MOST_VARIABLES) throw tooMany();
    declarations.push({
      name: `$${name}`,
      value: value.trim(),
      line: number,
      at: start + whole.indexOf(name),
      from: start + whole.length - value.length,
      to: start + whole.trimEnd().length,
      isDark,
      isWide: false,
      isInline: false,
    });
  }
  return declarations;
}

/**
 * Index of the end of a comment that begins here; undefined if the slash does not begin one ("//" after a
 * colon is part of a URL).
 */
function commentEnd(text: string, at: number): number | undefined {
  const isBlock = text[at + 1] === "*";
  if (!isBlock && (text[at + 1] !== "/" || text[at - 1] === ":")) return undefined;
  const close = text.indexOf(isBlock ? "*/" : "\n", at + 2);
  if (close === -1) return text.length;
  return isBlock ? close + 2 : close;
}

/** Index of the closing quote; an unclosed string ends with its line (CSS Syntax 3 §4.3.5). */
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
