/** The values of objects and constants in JavaScript and TypeScript, with their paths of keys. Code is only read as text, never run. */
import { FileProblem } from "#engine/bytes/file-problem.ts";

const MAX_DEPTH = 64;
/** A comment, string, name, number or punctuator. Sticky: one pass over the text. */
const TOKEN =
  /\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*|"(?:[^"\\\n]|\\.){0,1000}"?|'(?:[^'\\\n]|\\.){0,1000}'?|`(?:[^`\\]|\\[\s\S]){0,1000}`?|[A-Za-z_$][\w$]*|\d[\w.]*|[^\s\w]|\s+/gy;
/** `colors.zinc`, `blue[500]`, `colors.zinc["500"]` as the whole of a value. */
const MEMBER =
  /\s{0,99}([A-Za-z_$][\w$]{0,60}(?:\.[A-Za-z_$][\w$]{0,60}|\[\s{0,9}["']?\w{1,60}["']?\s{0,9}\]){1,4})(?=\s{0,99}(?:[,;}\n]|$))/y;

export interface ScriptValue {
  /**
   * The name of the constant first; "" for what has no key. What stands in a branch of `mode === "dark" ? {…} : {…}` has
   * the mode in its path.
   */
  readonly path: readonly string[];
  /** Of a string what is between its quotes, else an expression of members. */
  readonly text: string;
  readonly isText: boolean;
  /** Offsets of `text` in the script. */
  readonly from: number;
  readonly to: number;
}

/** Whether it looks like JavaScript or TypeScript: an export, or a binding at the start of a line. */
export function isScript(text: string): boolean {
  return /(?:^|\n)[ \t]{0,40}(?:export\b|module\.exports\b|(?:const|let|var)[ \t]{1,9}[\w$]{1,200}[ \t]{0,9}[=:])/.test(
    text.slice(0, 200_000),
  );
}

/** Strings that are bound to a key or stand in a list, and members that are bound to a key. Throws a FileProblem on deep nesting. */
export function* scriptValues(text: string): Generator<ScriptValue> {
  const path: string[] = [];
  /** The other mode, by the depth at which a branch of one mode is open. */
  const branches = new Map<number, string>();
  let key: string | undefined;
  /** The mode of the branch that begins next. */
  let branch: string | undefined;
  let closed: string | undefined;
  let [last, lastText, beforeText] = ["", "", ""];
  for (const match of text.matchAll(TOKEN)) {
    const [token] = match;
    if (/^(?:\s|\/[/*])/.test(token)) continue;
    const first = token[0] ?? "";
    const isText = first === '"' || first === "'" || first === "`";
    if (first === "{" || first === "[") {
      if (branch !== undefined) branches.set(path.length, branch === "dark" ? "light" : "dark");
      path.push(branch ?? key ?? "");
      [key, branch] = [undefined, undefined];
      if (path.length > MAX_DEPTH) throw new FileProblem(`is nested more than ${MAX_DEPTH} levels deep.`);
    } else if (first === "}" || first === "]") {
      path.pop();
      closed = branches.get(path.length);
      branches.delete(path.length);
      key = undefined;
    } else if (first === "?" && beforeText === "=" && /^(?:light|dark)$/.test(lastText)) branch = lastText;
    else if (first === ":" && closed !== undefined && last === "}") branch = closed;
    else if (first === ":" || first === "=") {
      // `const dark: Theme = {`: the type is no name.
      const isTyped = first === "=" && key !== undefined && /[\w$>\]]/.test(last);
      if (lastText !== "" && !isTyped) key = lastText;
      MEMBER.lastIndex = match.index + 1;
      const member = MEMBER.exec(text);
      if (member?.[1] !== undefined) {
        const to = match.index + 1 + member[0].length;
        yield { path: [...path, key ?? ""], text: member[1], isText: false, from: to - member[1].length, to };
      }
    } else if (first === "," || first === ";") key = undefined;
    else if (isText && (last === ":" || last === "=" || last === "[" || last === ",")) {
      const value = token.slice(1, -1);
      const from = match.index + 1;
      yield { path: [...path, key ?? ""], text: value, isText, from, to: from + value.length };
    }
    beforeText = last;
    lastText = isText ? token.slice(1, -1) : /^[\w$]/.test(first) ? token : "";
    last = first;
  }
}
