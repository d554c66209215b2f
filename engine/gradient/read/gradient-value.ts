/** Finds the value with the gradients in a text: the background's own in a rule, a custom property, or the bare text. */

import { FileProblem } from "#engine/bytes/file-problem.ts";
import { groupedBy } from "#engine/bytes/grouped.ts";
import { type CssDeclaration, parseRules } from "#engine/css/css-rules.ts";
import { chosen, ValueComputer } from "#engine/css/css-values.ts";
import type { GradientBox } from "./gradient-lengths.ts";
import type { Part } from "./split-words.ts";

export interface GradientValue extends Part {
  /** Whether `text` stands in the given text as it is, so that places in it can be named. */
  readonly isAsGiven: boolean;
  /** The box of the same rule. */
  readonly box: GradientBox | undefined;
  /** `background-size` of the same rule. */
  readonly size: string | undefined;
}

export type FoundValue =
  | { readonly ok: true; readonly value: GradientValue; readonly notices: readonly string[] }
  /** `at` is an index. */
  | { readonly ok: false; readonly message: string; readonly at: number };

/** As long as a text of gradients may be. */
const MAX_GRADIENT = 40_000;
const GRADIENT = /(?:linear|radial|conic)-gradient\(|-(?:webkit|moz|o|ms)-gradient\(/i;
const BARE =
  /^\s*(?:-\w+-)?(?:repeating-)?(?:linear|radial|conic)-gradient\(|^\s*-webkit-gradient\(|^\s*(?:none|url\()/i;

/** Undefined for a text whose gradients are in no declaration and not at its start. Never throws. */
export function gradientValue(text: string): FoundValue | undefined {
  const all = declarationsIn(text);
  const computer = new ValueComputer(
    {
      declared: (name) => all.findLast((each) => each.name === name)?.value,
      inherited: () => undefined,
    },
    MAX_GRADIENT,
  );
  // A background that only names a variable is the gradient of that variable.
  const isGradient = (value: string): boolean =>
    GRADIENT.test(value) || (/var\(|[$@]/i.test(value) && GRADIENT.test(computer.computed(value) ?? ""));
  const candidates = all.filter(({ name, value }) => rankOf(name) !== undefined && isGradient(value));
  const best = Math.min(...candidates.map(({ name }) => rankOf(name) ?? Number.POSITIVE_INFINITY));
  const fitting = candidates.filter(({ name }) => rankOf(name) === best);
  const groups = [...groupedBy(fitting, groupOf).values()];
  const own =
    groups.find(([first]) => first !== undefined && !/::?(?:before|after)\b/i.test(whereOf(first))) ??
    groups[0];
  if (own === undefined) {
    if (!BARE.test(text)) return undefined;
    const at = text.length - text.trimStart().length;
    const bare = text.trim().replace(/;\s*$/, "");
    return resolved({ text: bare, at }, undefined, all, []);
  }
  const plain = own.filter(({ value }) => !/^\s*-/.test(value));
  const declaration = plain.at(-1) ?? own.at(-1);
  if (declaration === undefined) return undefined;
  const notices =
    groups.length > 1
      ? [`This text has ${groups.length} rules with gradients; that of ${whereOf(declaration)} was taken.`]
      : [];
  return resolved({ text: declaration.value, at: declaration.from }, declaration, all, notices);
}

function declarationsIn(text: string): readonly CssDeclaration[] {
  try {
    return parseRules(text).declarations;
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    return [];
  }
}

/** The lower, the more it is the gradient of the picture; undefined for other properties. */
function rankOf(name: string): number | undefined {
  const plain = name.toLowerCase();
  if (/^background(?:-image|image)?$/.test(plain)) return 0;
  if (/^(?:--|[$@])/.test(plain)) return 1;
  if (/^(?:-webkit-)?border-image(?:-source)?$|^list-style(?:-image)?$|^content$|^fill$|^[a-z]+$/.test(plain))
    return 2;
  return /^(?:-webkit-)?mask(?:-image)?$/.test(plain) ? 3 : undefined;
}

/** Declarations of one selector belong together, those within @supports too; custom properties by their names. */
function groupOf(declaration: CssDeclaration): string {
  const name = /^(?:--|[$@])/.test(declaration.name) ? declaration.name : "";
  return `${name} ${selectorOf(declaration)}`;
}

function selectorOf({ block }: CssDeclaration): string {
  for (let each = block; each !== undefined; each = each.outer) if (each.rule === "") return each.prelude;
  return "";
}

function whereOf(declaration: CssDeclaration): string {
  const name = /^(?:--|[$@])/.test(declaration.name) ? declaration.name : selectorOf(declaration);
  return name === "" ? "the first" : name.slice(0, 60);
}

/** References replaced by what the text defines, colors of the page by those of the rule. */
function resolved(
  part: Part,
  declaration: CssDeclaration | undefined,
  all: readonly CssDeclaration[],
  notices: readonly string[],
): FoundValue {
  const own = all.filter(({ block }) => block === declaration?.block);
  const valueOf = (name: string): string | undefined =>
    (own.findLast((each) => each.name === name) ?? all.findLast((each) => each.name === name))?.value;
  const said = [...notices];
  let { text } = part;
  if (/var\(|[$@]/i.test(text)) {
    const computer = new ValueComputer({ declared: valueOf, inherited: () => undefined }, MAX_GRADIENT);
    const whole = computer.computed(text);
    if (whole === undefined) {
      const unknown = [...text.matchAll(/var\(\s*(--[^\s,)]+)/gi)].find(
        ([, name = ""]) => computer.valueOf(name) === undefined,
      );
      const name = unknown?.[1] ?? "A variable";
      const why = valueOf(name) === undefined ? "is not defined in this text" : "refers to itself";
      return { ok: false, message: `${name} ${why}.`, at: part.at + (unknown?.index ?? 0) };
    }
    text = whole;
  }
  if (/light-dark\(/i.test(text)) {
    text = chosen(text, "light");
    said.push("Of light-dark() the light color was taken.");
  }
  const current = own.findLast(({ name }) => name === "color")?.value;
  if (current !== undefined) text = text.replaceAll(/\bcurrentcolor\b/gi, current);
  return {
    ok: true,
    notices: said,
    value: {
      text,
      at: part.at,
      isAsGiven: text === part.text,
      box: boxOf(own),
      size: own.findLast(({ name }) => /^(?:-\w+-)?background-size$/i.test(name))?.value,
    },
  };
}

function boxOf(own: readonly CssDeclaration[]): GradientBox | undefined {
  const pixelsOf = (side: string): number | undefined => {
    const value = own.findLast(({ name }) => name === side)?.value ?? "";
    const pixels = /^(\d+(?:\.\d+)?)px$/.exec(value)?.[1];
    return pixels === undefined ? undefined : Number(pixels);
  };
  const [width, height] = [pixelsOf("width"), pixelsOf("height")];
  return width === undefined || height === undefined || width === 0 || height === 0
    ? undefined
    : { width, height };
}
