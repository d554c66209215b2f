/** Which declaration of a name wins in a mode (CSS Cascade 5 §6): importance, layer, specificity, order. */
import type { ComponentSelector } from "./css-components.ts";
import type { CssDeclaration } from "./css-rules.ts";
import type { ScopeRule } from "./css-scopes.ts";
import { compareSpecificity, type PageState } from "./selector-match.ts";

/** A rule with the selectors of the component that it is for. */
export interface SheetRule extends ScopeRule {
  readonly components: readonly ComponentSelector[];
}

export interface Winner {
  readonly declaration: CssDeclaration;
  readonly rule: SheetRule;
  readonly specificity: readonly [number, number, number];
}

/** Winners by name for each element: "html", "body" and the keys of components. */
export type Winners = ReadonlyMap<string, ReadonlyMap<string, Winner>>;

/** A class within one scope is another element than one of the same name outside of it, or within another one. */
export function apart(rules: readonly SheetRule[]): readonly SheetRule[] {
  if (rules.every(({ scope }) => scope === undefined)) return rules;
  const scopesOfKey = new Map<string, (number | undefined)[]>();
  const takenBy = (key: string, scope: number | undefined): number => {
    const held = scopesOfKey.get(key) ?? [];
    if (!held.includes(scope)) held.push(scope);
    scopesOfKey.set(key, held);
    return held.indexOf(scope);
  };
  return rules.map((rule) => ({
    ...rule,
    components: rule.components.map((each) => {
      const index = takenBy(each.key, rule.scope);
      return index === 0 ? each : { ...each, key: `${each.key}:scope(${index + 1})` };
    }),
  }));
}

/** Names that a mode or a pair of text and its ground depends on, besides custom properties. */
const PROPERTIES: ReadonlySet<string> = new Set(["color", "color-scheme", "background", "background-color"]);

/** Of the rules that apply in this state. */
export function winnersOf(rules: readonly SheetRule[], state: PageState): Winners {
  const winners = new Map<string, Map<string, Winner>>();
  const offer = (element: string, winner: Winner): void => {
    const held = winners.get(element) ?? new Map<string, Winner>();
    if (!winners.has(element)) winners.set(element, held);
    const before = held.get(winner.declaration.name);
    if (before === undefined || compare(before, winner) <= 0) held.set(winner.declaration.name, winner);
  };
  for (const rule of rules) {
    if (!rule.conditions.every(({ holds }) => holds(state))) continue;
    const elements = new Map<string, readonly [number, number, number]>();
    const match = (element: string, specificity: readonly [number, number, number]): void => {
      const before = elements.get(element);
      if (before === undefined || compareSpecificity(before, specificity) < 0)
        elements.set(element, specificity);
    };
    for (const each of rule.selectors)
      for (const element of each.matches(state)) match(element, each.specificity);
    if (rule.selectors.length === 0)
      for (const each of rule.components) if (each.matches(state)) match(each.key, each.specificity);
    for (const [element, specificity] of elements)
      for (const declaration of rule.declarations)
        if (declaration.name.startsWith("--") || PROPERTIES.has(declaration.name))
          offer(element, { declaration, rule, specificity });
  }
  return winners;
}

function compare(a: Winner, b: Winner): number {
  const isImportant = a.declaration.isImportant;
  if (isImportant !== b.declaration.isImportant) return isImportant ? 1 : -1;
  const byLayer = compareLayers(a.rule.layer, b.rule.layer);
  if (byLayer !== 0) return isImportant ? -byLayer : byLayer;
  return compareSpecificity(a.specificity, b.specificity) || a.declaration.order - b.declaration.order;
}

/** What stands in no further layer wins over what does. */
function compareLayers(a: readonly number[], b: readonly number[]): number {
  for (let depth = 0; depth < Math.max(a.length, b.length); depth += 1) {
    const [one, other] = [a[depth] ?? Number.POSITIVE_INFINITY, b[depth] ?? Number.POSITIVE_INFINITY];
    if (one !== other) return one - other;
  }
  return 0;
}
