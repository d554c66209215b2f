/** What the rules of a style sheet apply to: selectors with nesting, conditions, cascade layers. */
import { groupedBy } from "#engine/bytes/grouped.ts";
import { type ReadCondition, readCondition } from "./css-conditions.ts";
import type { CssBlock, CssDeclaration, CssRules } from "./css-rules.ts";
import { plainSelector } from "./scoped-selectors.ts";
import {
  type PageState,
  type RootSelector,
  rootSelectors,
  type Switch,
  switchKey,
} from "./selector-match.ts";
import { topLevelParts } from "./top-level.ts";

export interface ScopeRule {
  readonly block: CssBlock | undefined;
  /** The selectors for the root or the body of a page; none for a rule of other elements. */
  readonly selectors: readonly RootSelector[];
  /** With those of the rules around it; undefined for declarations of no element. */
  readonly selectorText: string | undefined;
  readonly conditions: readonly ReadCondition[];
  /** Its layer from outside in, by the order of each; empty without layers. */
  readonly layer: readonly number[];
  readonly isWide: boolean;
  /** In Tailwind's `@theme inline`, which declares a second name for a variable. */
  readonly isInline: boolean;
  readonly declarations: readonly CssDeclaration[];
  /** The order of the `@scope` without a selector that it stands in: its elements are none of those outside of it. */
  readonly scope: number | undefined;
  /** What it applies to, as written. */
  readonly where: string;
}

export interface RegisteredProperty {
  readonly name: string;
  readonly initial: string;
}

export interface SheetScopes {
  readonly rules: readonly ScopeRule[];
  readonly registered: readonly RegisteredProperty[];
}

interface Scope {
  /** Undefined within an at-rule whose declarations are of no element. */
  readonly selector: string | undefined;
  readonly conditions: readonly ReadCondition[];
  readonly layerPath: readonly string[];
  readonly isInline: boolean;
  readonly isOff: boolean;
  readonly scope?: number;
}

/** At-rules whose declarations describe something other than an element. */
const OFF: ReadonlySet<string> = new Set([
  "color-profile",
  "counter-style",
  "custom-media",
  "font-face",
  "font-feature-values",
  "font-palette-values",
  "function",
  "keyframes",
  "-webkit-keyframes",
  "-moz-keyframes",
  "page",
  "position-try",
  "property",
  "starting-style",
  "view-transition",
]);
const TOP: Scope = { selector: undefined, conditions: [], layerPath: [], isInline: false, isOff: false };

/** Rules in the order of their blocks; bare declarations outside of all blocks are those of the root. */
export function scopesOf({ declarations, statements, blocks }: CssRules): SheetScopes {
  const byBlock = groupedBy(declarations, ({ block }) => block);
  const layers = layerOrder([...statements, ...blocks].toSorted((a, b) => a.order - b.order));
  const scopes = new Map<CssBlock, Scope>();
  const registered: RegisteredProperty[] = [];
  const rules: ScopeRule[] = [];
  const add = (block: CssBlock | undefined, scope: Scope, own: readonly CssDeclaration[]): void => {
    if (scope.isOff || own.length === 0) return;
    rules.push({
      block,
      selectors: scope.selector === undefined ? [] : rootSelectors(scope.selector),
      selectorText: scope.selector,
      conditions: scope.conditions,
      layer: layers(scope.layerPath),
      isWide: scope.conditions.some(({ isWide }) => isWide),
      isInline: scope.isInline,
      declarations: own,
      scope: scope.scope,
      where: whereOf(block),
    });
  };
  add(undefined, { ...TOP, selector: ":root" }, byBlock.get(undefined) ?? []);
  for (const block of blocks) {
    const own = byBlock.get(block) ?? [];
    const scope = scopeOf(block, scopes, own);
    scopes.set(block, scope);
    if (block.rule === "property") {
      const initial = own.find(({ name }) => name.toLowerCase() === "initial-value");
      if (initial !== undefined && block.prelude.startsWith("--"))
        registered.push({ name: block.prelude, initial: initial.value });
    } else add(block, scope, own);
    const preferred = preferredTheme(block, own);
    if (preferred !== undefined) add(block, { ...scope, ...preferred }, own);
  }
  return { rules, registered };
}

function scopeOf(
  block: CssBlock,
  scopes: ReadonlyMap<CssBlock, Scope>,
  own: readonly CssDeclaration[],
): Scope {
  const outer = (block.outer && scopes.get(block.outer)) ?? TOP;
  const { rule, prelude } = block;
  if (rule === "") {
    // `:global { … }` of CSS Modules and Svelte is no element of its own.
    const inner = plainSelector(prelude);
    return inner === "" ? outer : { ...outer, selector: nested(outer.selector, inner) };
  }
  if (rule === "scope" && prelude === "") return { ...outer, scope: block.order };
  if (OFF.has(rule)) return { ...outer, isOff: true };
  const condition = readCondition(rule, prelude) ?? variantCondition(rule, prelude);
  if (condition !== undefined) return { ...outer, conditions: [...outer.conditions, condition] };
  if (rule === "layer")
    return {
      ...outer,
      layerPath: [...outer.layerPath, ...(prelude === "" ? [`#${block.order}`] : prelude.split("."))],
    };
  if (rule === "theme")
    return {
      ...outer,
      selector: ":root",
      layerPath: ["theme"],
      isInline: /\binline\b/i.test(prelude),
    };
  if (rule === "plugin" && /daisyui\/theme/i.test(prelude)) {
    const value = (name: string): string => own.find((each) => each.name === name)?.value ?? "";
    const name = value("name").replaceAll(/["'\\]/g, "");
    const selector = `[data-theme="${name}"]`;
    return { ...outer, selector: value("default") === "true" ? `:root, ${selector}` : selector };
  }
  return { ...outer, selector: undefined };
}

/** `prefersdark: true` of a theme of daisyUI is the theme of a page that is dark by the system's wish. */
function preferredTheme(block: CssBlock, own: readonly CssDeclaration[]): Partial<Scope> | undefined {
  if (block.rule !== "plugin" || !/daisyui\/theme/i.test(block.prelude)) return undefined;
  if (!own.some(({ name, value }) => name === "prefersdark" && value === "true")) return undefined;
  const condition = readCondition("media", "(prefers-color-scheme: dark)");
  return condition && { selector: ":root", conditions: [condition] };
}

/** `@variant dark` of Tailwind, `@dark` of PostCSS, `@include dark` of Sass. */
function variantCondition(rule: string, prelude: string): ReadCondition | undefined {
  const name =
    rule === "variant"
      ? prelude
      : rule === "include"
        ? /^[\w-]+/.exec(prelude)?.[0]
        : prelude === ""
          ? rule
          : "";
  if (name === undefined || !/(?:^|[-_])(?:dark|light)(?:[-_]|$)/i.test(name)) return undefined;
  const own: Switch = { kind: "condition", element: "html", name: `variant ${name}`, value: "" };
  return {
    holds: (state: PageState) => state.on.has(switchKey(own)),
    switches: [own],
    isWide: false,
  };
}

/** Nesting can multiply a selector; one that is longer than this comes from no person. */
const MAX_NESTED = 4000;

/** CSS Nesting 1: "&" stands for the selector around it, and where it is missing a space. */
function nested(outer: string | undefined, prelude: string): string | undefined {
  if (outer === undefined) return prelude;
  const parent = `:is(${outer})`;
  const uses = prelude.split(/[&,]/).length;
  if (uses * parent.length + prelude.length > MAX_NESTED) return undefined;
  return topLevelParts(prelude, ",")
    .map((part) => {
      const own = part.trim();
      return own.includes("&") ? own.replaceAll("&", parent) : `${parent} ${own}`;
    })
    .join(", ");
}

/** The place of each layer among its siblings, in the order in which they are first named (CSS Cascade 5 §6.4.4). */
function layerOrder(named: readonly CssBlock[]): (path: readonly string[]) => readonly number[] {
  const orders = new Map<string, number>();
  const note = (path: readonly string[]): void => {
    for (const [depth] of path.entries()) {
      const key = path.slice(0, depth + 1).join(".");
      if (!orders.has(key)) orders.set(key, orders.size);
    }
  };
  // Tailwind has its theme in the first layer of all; in plain CSS the name says nothing.
  if (named.some(({ rule }) => rule === "theme")) note(["theme"]);
  for (const block of named) {
    if (block.rule !== "layer") continue;
    const outer: string[] = [];
    for (let each = block.outer; each !== undefined; each = each.outer)
      if (each.rule === "layer")
        outer.unshift(...(each.prelude === "" ? [`#${each.order}`] : each.prelude.split(".")));
    const names = block.prelude === "" ? [`#${block.order}`] : block.prelude.split(",");
    for (const name of names) note([...outer, ...name.trim().split(".")]);
  }
  return (path) => path.map((_name, depth) => orders.get(path.slice(0, depth + 1).join(".")) ?? 0);
}

function whereOf(block: CssBlock | undefined): string {
  if (block === undefined) return "the sheet";
  const whole = block.rule === "" ? block.prelude : `@${block.rule} ${block.prelude}`;
  const text = whole.replaceAll(/[\s\p{C}]+/gu, " ").trim();
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
