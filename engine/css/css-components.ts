/**
 * Selectors of what is not the page itself: `.card`, `.dark .card`. What switches a theme is told from what names the
 * component, so that a component has its values in each mode too.
 */
import { type Selector, SelectorType, stringify } from "css-what";
import { isThemeName, meaningOf } from "./css-modes.ts";
import { type PageState, parseSelectors, type Switch, specificityOf, switchKey } from "./selector-match.ts";

export interface ComponentSelector {
  /** The selector without what switches a theme. */
  readonly key: string;
  readonly specificity: readonly [number, number, number];
  readonly switches: readonly Switch[];
  readonly negated: readonly Switch[];
  readonly matches: (state: PageState) => boolean;
}

/** Undefined for text that is no selector, as Sass has. */
export function componentSelectors(text: string): ComponentSelector[] | undefined {
  return parseSelectors(text)
    ?.flatMap(expanded)
    .map((selector) => {
      const [switches, negated]: [Switch[], Switch[]] = [[], []];
      const kept = without(selector, switches, negated);
      return {
        key: stringify([kept]),
        specificity: specificityOf(selector),
        switches,
        negated,
        matches: ({ on }) =>
          switches.every((each) => on.has(switchKey(each))) &&
          negated.every((each) => !on.has(switchKey(each))),
      };
    });
}

/** More alternatives of one selector than people write. */
const MAX_ALTERNATIVES = 32;

/** One selector for each alternative of `:is()` and `:where()`: `:is(.app, .card) p` is `.app p` and `.card p`. */
function expanded(selector: readonly Selector[]): (readonly Selector[])[] {
  let all: Selector[][] = [[]];
  for (const part of selector) {
    const isList =
      part.type === SelectorType.Pseudo &&
      (part.name === "is" || part.name === "where") &&
      Array.isArray(part.data) &&
      part.data.length * all.length <= MAX_ALTERNATIVES;
    const choices = isList && Array.isArray(part.data) ? part.data : [[part]];
    all = all.flatMap((start) => choices.map((choice) => [...start, ...choice]));
  }
  return all;
}

function without(selector: readonly Selector[], switches: Switch[], negated: Switch[]): Selector[] {
  const kept: Selector[] = [];
  for (const part of selector) {
    const own = themeSwitch(part);
    if (own !== undefined) switches.push(own);
    else if (part.type === SelectorType.Pseudo && Array.isArray(part.data)) {
      const inner: [Switch[], Switch[]] = [[], []];
      const [first, ...more] = part.data.map((each) => without(each, inner[0], inner[1]));
      if (first?.length === 0) {
        if (part.name === "not") negated.push(...inner[0]);
        else switches.push(...inner[0].slice(0, 1));
      } else kept.push(part.name === "not" ? part : { ...part, data: [first ?? [], ...more] });
      if (first !== undefined && first.length > 0 && part.name !== "not") switches.push(...inner[0]);
    } else if (part.type === SelectorType.Descendant || part.type === SelectorType.Child) {
      if (kept.length > 0) kept.push(part);
    } else if (!isPage(part)) kept.push(part);
  }
  while (kept[0]?.type === SelectorType.Descendant || kept[0]?.type === SelectorType.Child) kept.shift();
  const last = kept.at(-1)?.type;
  if (last === SelectorType.Descendant || last === SelectorType.Child) kept.pop();
  return kept;
}

function isPage(part: Selector): boolean {
  if (part.type === SelectorType.Tag) return /^(?:html|body)$/i.test(part.name);
  return part.type === SelectorType.Pseudo && part.data === null && part.name === "root";
}

/** A class or attribute that means light, dark or contrast, wherever it stands. */
function themeSwitch(part: Selector): Switch | undefined {
  if (part.type !== SelectorType.Attribute || part.name === "id") return undefined;
  const own: Switch =
    part.name === "class"
      ? { kind: "class", element: "html", name: part.value, value: "" }
      : { kind: "attribute", element: "html", name: part.name, value: part.value };
  const { scheme, isHigh } = meaningOf(own);
  return isThemeName(own) && (scheme !== undefined || isHigh) ? own : undefined;
}
