/**
 * Matches selectors with the root of a page, its body and whatever switches a theme on them; css-what parses them.
 * A page is `<html …><body …>`, with the classes and attributes that are switched on.
 */
import { AttributeAction, parse, type Selector, SelectorType } from "css-what";

export type ElementName = "html" | "body";

const ELEMENTS: readonly ElementName[] = ["html", "body"];

/** A class, an attribute with its value, or a condition that is either on or off. */
export interface Switch {
  readonly kind: "class" | "attribute" | "condition" | "scheme" | "contrast";
  /** Where a class or an attribute stands. */
  readonly element: ElementName;
  /** Name of the class or attribute; text of a condition. */
  readonly name: string;
  /** Value of an attribute, and of a media feature. */
  readonly value: string;
}

export interface PageState {
  /** Keys of the switches that are on. */
  readonly on: ReadonlySet<string>;
}

/** One alternative of a selector list. */
export interface RootSelector {
  readonly element: ElementName;
  readonly specificity: readonly [number, number, number];
  /** The switches that have to be on. */
  readonly switches: readonly Switch[];
  /** Those within `:not()`. */
  readonly negated: readonly Switch[];
  /** Whether it is for html, :root, :host, body or `*` itself, and not for whatever has a class. */
  readonly isExplicit: boolean;
  /** The elements that it holds for; a class or an attribute alone may stand on both. */
  readonly matches: (state: PageState) => readonly ElementName[];
}

export const switchKey = ({ kind, element, name, value }: Switch): string =>
  `${kind} ${kind === "class" || kind === "attribute" ? element : ""} ${name} ${value}`;

/** Longer selectors do not come from a person, and nesting could multiply them. */
const MAX_SELECTOR = 4000;

/** Undefined for what is no selector. */
export function parseSelectors(text: string): Selector[][] | undefined {
  if (text.length > MAX_SELECTOR) return undefined;
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/** The alternatives that can match html or body; those for other elements are left out. */
export function rootSelectors(text: string): RootSelector[] {
  return (parseSelectors(text) ?? []).flatMap((selector): RootSelector[] => {
    const compounds = compoundsOf(selector);
    const last = compounds?.at(-1);
    if (compounds === undefined || last === undefined || compounds.length > 2) return [];
    const isChild = compounds.length === 2;
    const element = isChild || namesElement(last, "body") ? "body" : "html";
    if (isChild && namesElement(last, "html")) return [];
    const [outer, inner] = isChild ? compounds : [undefined, last];
    if (!isRootLike(inner ?? last) || (outer !== undefined && !isRootLike(outer))) return [];
    const outerElement: ElementName = "html";
    const named = (isNegated: boolean): Switch[] => [
      ...(outer === undefined ? [] : switchesOf(outer, outerElement, isNegated)),
      ...switchesOf(last, element, isNegated),
    ];
    return [
      {
        element,
        specificity: specificityOf(selector),
        switches: named(false),
        negated: named(true),
        isExplicit:
          namesElement(last, "html") || namesElement(last, "body") || (!isChild && last.every(isUniversal)),
        matches: (state) =>
          outer !== undefined
            ? matchesCompound(outer, outerElement, state) && matchesCompound(last, element, state)
              ? [element]
              : []
            : ELEMENTS.filter((each) => matchesCompound(last, each, state)),
      },
    ];
  });
}

type Compound = readonly Selector[];

/** Undefined for sibling combinators. */
function compoundsOf(selector: readonly Selector[]): Compound[] | undefined {
  const compounds: Selector[][] = [[]];
  for (const part of selector) {
    if (part.type === SelectorType.Descendant || part.type === SelectorType.Child) compounds.push([]);
    else if (isCombinator(part)) return undefined;
    else compounds.at(-1)?.push(part);
  }
  return compounds;
}

function isCombinator({ type }: Selector): boolean {
  return (
    type === SelectorType.Adjacent ||
    type === SelectorType.Sibling ||
    type === SelectorType.Parent ||
    type === SelectorType.ColumnCombinator
  );
}

/** HTML's element names in any case. */
const isTag = (name: string, element: ElementName): boolean => name.toLowerCase() === element;
const isUniversal = ({ type }: Selector): boolean => type === SelectorType.Universal;
const LISTS: ReadonlySet<string> = new Set(["is", "where", "matches", "-webkit-any", "-moz-any", "any"]);
const ROOTS: ReadonlySet<string> = new Set(["root", "host", "scope"]);

/** `#id`, which css-what gives as an attribute whose case depends on the document. */
function isId(part: Selector): boolean {
  return part.type === SelectorType.Attribute && part.name === "id" && part.ignoreCase === "quirks";
}

/** Whether every part can hold for html or body. */
function isRootLike(compound: Compound): boolean {
  return compound.every((part) => {
    if (part.type === SelectorType.Tag) return isTag(part.name, "html") || isTag(part.name, "body");
    if (part.type === SelectorType.PseudoElement) return false;
    if (isId(part)) return false;
    if (part.type !== SelectorType.Pseudo) return true;
    if (ROOTS.has(part.name)) return true;
    if (part.name === "host-context" || part.name === "not" || part.name === "has") return true;
    if (!LISTS.has(part.name) || !Array.isArray(part.data)) return false;
    return part.data.some((each) => pageCompounds(each)?.every(isRootLike) === true);
  });
}

/** The compounds of a selector that is short enough for a page: that of the element, or of the root and the body. */
function pageCompounds(selector: readonly Selector[]): Compound[] | undefined {
  const compounds = compoundsOf(selector);
  return compounds === undefined || compounds.length > 2 ? undefined : compounds;
}

function namesElement(compound: Compound, element: ElementName): boolean {
  return compound.some((part) => {
    if (part.type === SelectorType.Tag) return isTag(part.name, element);
    if (part.type !== SelectorType.Pseudo) return false;
    if (element === "html" && ROOTS.has(part.name)) return true;
    return (
      LISTS.has(part.name) &&
      Array.isArray(part.data) &&
      part.data.some((each) => namesElement(compoundsOf(each)?.at(-1) ?? [], element))
    );
  });
}

/** The switch of a class, an attribute, or of a pseudo-class that depends on a control such as `:has(#dark:checked)`. */
function switchOf(part: Selector, element: ElementName): Switch | undefined {
  if (part.type === SelectorType.Attribute) {
    const kind = part.name === "class" ? "class" : "attribute";
    return kind === "class"
      ? { kind, element, name: part.value, value: "" }
      : { kind, element, name: part.name, value: part.value };
  }
  if (part.type === SelectorType.Pseudo && part.name === "has")
    return { kind: "condition", element, name: `has ${textOf(part.data)}`, value: "" };
  return undefined;
}

function textOf(data: unknown): string {
  if (!Array.isArray(data)) return String(data);
  return data
    .flat()
    .map((part: Selector) => ("value" in part ? part.value : "name" in part ? part.name : " "))
    .join(" ");
}

/** Those that have to be on, or those that have to be off. Of `:is(.a, .b)` the first one suffices. */
function switchesOf(
  compound: Compound,
  element: ElementName,
  isNegated: boolean,
  isWithinNot = false,
): Switch[] {
  return compound.flatMap((part): Switch[] => {
    const own = switchOf(part, element);
    if (own !== undefined) return isNegated === isWithinNot ? [own] : [];
    if (part.type !== SelectorType.Pseudo || !Array.isArray(part.data)) return [];
    const isNot = part.name === "not";
    const known = part.data.flatMap((each) => {
      const compounds = pageCompounds(each);
      return compounds === undefined ? [] : [compounds];
    });
    return (isNot || isNegated ? known : known.slice(0, 1)).flatMap((compounds) =>
      compounds.flatMap((each, index) =>
        switchesOf(each, index < compounds.length - 1 ? "html" : element, isNegated, isWithinNot !== isNot),
      ),
    );
  });
}

function matchesCompound(compound: Compound, element: ElementName, state: PageState): boolean {
  return compound.every((part) => {
    if (part.type === SelectorType.Tag) return isTag(part.name, element);
    if (part.type === SelectorType.Universal) return true;
    if (part.type === SelectorType.Attribute) return matchesAttribute(part, element, state);
    if (part.type !== SelectorType.Pseudo) return false;
    if (ROOTS.has(part.name) && part.data === null) return element === "html";
    const own = switchOf(part, element);
    if (own !== undefined) return state.on.has(switchKey(own));
    if (!Array.isArray(part.data)) return false;
    const any = part.data.some((each) => {
      const [first, second] = pageCompounds(each) ?? [];
      if (first === undefined) return false;
      if (second === undefined) return matchesCompound(first, element, state);
      // Within the root there is the body alone.
      return (
        element === "body" && matchesCompound(first, "html", state) && matchesCompound(second, "body", state)
      );
    });
    if (part.name === "not") return !any;
    return any && (LISTS.has(part.name) || part.name === "host-context" || part.name === "host");
  });
}

/** An operator such as `^=` holds for the very value that it names, which is what its switch puts there. */
function matchesAttribute(
  part: Extract<Selector, { type: SelectorType.Attribute }>,
  element: ElementName,
  state: PageState,
): boolean {
  const own = switchOf(part, element);
  if (own !== undefined && state.on.has(switchKey(own))) return true;
  if (part.name === "class") return false;
  const start = `attribute ${element} ${part.name} `;
  for (const key of state.on) {
    if (!key.startsWith(start)) continue;
    const value = key.slice(start.length);
    if (part.action === AttributeAction.Exists) return true;
    if (part.action === AttributeAction.Start && value.startsWith(part.value)) return true;
    if (part.action === AttributeAction.End && value.endsWith(part.value)) return true;
    if (part.action === AttributeAction.Any && value.includes(part.value)) return true;
    if (part.action === AttributeAction.Hyphen && value.startsWith(`${part.value}-`)) return true;
    if (part.action === AttributeAction.Element && value.split(/\s+/).includes(part.value)) return true;
  }
  return false;
}

/** Selectors 4 §17. */
export function specificityOf(selector: readonly Selector[]): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  for (const part of selector) {
    if (part.type === SelectorType.Attribute) sum[isId(part) ? 0 : 1] += 1;
    else if (part.type === SelectorType.Tag || part.type === SelectorType.PseudoElement) sum[2] += 1;
    else if (part.type === SelectorType.Pseudo) {
      const isList = LISTS.has(part.name) || part.name === "not" || part.name === "has";
      if (!isList) sum[1] += 1;
      if (part.name === "where" || !Array.isArray(part.data)) continue;
      const most = part.data.map(specificityOf).toSorted(compareSpecificity).at(-1) ?? [0, 0, 0];
      for (const index of [0, 1, 2] as const) sum[index] += most[index];
    }
  }
  return sum;
}

/** Negative if the first is weaker. */
export function compareSpecificity(
  a: readonly [number, number, number],
  b: readonly [number, number, number],
): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}
