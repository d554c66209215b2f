/** Variables of SCSS, Less and Stylus, which have no modes: a name or a comment says which are the dark ones. */
import type { CssBlock, CssDeclaration } from "./css-rules.ts";

export interface SassVariable {
  /** With "$" or "@"; a variable of Stylus gets a "$". */
  readonly name: string;
  /** With `!default`. */
  readonly value: string;
  readonly isDark: boolean;
  /** Of a map's entry: the name of the map without "$", then the keys. */
  readonly path?: readonly string[];
  readonly declaration: CssDeclaration;
}

const DARK_MARK = /^[ \t]*\/\/[ \t]*dark[ \t\r]*$/im;
/** A line of Stylus, which has neither braces nor semicolons. */
const STYLUS_LINE =
  /^([ \t]*\$?)([\p{L}_][\p{L}\p{M}\p{N}_-]{0,199})([ \t]{0,40}=[ \t]{0,40})(\S[^\n;{}]{0,400})/gmu;
const MAX_STYLUS = 200_000;

/** In the order of the text. */
export function sassVariables(text: string, declarations: readonly CssDeclaration[]): SassVariable[] {
  const mark = text.includes("//")
    ? (DARK_MARK.exec(text)?.index ?? Number.POSITIVE_INFINITY)
    : Number.POSITIVE_INFINITY;
  const own = declarations
    .filter(({ name }) => /^[$@]/.test(name))
    .map((declaration): SassVariable => {
      const { name, value, at, block } = declaration;
      return { name, value, isDark: at > mark || isOfDarkScheme(block), declaration };
    });
  return text.length <= MAX_STYLUS && !/[;{]/.test(text) ? [...own, ...stylusVariables(text, mark)] : own;
}

/** Sass has no variable of its own in a media query, but a file of dark ones is read in one. */
function isOfDarkScheme(block: CssBlock | undefined): boolean {
  return (
    block?.rule === "media" &&
    block.outer === undefined &&
    /^\(prefers-color-scheme: dark\)$/.test(block.prelude)
  );
}

function stylusVariables(text: string, mark: number): SassVariable[] {
  let [line, counted] = [1, 0];
  return [...text.matchAll(STYLUS_LINE)].map((match, index): SassVariable => {
    const [, lead = "", plain = "", between = "", value = ""] = match;
    const at = match.index + lead.length;
    for (; counted < at; counted += 1) if (text.charCodeAt(counted) === 0x0a) line += 1;
    const from = at + plain.length + between.length;
    const name = `$${plain}`;
    const bare = value.replace(/\s\/\/.*$/, "").trim();
    const declaration: CssDeclaration = {
      name,
      value: bare,
      isImportant: false,
      line,
      column: lead.length + 1,
      at,
      from,
      to: from + bare.length,
      order: index,
      block: undefined,
    };
    return { name, value: bare, isDark: at > mark, declaration };
  });
}
