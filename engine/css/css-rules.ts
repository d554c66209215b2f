/**
 * The rules of a style sheet (CSS Syntax 3 §5, with nesting) over the tokens of @csstools/css-tokenizer: each
 * declaration with its text, its place and the blocks around it. Variables of SCSS and Less are declarations as well.
 */
import { type CSSToken, TokenType, tokenize } from "@csstools/css-tokenizer";
import { FileProblem } from "#engine/bytes/file-problem.ts";
import { blankLineComments } from "./line-comments.ts";

/** A block of declarations, and those it stands in. */
export interface CssBlock {
  readonly outer: CssBlock | undefined;
  /** Name of an at-rule without "@", in small letters; "" for a rule with a selector. */
  readonly rule: string;
  /** The selector, or what follows the name of an at-rule; without comments. */
  readonly prelude: string;
  /** Counts all blocks and statements of the sheet. */
  readonly order: number;
}

export interface CssDeclaration {
  /** As written, with "--", "$" or "@". */
  readonly name: string;
  /** Without comments and without `!important`. */
  readonly value: string;
  readonly isImportant: boolean;
  /** Line and column of the name, counted from 1. */
  readonly line: number;
  readonly column: number;
  /** Offset of the name. */
  readonly at: number;
  /** Offsets of the value. */
  readonly from: number;
  readonly to: number;
  /** The order in the sheet. */
  readonly order: number;
  /** Undefined outside of all blocks. */
  readonly block: CssBlock | undefined;
}

export interface CssRules {
  readonly declarations: readonly CssDeclaration[];
  /** At-rules without a block, such as `@layer a, b;`. */
  readonly statements: readonly CssBlock[];
  readonly blocks: readonly CssBlock[];
}

export const MAX_SHEET = 1_000_000;
const MAX_DEPTH = 64;
const MAX_DECLARATIONS = 40_000;

/** Throws a FileProblem on a text that is longer than any style sheet. */
export function checkLength(text: string): void {
  if (text.length > MAX_SHEET)
    throw new FileProblem(
      "is longer than a million letters, which is the most of a style sheet that is read.",
    );
}

/** Throws a FileProblem on text that is too long, too deeply nested or has too many declarations. */
export function parseRules(text: string): CssRules {
  checkLength(text);
  return new RuleParser(text).parse();
}

class RuleParser {
  private readonly tokens: CSSToken[];
  private readonly declarations: CssDeclaration[] = [];
  private readonly statements: CssBlock[] = [];
  private readonly blocks: CssBlock[] = [];
  private block: CssBlock | undefined;
  private depth = 0;
  private order = 0;
  private line = 1;
  private lineAt = 0;
  private counted = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
    this.tokens = tokenize({ css: blankLineComments(text) });
  }

  parse(): CssRules {
    let at = 0;
    while (at < this.tokens.length) {
      const token = this.tokens[at];
      if (token === undefined || token[0] === TokenType.EOF) break;
      if (isSpace(token) || token[0] === TokenType.Semicolon) at += 1;
      else if (token[0] === TokenType.CloseCurly) {
        if (this.block !== undefined) {
          this.block = this.block.outer;
          this.depth -= 1;
        }
        at += 1;
      } else at = this.statement(at);
    }
    return { declarations: this.declarations, statements: this.statements, blocks: this.blocks };
  }

  /** Reads a declaration, the head of a block or an at-rule; the index after it. */
  private statement(start: number): number {
    const named = this.declarationName(start);
    const isCustom = named?.name.startsWith("--") === true;
    const end = this.endOf(named?.valueAt ?? start, isCustom);
    const token = this.tokens[end];
    if (named !== undefined && (isCustom || token?.[0] !== TokenType.OpenCurly)) {
      this.addDeclaration(named.name, start, named.valueAt, end);
      return end;
    }
    const [type, , , , held] = this.tokens[start] ?? [];
    const isAt = type === TokenType.AtKeyword && held !== undefined && "value" in held;
    const block: CssBlock = {
      outer: this.block,
      rule: isAt ? held.value.toLowerCase() : "",
      prelude: this.textOf(isAt ? start + 1 : start, end),
      order: (this.order += 1),
    };
    if (token?.[0] !== TokenType.OpenCurly) {
      if (isAt) this.statements.push(block);
      return end;
    }
    this.depth += 1;
    if (this.depth > MAX_DEPTH) throw new FileProblem(`is nested more than ${MAX_DEPTH} levels deep.`);
    this.blocks.push(block);
    this.block = block;
    return end + 1;
  }

  /** The name of what looks like a declaration: `name:`, `--name:`, `$name:` or `@name:`. */
  private declarationName(start: number): { readonly name: string; readonly valueAt: number } | undefined {
    const first = this.tokens[start];
    if (first === undefined) return undefined;
    let at = start + 1;
    let name: string;
    if (first[0] === TokenType.Delim && first[1] === "$" && this.tokens[at]?.[0] === TokenType.Ident) {
      name = `$${this.tokens[at]?.[1] ?? ""}`;
      at += 1;
    } else if (first[0] === TokenType.Ident || first[0] === TokenType.AtKeyword) [, name] = first;
    else return undefined;
    while (isSpace(this.tokens[at])) at += 1;
    if (this.tokens[at]?.[0] !== TokenType.Colon) return undefined;
    return { name, valueAt: at + 1 };
  }

  /**
   * Index of the token that ends the statement: a semicolon, the brace that opens a block, or the one that closes the
   * block around it. A round bracket that is not closed ends with them too, so that one bad line costs no other.
   */
  private endOf(start: number, isCustom: boolean): number {
    let braces = 0;
    for (let at = start; at < this.tokens.length; at += 1) {
      const token = this.tokens[at];
      if (token === undefined) break;
      const isInterpolation = token[0] === TokenType.OpenCurly && /[#@]/.test(this.text.charAt(token[2] - 1));
      if (token[0] === TokenType.OpenCurly && (braces > 0 || isCustom || isInterpolation)) braces += 1;
      else if (token[0] === TokenType.CloseCurly && braces > 0) braces -= 1;
      else if (
        braces === 0 &&
        (token[0] === TokenType.Semicolon ||
          token[0] === TokenType.OpenCurly ||
          token[0] === TokenType.CloseCurly ||
          token[0] === TokenType.EOF)
      )
        return at;
    }
    return this.tokens.length;
  }

  private addDeclaration(name: string, start: number, valueAt: number, end: number): void {
    if (this.declarations.length >= MAX_DECLARATIONS)
      throw new FileProblem(
        `holds more than ${MAX_DECLARATIONS.toLocaleString("en")} declarations, which is the most that is read.`,
      );
    let [first, last] = [valueAt, end];
    while (first < last && isSpace(this.tokens[first])) first += 1;
    while (first < last && isSpace(this.tokens[last - 1])) last -= 1;
    const from = this.tokens[first]?.[2] ?? this.text.length;
    const to = first === last ? from : (this.tokens[last - 1]?.[3] ?? from) + 1;
    const whole = this.textOf(first, last);
    const value = whole.replace(/\s{0,9}!\s{0,9}important$/i, "");
    const at = this.tokens[start]?.[2] ?? 0;
    this.declarations.push({
      name,
      value,
      isImportant: value !== whole,
      ...this.place(at),
      at,
      from,
      to: value === whole ? to : from + this.text.slice(from, to).replace(/\s*!\s*important$/i, "").length,
      order: (this.order += 1),
      block: this.block,
    });
  }

  /** The text between two tokens without its comments. */
  private textOf(from: number, to: number): string {
    const parts: string[] = [];
    for (let at = from; at < to; at += 1) {
      const token = this.tokens[at];
      if (token === undefined) break;
      parts.push(token[0] === TokenType.Comment ? " " : token[1]);
    }
    return parts.join("").trim();
  }

  /** Counts from the place of the last call, so that the text is read only once. */
  private place(at: number): { readonly line: number; readonly column: number } {
    for (; this.counted < at; this.counted += 1)
      if (this.text.charCodeAt(this.counted) === LINE_END) {
        this.line += 1;
        this.lineAt = this.counted + 1;
      }
    return { line: this.line, column: at - this.lineAt + 1 };
  }
}

const LINE_END = 0x0a;

function isSpace(token: CSSToken | undefined): boolean {
  return (
    token !== undefined &&
    (token[0] === TokenType.Whitespace || token[0] === TokenType.Comment || token[0] === TokenType.CDO)
  );
}
