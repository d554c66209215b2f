/**
 * The values of expressions in source code, as far as gradients need them: arithmetic with the sides of the box, points,
 * colors, lists, and calls with their arguments. What is none of these is unknown until it is asked for.
 */

import { type Box } from "#engine/gradient/geometry.ts";
import { PaintProblem } from "#engine/gradient/read/native/paint.ts";
import { codeColorAt } from "#engine/parse/notations/code-color.ts";
import { type CodeToken, numberOfToken } from "./code-tokens.ts";
import type { CodeArgument, CodeValue } from "./code-value.ts";
import { knownCall, knownMember, knownName } from "./known-names.ts";

/** Deeper expressions are none of a gradient. */
const MAX_DEPTH = 40;
/** Evaluated expressions of a text; more is not a gradient. */
const MAX_STEPS = 20_000;

/** One text in one box. */
export class CodeReader {
  readonly tokens: readonly CodeToken[];
  readonly box: Box;
  private readonly text: string;
  private readonly definitions: ReadonlyMap<string, Definition>;
  private depth = 0;
  private steps = 0;

  constructor(text: string, tokens: readonly CodeToken[], box: Box) {
    this.text = text;
    this.tokens = tokens;
    this.box = box;
    this.definitions = definitionsOf(tokens);
  }

  /** The value that a name is given in this text, such as "layer.colors". */
  valueOf(name: string): CodeValue | undefined {
    const definition = this.definitions.get(name);
    if (definition === undefined) return undefined;
    const [value] = this.read(definition.from);
    const { item } = definition;
    if (item === undefined) return value;
    return value.kind === "list" ? value.items[item] : undefined;
  }

  /** Last parts of the names that are given a value, as "colors" in "layer.colors = …". */
  namesEndingIn(end: string): readonly string[] {
    return [...this.definitions.keys()].filter((name) => name.endsWith(`.${end}`));
  }

  /** The expression that begins at a token, and the token after it. */
  read(from: number): readonly [CodeValue, number] {
    this.depth += 1;
    this.steps += 1;
    if (this.depth > MAX_DEPTH || this.steps > MAX_STEPS)
      throw new PaintProblem("This code is more than a gradient.", this.tokens[from]?.at);
    const [first, end] = this.sum(from);
    this.depth -= 1;
    // Kotlin's pairs.
    if (!this.isName(end, "to")) return [first, end];
    const [second, after] = this.read(end + 1);
    return [{ kind: "list", items: [first, second] }, after];
  }

  private sum(from: number): readonly [CodeValue, number] {
    let [value, at] = this.product(from);
    while (this.isSign(at, "+") || this.isSign(at, "-")) {
      const [other, end] = this.product(at + 1);
      value = added(value, other, this.isSign(at, "+") ? 1 : -1, this.tokens[at]?.at ?? 0);
      at = end;
    }
    return [value, at];
  }

  private product(from: number): readonly [CodeValue, number] {
    let [value, at] = this.unary(from);
    while (this.isSign(at, "*") || this.isSign(at, "/")) {
      const [other, end] = this.unary(at + 1);
      value = scaled(value, other, this.isSign(at, "/"), this.tokens[at]?.at ?? 0);
      at = end;
    }
    return [value, at];
  }

  private unary(from: number): readonly [CodeValue, number] {
    if (this.isSign(from, "-")) {
      const [value, end] = this.unary(from + 1);
      return [scaled(value, { kind: "number", value: -1 }, false, this.tokens[from]?.at ?? 0), end];
    }
    // Kotlin's spread, which changes nothing here.
    if (this.isSign(from, "*") || this.isName(from, "const") || this.isName(from, "new"))
      return this.unary(from + 1);
    return this.members(...this.primary(from));
  }

  /** What stands behind a value: members and calls of them. */
  private members(given: CodeValue, from: number): readonly [CodeValue, number] {
    let [value, at] = [given, from];
    while ((this.isSign(at, ".") || this.isSign(at, "!")) && value.kind !== "name") {
      if (this.isSign(at, "!")) {
        at += 1;
        continue;
      }
      const member = this.tokens[at + 1];
      if (member?.kind !== "name") break;
      const isCall = this.isSign(at + 2, "(");
      const [args, end] = isCall ? this.arguments(at + 2) : [[], at + 2];
      value = knownMember(value, member.text) ?? {
        kind: "call",
        name: `.${member.text}`,
        args: [{ name: "of", value }, ...args],
        at: member.at,
      };
      at = end;
    }
    return [value, at];
  }

  private primary(from: number): readonly [CodeValue, number] {
    const token = this.tokens[from];
    if (token === undefined)
      return [{ kind: "unknown", why: "The code breaks off.", at: this.text.length }, from];
    const { kind, text, at } = token;
    if (kind === "number") return [{ kind, value: numberOfToken(text) }, from + 1];
    if (kind === "text") return [{ kind, text }, from + 1];
    if (text === "(" || text === "[") {
      const [items, end] = this.arguments(from);
      const [only] = items;
      if (text === "(" && items.length === 1 && only !== undefined) return [only.value, end];
      return [{ kind: "list", items: items.map(({ value }) => value) }, end];
    }
    if (text === "<") {
      const close = this.closing(from, "<", ">");
      return this.isSign(close, "[") ? this.primary(close) : this.unknown(from, at, text);
    }
    if (kind === "name" || text === ".") {
      const color = codeColorAt(
        text === "." ? `Color${this.text.slice(at, at + 60)}` : this.text,
        text === "." ? 0 : at,
      );
      if (color?.ok === true) {
        const end = text === "." ? at + color.end - "Color".length : color.end;
        return [{ kind: "color", color: color.color }, this.tokenAfter(from, end)];
      }
      return this.named(from, color?.why);
    }
    return this.unknown(from, at, text);
  }

  /** A name with its members, or a call of it. */
  private named(from: number, why: string | undefined): readonly [CodeValue, number] {
    let [name, at] = ["", from];
    const start = this.tokens[from]?.at ?? 0;
    if (this.isSign(at, ".")) [name, at] = [".", at + 1];
    for (;;) {
      const token = this.tokens[at];
      if (token?.kind !== "name") break;
      name += token.text;
      at += 1;
      const own = this.isDefined(name, from) ? this.valueOf(name) : undefined;
      if (own !== undefined && !this.isSign(at, "(")) return this.members(own, at);
      // The element type of a list or a call, as in listOf<Color>().
      const after = this.isSign(at, "<") ? this.closing(at, "<", ">") : at;
      if (this.isSign(after, "(")) {
        const [args, end] = this.arguments(after);
        const call: CodeValue = { kind: "call", name, args, at: start };
        if (why !== undefined) return [{ kind: "unknown", why, at: start }, end];
        return this.members(knownCall(call) ?? call, end);
      }
      if (!this.isSign(at, ".") || this.tokens[at + 1]?.kind !== "name") break;
      name += ".";
      at += 1;
    }
    if (why !== undefined) return [{ kind: "unknown", why, at: start }, at];
    return [knownName(name, this.box) ?? { kind: "name", name, at: start }, at];
  }

  /** A name does not stand for itself, as in `gradient: gradient` of its own definition. */
  private isDefined(name: string, from: number): boolean {
    const definition = this.definitions.get(name);
    return definition !== undefined && definition.from !== from;
  }

  /** The arguments in brackets that open at a token. What is not understood is skipped up to the next comma. */
  arguments(open: number): readonly [readonly CodeArgument[], number] {
    const items: CodeArgument[] = [];
    let at = open + 1;
    while (at < this.tokens.length && !this.isClose(at)) {
      const label = this.tokens[at];
      const isLabeled =
        label?.kind === "name" &&
        (this.isSign(at + 1, ":") || (this.isSign(at + 1, "=") && !this.isSign(at + 2, "=")));
      const start = isLabeled ? at + 2 : at;
      const [value, end] = this.isClose(start) ? this.unknown(start, label?.at ?? 0, "") : this.read(start);
      const next = this.afterItem(end);
      items.push({
        name: isLabeled ? label.text : undefined,
        value:
          next === end
            ? value
            : { kind: "unknown", why: "This is not understood here.", at: this.tokens[end]?.at ?? 0 },
      });
      at = this.isSign(next, ",") ? next + 1 : next;
    }
    return [items, at + 1];
  }

  /** The next comma or closing bracket of the same depth. */
  private afterItem(from: number): number {
    let depth = 0;
    for (let at = from; at < this.tokens.length; at += 1) {
      const token = this.tokens[at];
      if (token?.kind !== "sign") continue;
      if (depth === 0 && (token.text === "," || this.isClose(at))) return at;
      if ("([{".includes(token.text)) depth += 1;
      if (")]}".includes(token.text)) depth -= 1;
    }
    return this.tokens.length;
  }

  /** The token after the sign that closes the one at `from`, or `from` itself without one nearby. */
  private closing(from: number, open: string, close: string): number {
    let depth = 0;
    for (let at = from; at < Math.min(this.tokens.length, from + 12); at += 1) {
      if (this.isSign(at, open)) depth += 1;
      if (this.isSign(at, close)) depth -= 1;
      if (depth === 0) return at + 1;
    }
    return from;
  }

  private tokenAfter(from: number, end: number): number {
    let at = from;
    while (at < this.tokens.length && (this.tokens[at]?.at ?? 0) < end) at += 1;
    return at;
  }

  private unknown(from: number, at: number, text: string): readonly [CodeValue, number] {
    return [
      { kind: "unknown", why: `“${text.slice(0, 30)}” is not understood here.`, at },
      from + (text === "" || this.isClose(from) ? 0 : 1),
    ];
  }

  private isClose(at: number): boolean {
    return this.isSign(at, ")") || this.isSign(at, "]") || this.isSign(at, "}");
  }

  isSign(at: number, sign: string): boolean {
    const token = this.tokens[at];
    return token?.kind === "sign" && token.text === sign;
  }

  isName(at: number, name: string): boolean {
    const token = this.tokens[at];
    return token?.kind === "name" && token.text === name;
  }
}

interface Definition {
  readonly from: number;
  /** Which of a list it is. */
  readonly item?: number;
}

const KEYWORD = /^(?:let|val|var|const|final)$/;

/** The first value that each name is given. */
function definitionsOf(tokens: readonly CodeToken[]): ReadonlyMap<string, Definition> {
  const found = new Map<string, Definition>();
  const add = (name: string, definition: Definition): void => {
    if (name !== "" && !found.has(name)) found.set(name, definition);
  };
  const isEqual = (at: number): boolean =>
    tokens[at]?.text === "=" &&
    tokens[at]?.kind === "sign" &&
    tokens[at + 1]?.text !== "=" &&
    !/^[=<>!]$/.test(tokens[at - 1]?.text ?? "");
  for (let at = 1; at < tokens.length; at += 1) {
    if (!isEqual(at)) continue;
    let start = at - 1;
    while (
      start > 0 &&
      at - start < 14 &&
      !KEYWORD.test(tokens[start]?.text ?? "") &&
      !/^[;{}()=]$/.test(tokens[start]?.text ?? "")
    )
      start -= 1;
    if (KEYWORD.test(tokens[start]?.text ?? "")) {
      const names = tokens.slice(start + 1, at);
      if (names[0]?.text === "[")
        for (const [item, { text }] of names.filter(({ kind }) => kind === "name").entries())
          add(text, { from: at + 1, item });
      else add((names[1]?.text === ":" ? names[0] : names.at(-1))?.text ?? "", { from: at + 1 });
    } else {
      let name = tokens[at - 1]?.text ?? "";
      for (let dot = at - 2; tokens[dot]?.text === "." && tokens[dot - 1]?.kind === "name"; dot -= 2)
        name = `${tokens[dot - 1]?.text}.${name}`;
      if (name.includes(".")) add(name, { from: at + 1 });
    }
  }
  return found;
}

function unknown(at: number): CodeValue {
  return { kind: "unknown", why: "This is computed in a way that is not understood here.", at };
}

function added(a: CodeValue, b: CodeValue, sign: 1 | -1, at: number): CodeValue {
  if (a.kind === "number" && b.kind === "number") return { kind: "number", value: a.value + sign * b.value };
  if (a.kind === "angle" && b.kind === "angle")
    return { kind: "angle", degrees: a.degrees + sign * b.degrees };
  if (a.kind === "point" && b.kind === "point")
    return { kind: "point", x: a.x + sign * b.x, y: a.y + sign * b.y };
  return unknown(at);
}

function scaled(a: CodeValue, b: CodeValue, isDivided: boolean, at: number): CodeValue {
  if (a.kind === "number" && b.kind !== "number" && !isDivided) return scaled(b, a, false, at);
  if (b.kind !== "number") return unknown(at);
  const by = isDivided ? 1 / b.value : b.value;
  if (a.kind === "number") return { kind: "number", value: isDivided ? a.value / b.value : a.value * by };
  if (a.kind === "angle") return { kind: "angle", degrees: a.degrees * by };
  if (a.kind === "point") return { kind: "point", x: a.x * by, y: a.y * by };
  return unknown(at);
}
