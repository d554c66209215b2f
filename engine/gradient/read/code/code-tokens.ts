/** Source code of Swift, Kotlin, Dart and JavaScript as tokens, without comments. Code is only read as text, never run. */

export interface CodeToken {
  readonly kind: "number" | "text" | "name" | "sign";
  /** A text without its quotes. */
  readonly text: string;
  readonly at: number;
}

/** Sticky: one pass over the text. A number may end in f, F, L or d. */
const TOKEN =
  /(\s+|\/\/[^\n]*|\/\*[^]*?(?:\*\/|$))|(0x[\da-f_]+|(?:\d[\d_]*\.?\d*|\.\d+)(?:e[+-]?\d+)?[fFLd]?(?!\w))|("(?:[^"\\\n]|\\.){0,1000}"?|'(?:[^'\\\n]|\\.){0,1000}'?|`[^`]{0,1000}`?)|([A-Za-z_$@#][\w$]*)|([^])/giy;

/** A range such as `0..<3` is no number with a point. */
export function codeTokens(text: string): readonly CodeToken[] {
  const tokens: CodeToken[] = [];
  for (const { index: at, 1: blank, 2: number, 3: quoted, 4: name, 5: sign } of text.matchAll(TOKEN)) {
    if (blank !== undefined) continue;
    if (number !== undefined) tokens.push({ kind: "number", text: number, at });
    else if (quoted !== undefined) tokens.push({ kind: "text", text: quoted.slice(1, -1), at });
    else if (name !== undefined) tokens.push({ kind: "name", text: name, at });
    else tokens.push({ kind: "sign", text: sign ?? "", at });
  }
  return tokens;
}

/** NaN for what is no number. */
export function numberOfToken(text: string): number {
  const plain = text.replaceAll("_", "");
  return Number(/^0x/i.test(plain) ? plain : plain.replace(/[fFLd]$/, ""));
}
