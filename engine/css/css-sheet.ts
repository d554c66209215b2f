/**
 * A style sheet as a browser computes it: every custom property in every mode, each with its declaration, and what could
 * not be read with the reason.
 */

import { tailwindColor } from "#engine/frameworks/tailwind-colors.ts";
import { parseCss5Color } from "#engine/parse/parse-css5.ts";
import type { Color } from "#engine/space/color.ts";
import { type SheetRule, type Winner, type Winners, winnersOf } from "./css-cascade.ts";
import { componentSelectors } from "./css-components.ts";
import { modesOf, pageRules, type SheetMode } from "./css-modes.ts";
import { type CssDeclaration, parseRules } from "./css-rules.ts";
import { scopesOf } from "./css-scopes.ts";
import { ChannelLists, chosen, colorOfText, ValueComputer } from "./css-values.ts";
import { type SassVariable, sassVariables } from "./sass-variables.ts";
import type { PageState } from "./selector-match.ts";
import { topLevelParts } from "./top-level.ts";

export interface SheetValue {
  readonly name: string;
  /** Computed; undefined if the value is invalid. */
  readonly text: string | undefined;
  readonly color: Color | undefined;
  /** Why it is no color. */
  readonly why: string | undefined;
  /** The declaration that wins, and the one that it replaces on a screen of sRGB or where support is missing. */
  readonly declaration: CssDeclaration;
  readonly fallback: CssDeclaration | undefined;
  /** In Tailwind's `@theme inline`. */
  readonly isInline: boolean;
  /** The component that it is of; "" for the page. */
  readonly component: string;
}

export interface ReadMode extends SheetMode {
  /** By name with the dashes, in the order of the sheet. */
  readonly values: ReadonlyMap<string, SheetValue>;
}

export interface ReadSheet {
  readonly modes: readonly ReadMode[];
  readonly declarations: readonly CssDeclaration[];
  /** Declarations of custom properties that win in no mode, with those that take their place there. */
  readonly without: readonly CssDeclaration[];
  readonly rules: readonly SheetRule[];
  readonly sass: readonly SassVariable[];
  /** A variable of SCSS or Less as a color in one of two modes. */
  readonly sassColor: (variable: SassVariable, scheme: "light" | "dark") => ReturnType<typeof colorOfText>;
  /**
   * What each part of the page declares in a mode, by the selector without what switches themes ("" for the page): its
   * custom properties, and `color`, `background` and `background-color`. Computed when it is asked for.
   */
  readonly partsOf: (mode: SheetMode) => ReadonlyMap<string, ReadonlyMap<string, SheetValue>>;
  /** Whether a reference is to a name that the text defines. */
  readonly isDefined: (name: string) => boolean;
}

/** Throws a FileProblem on text that is too large for a style sheet. */
export function readSheet(text: string): ReadSheet {
  const parsed = parseRules(text);
  const { rules: scoped, registered } = scopesOf(parsed);
  const rules = apart(
    pageRules(scoped).map(
      (rule): SheetRule => ({
        ...rule,
        components:
          rule.selectors.length > 0
            ? []
            : rule.selectorText === undefined
              ? [{ key: rule.where, specificity: [0, 0, 0], switches: [], negated: [], matches: () => true }]
              : (componentSelectors(rule.selectorText) ?? []),
      }),
    ),
  );
  const sass = sassVariables(text, parsed.declarations);
  const computer = new SheetComputer(text, rules, registered, sass);
  const hasLightDark = /light-dark\(/i.test(text);
  const isOfScheme = hasLightDark || sass.some(({ isDark }) => isDark);
  const modes = distinctModes(computer, modesOf(rules, isOfScheme), isOfScheme).map(
    (mode): ReadMode => ({ ...mode, values: computer.valuesOf(mode) }),
  );
  const defined = new Set([...sass, ...parsed.declarations].map(({ name }) => name));
  const won = new Set(
    modes.flatMap(({ values }) => [...values.values()].flatMap((each) => [each.declaration, each.fallback])),
  );
  return {
    modes,
    declarations: parsed.declarations,
    without: parsed.declarations.filter((each) => each.name.startsWith("--") && !won.has(each)),
    rules,
    sass,
    sassColor: (variable, scheme) => computer.sassColor(variable, scheme),
    partsOf: (mode) => computer.partsOf(mode),
    isDefined: (name) => defined.has(name),
  };
}

/** A class within one scope is another element than one of the same name outside of it, or within another one. */
function apart(rules: readonly SheetRule[]): readonly SheetRule[] {
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

/**
 * Without those in which the very declarations of an earlier one count: `:root, [data-theme="mine"]` is one mode and no
 * second one, as daisyUI writes its default theme. `isOfScheme`: one declaration may have a value for each scheme.
 */
function distinctModes(
  computer: SheetComputer,
  modes: readonly SheetMode[],
  isOfScheme: boolean,
): readonly SheetMode[] {
  const kept: { readonly mode: SheetMode; readonly winners: Winners }[] = [];
  for (const mode of modes) {
    const winners = computer.winnersIn(mode.state);
    const isKnown = kept.some(
      (each) => (!isOfScheme || each.mode.scheme === mode.scheme) && areSame(each.winners, winners),
    );
    if (!isKnown) kept.push({ mode, winners });
  }
  return kept.map(({ mode }) => mode);
}

function areSame(one: Winners, other: Winners): boolean {
  if (one.size !== other.size) return false;
  return [...one].every(([element, names]) => haveSame(names, other.get(element)));
}

/** Whether the very declarations of one element count for another, or for itself in another mode. */
function haveSame(one: Names, other: Names | undefined): boolean {
  return (
    other?.size === one.size &&
    [...one].every(([name, { declaration }]) => other.get(name)?.declaration === declaration)
  );
}

type Names = ReadonlyMap<string, Winner>;

/** The first mode of a scheme that was read: what is the same in others is not computed again. */
interface FirstRead {
  readonly winners: Winners;
  readonly body: ValueComputer;
  readonly elements: Map<string, ReadElement>;
}

interface ReadElement {
  readonly component: string;
  readonly declared: readonly (readonly [name: string, valueOf: () => SheetValue])[];
}

class SheetComputer {
  private readonly elements = {
    light: new Map<PageState, readonly ReadElement[]>(),
    dark: new Map<PageState, readonly ReadElement[]>(),
  };
  private readonly first: { light?: FirstRead; dark?: FirstRead } = {};
  private readonly mentioned = new Map<CssDeclaration, readonly string[]>();
  private readonly winners = new Map<PageState, Winners>();
  private readonly colors = new Map<string, ReturnType<typeof colorOfText>>();
  private readonly plainRules: readonly SheetRule[];
  private readonly initial: ReadonlyMap<string, string>;
  private readonly hasScheme: boolean;
  private readonly tailwind: 3 | 4;
  private readonly sassScopes: Readonly<Record<"light" | "dark", ValueComputer>>;
  private readonly places = new Map<string, number>();
  private channels: ChannelLists | undefined;
  private readonly text: string;
  private readonly rules: readonly SheetRule[];

  constructor(
    text: string,
    rules: readonly SheetRule[],
    registered: readonly { readonly name: string; readonly initial: string }[],
    sass: readonly SassVariable[],
  ) {
    this.text = text;
    this.rules = rules;
    this.plainRules = rules.filter(({ isWide }) => !isWide);
    this.initial = new Map(registered.map(({ name, initial }) => [name, initial]));
    for (const { declarations } of rules)
      for (const { name, order } of declarations)
        this.places.set(name, Math.min(order, this.places.get(name) ?? order));
    this.hasScheme = rules.some(
      ({ selectors, declarations }) =>
        selectors.length > 0 && declarations.some(({ name }) => name === "color-scheme"),
    );
    this.tailwind = /@import\s+["']tailwindcss|@theme\b|--theme\(/.test(text) ? 4 : 3;
    this.sassScopes = { light: sassScope(sass, "light"), dark: sassScope(sass, "dark") };
  }

  valuesOf(mode: SheetMode): ReadonlyMap<string, SheetValue> {
    const values = new Map<string, SheetValue>();
    for (const { declared } of this.elementsOf(mode))
      for (const [name, valueOf] of declared)
        if (name.startsWith("--") && !values.has(name)) values.set(name, valueOf());
    return new Map([...values].toSorted(([a], [b]) => this.placeOf(a) - this.placeOf(b)));
  }

  partsOf(mode: SheetMode): ReadonlyMap<string, ReadonlyMap<string, SheetValue>> {
    const parts = new Map<string, Map<string, SheetValue>>();
    for (const { component, declared } of this.elementsOf(mode)) {
      const held = parts.get(component) ?? new Map<string, SheetValue>();
      parts.set(component, held);
      for (const [name, valueOf] of declared)
        if (name !== "color-scheme" && !held.has(name)) held.set(name, valueOf());
    }
    return parts;
  }

  /** The cascade is gone through once for a state. */
  winnersIn(state: PageState): Winners {
    const known = this.winners.get(state);
    if (known !== undefined) return known;
    const winners = winnersOf(this.rules, state);
    this.winners.set(state, winners);
    return winners;
  }

  /** Each value is computed once for a mode, whoever asks for it. */
  private elementsOf(mode: SheetMode): readonly ReadElement[] {
    const held = this.elements[mode.scheme];
    const known = held.get(mode.state);
    if (known !== undefined) return known;
    const elements = [...this.readElements(mode)];
    held.set(mode.state, elements);
    return elements;
  }

  /** Body and html, then the parts of the page, each with its declared names and what computes them. */
  private *readElements(mode: SheetMode): Generator<ReadElement> {
    const winners = this.winnersIn(mode.state);
    const plain =
      this.plainRules.length === this.rules.length ? winners : winnersOf(this.plainRules, mode.state);
    const sass = this.sassScopes[mode.scheme];
    const computerFor = (element: string, outer: ValueComputer | undefined): ValueComputer =>
      new ValueComputer({
        declared: (name) => winners.get(element)?.get(name)?.declaration.value,
        inherited: (name) =>
          name.startsWith("--")
            ? outer === undefined
              ? (this.initial.get(name) ?? tailwindValue(name))
              : outer.valueOf(name)
            : /^[$@]/.test(name)
              ? sass.valueOf(name)
              : outer?.valueOf(name),
      });
    const html = computerFor("html", undefined);
    const body = computerFor("body", html);
    this.channels ??= new ChannelLists(this.text, (name) => body.valueOf(name));
    const elementOf = (element: string, computer: ValueComputer, component: string): ReadElement => {
      const scheme = this.schemeOf(computer.valueOf("color-scheme"), mode.scheme);
      const currentColor = computer.valueOf("color");
      const valueOf = (name: string, winner: Winner): SheetValue => {
        const text = computer.valueOf(name);
        const read =
          text === undefined
            ? { ok: false as const, why: computer.isInCycle(name) ? "It refers to itself." : "" }
            : this.colorOf(name, name === "background" ? backgroundColor(text) : text, scheme, currentColor);
        return {
          name,
          text: text === undefined ? undefined : chosen(text, scheme),
          color: read.ok ? read.color : undefined,
          why: read.ok ? undefined : read.why,
          declaration: winner.declaration,
          fallback: fallbackOf(plain, element, winner),
          isInline: winner.rule.isInline,
          component,
        };
      };
      const declared = [...(winners.get(element) ?? [])].map(([name, winner]) => {
        let value: SheetValue | undefined;
        return [name, () => (value ??= valueOf(name, winner))] as const;
      });
      return { component, declared };
    };
    yield elementOf("body", body, "");
    yield elementOf("html", body, "");
    const first = plain === winners ? this.first[mode.scheme] : undefined;
    const changed = first && changedNames(first, { winners, body });
    const elements = new Map<string, ReadElement>();
    for (const [element, names] of winners)
      if (element !== "html" && element !== "body") {
        const known =
          changed !== undefined && this.isUnchanged(names, first?.winners.get(element), changed)
            ? first?.elements.get(element)
            : undefined;
        const read = known ?? elementOf(element, computerFor(element, body), element);
        elements.set(element, read);
        yield read;
      }
    if (plain === winners) this.first[mode.scheme] ??= { winners, body, elements };
  }

  /** Whether a part has the same declarations as before, and nothing that they refer to has changed. */
  private isUnchanged(names: Names, before: Names | undefined, changed: ReadonlySet<string>): boolean {
    return (
      haveSame(names, before) &&
      [...names.values()].every(({ declaration }) =>
        this.mentionedIn(declaration).every((name) => !changed.has(name)),
      )
    );
  }

  private mentionedIn(declaration: CssDeclaration): readonly string[] {
    const known = this.mentioned.get(declaration);
    if (known !== undefined) return known;
    const { name: own, value } = declaration;
    const names = [...value.matchAll(/--[^\s,()]+/g)].map(([name]) => name);
    if (/^(?:inherit|unset|revert)/i.test(value)) names.push(own);
    this.mentioned.set(declaration, names);
    return names;
  }

  /** Where a name is declared first. */
  private placeOf(name: string): number {
    return this.places.get(name) ?? 0;
  }

  sassColor({ value }: SassVariable, scheme: "light" | "dark"): ReturnType<typeof colorOfText> {
    const text = this.sassScopes[scheme].computed(value.replace(/\s{0,9}!(?:default|global)\b/g, ""));
    if (text === undefined) return { ok: false, why: "It refers to itself." };
    const read = this.colorOf("", text, scheme, undefined);
    const rgba = read.ok ? null : SASS_RGBA.exec(text);
    if (rgba === null) return read;
    const [, inner = "", share = ""] = rgba;
    const base = this.colorOf("", inner, scheme, undefined);
    const alpha = Number.parseFloat(share) / (share.endsWith("%") ? 100 : 1);
    return base.ok && alpha <= 1 ? { ok: true, color: { ...base.color, alpha } } : read;
  }

  private colorOf(
    name: string,
    text: string,
    scheme: "light" | "dark",
    currentColor: string | undefined,
  ): ReturnType<typeof colorOfText> {
    const list = this.channels?.textOf(name, text);
    const key = `${scheme} ${list ?? text}${/currentcolor/i.test(text) ? ` ${currentColor}` : ""}`;
    const known = this.colors.get(key);
    if (known !== undefined) return known;
    const read = colorOfText(list ?? text, { scheme, currentColor, tailwind: this.tailwind });
    this.colors.set(key, read);
    return read;
  }

  /** A sheet that says nothing of schemes means both by `light-dark()`. */
  private schemeOf(declared: string | undefined, wanted: "light" | "dark"): "light" | "dark" {
    if (!this.hasScheme) return wanted;
    const words = (declared ?? "").toLowerCase().split(/\s+/);
    if (words.includes("dark") && words.includes("light")) return wanted;
    return words.includes("dark") ? "dark" : "light";
  }
}

/** Sass's rgba($color, $alpha) and Less's fade(@color, 50%) set the alpha of a color, and browsers know neither. */
const SASS_RGBA = /^(?:rgba|fade)\(\s*([^\s,].{0,200}),\s*([\d.]{1,9}%?)\s*\)$/i;

/** The names that have other values on the page; undefined if its own color or its scheme is another one. */
function changedNames(
  first: FirstRead,
  next: Pick<FirstRead, "winners" | "body">,
): ReadonlySet<string> | undefined {
  const names = new Set(
    [first, next].flatMap(({ winners }) =>
      ["html", "body"].flatMap((element) => [...(winners.get(element)?.keys() ?? [])]),
    ),
  );
  const isOther = (name: string): boolean => first.body.valueOf(name) !== next.body.valueOf(name);
  return isOther("color") || isOther("color-scheme") ? undefined : new Set([...names].filter(isOther));
}

/** A name of Tailwind's own theme, which the text may leave to the framework. */
function tailwindValue(name: string): string | undefined {
  const color = /^--color-([a-z]+(?:-\d+)?)$/.exec(name)?.[1];
  return color === undefined || color === "current" || color === "transparent"
    ? undefined
    : tailwindColor(color, 4);
}

/** The color within the shorthand's last layer; one with a picture stays as it is, which is no color. */
function backgroundColor(text: string): string {
  if (/(?:gradient|url|image|element|cross-fade)\(/i.test(text)) return text;
  const parts = topLevelParts(text.trim().replaceAll(/\s+/g, " "), " ").filter((part) => part !== "");
  return parts.length < 2 ? text : (parts.find((part) => parseCss5Color(part).ok) ?? text);
}

function fallbackOf(plain: Winners, element: string, winner: Winner): CssDeclaration | undefined {
  if (!winner.rule.isWide) return undefined;
  return plain.get(element)?.get(winner.declaration.name)?.declaration;
}

function sassScope(sass: readonly SassVariable[], scheme: "light" | "dark"): ValueComputer {
  const values = new Map<string, string>();
  for (const { name, value, isDark } of sass) {
    if (isDark && scheme === "light") continue;
    if (/!default\b/.test(value) && values.has(name)) continue;
    values.set(name, value.replace(/\s{0,9}!(?:default|global)\b/g, ""));
  }
  return new ValueComputer({ declared: (name) => values.get(name), inherited: () => undefined });
}
