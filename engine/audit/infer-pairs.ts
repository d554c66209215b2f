/** The pairs that the names and the rules of a source say, each with the rule that says so; the order of the source is no part of it. */
import type { AuditPair, PairLayer, PairUse } from "./audit-pairs.ts";
import type { SourceMode, SourceToken } from "./audit-source.ts";
import { COMPONENT_RULES } from "./rules/component-rules.ts";
import { CONFIG_RULES } from "./rules/config-rules.ts";
import { FAMILY_RULES, familyGround, pageGround } from "./rules/family-ground.ts";
import type { NamingRule, ProposedPair } from "./rules/naming-rule.ts";
import { SYSTEM_RULES } from "./rules/system-rules.ts";
import { shortener } from "./rules/token-words.ts";

/** In the order in which they count: of several rules for one pair the first is named. */
export const NAMING_RULES: readonly NamingRule[] = [...COMPONENT_RULES, ...CONFIG_RULES, ...SYSTEM_RULES];

/** Rules that are no naming rules, with what they say. */
export const SHEET_RULES = {
  "same-rule": "color and background stand in one CSS rule",
  "same-part": "color and background are of one part of the page, in different rules",
  "part-family": "a part without a ground stands on the part whose class its own begins with",
  "part-page": "a part that colors text alone, or is outlined, stands on the page",
} as const;

/** CSS colors that a rule may name. */
const LITERALS: ReadonlySet<string> = new Set(["white", "black"]);

/** The pairs of one mode. */
export function inferPairs(mode: SourceMode): AuditPair[] {
  const found = new Map<string, AuditPair>();
  const add = (pair: AuditPair): void => {
    // Invisible text is not read.
    if ((mode.tokens.get(pair.text.name)?.color.alpha ?? 1) === 0) return;
    const key = valuesKey(pair, mode);
    if (!found.has(key)) found.set(key, pair);
  };
  const scopes = scopesOf(mode);
  for (const scope of scopes) for (const pair of scopePairs(scope, mode)) add(pair);
  const [page] = scopes;
  for (const pair of partPairs(mode)) add(page === undefined ? pair : grounded(pair, page, mode));
  return [...found.values()];
}

function scopePairs(scope: Scope, mode: SourceMode): AuditPair[] {
  const isNamed = (name: string): boolean => scope.nameOf(name) !== undefined;
  const has = (name: string): boolean => isNamed(name) || LITERALS.has(name);
  const rules = NAMING_RULES.filter(
    ({ marks = [], without = [] }) => marks.every((each) => each.some(isNamed)) && !without.some(isNamed),
  );
  const names = [...scope.own.keys(), ...scope.kept, ...(scope.isPage ? LITERALS : [])].toSorted();
  const named = (layer: PairLayer): PairLayer => ({ ...layer, name: scope.nameOf(layer.name) ?? layer.name });
  const pairOf = (rule: NamingRule, { text, on, use, least }: ProposedPair): AuditPair =>
    grounded(
      {
        text: named(text),
        on: on.map(named),
        use: use === "text" && MARK.test(scope.shortOf(named(text).name) ?? "") ? "mark" : use,
        source: { kind: "inferred", rule: rule.id, confidence: rule.confidence },
        ...(least && { least }),
      },
      scope,
      mode,
    );
  // Within a part a color stands on the part's own ground; what the page says of it is said for the page.
  const isOfScope = ({ on: [top], scheme }: ProposedPair): boolean =>
    (scope.isPage || (top !== undefined && scope.own.has(top.name))) &&
    (scheme === undefined || scheme === mode.scheme);
  return names.flatMap((name) => {
    if (EXEMPT.test(name)) return [];
    const pairsBy = (rule: NamingRule): AuditPair[] =>
      rule
        .pairsOf(name, has, mode.isHigh)
        .filter(isOfScope)
        .map((pair) => pairOf(rule, pair))
        .filter((pair) => isOfDerived(pair, mode) === (rule.isForDerived === true));
    const pairs = rules.flatMap(pairsBy);
    if (pairs.length > 0) return pairs;
    const inFamily = FAMILY_RULES.map(pairsBy).find((each) => each.length > 0);
    return inFamily ?? outlinePairs(name, scope, mode);
  });
}

function isOfDerived({ text, on }: AuditPair, { tokens }: SourceMode): boolean {
  return [text, ...on].some(({ name }) => tokens.get(name)?.isDerived === true);
}

/** Text of an outlined part that names no ground stands on the page. */
function outlinePairs(name: string, scope: Scope, { tokens }: SourceMode): AuditPair[] {
  const page = pageOf(tokens);
  const text = scope.own.get(name);
  if (page === undefined || text === undefined || !OUTLINED.test(scope.part)) return [];
  if (!/^(?:[a-z]+-)?color$/.test(name)) return [];
  return [
    {
      text: { name: text },
      on: [{ name: page }],
      use: "label",
      source: { kind: "inferred", rule: "part-page", confidence: "medium" },
    },
  ];
}

/** The pair with what lies below its last layer, if that is translucent: the ground of its part, or the page. */
function grounded(pair: AuditPair, scope: Scope, { tokens }: SourceMode): AuditPair {
  const last = pair.on.at(-1);
  const alpha = (last?.alpha ?? 1) * (tokens.get(last?.name ?? "")?.color.alpha ?? 1);
  if (last === undefined || alpha >= 1) return pair;
  const isOpaque = (short: string): boolean => {
    const name = scope.nameOf(short);
    return name !== undefined && name !== last.name && (tokens.get(name)?.color.alpha ?? 0) === 1;
  };
  const short = scope.shortOf(last.name);
  const below = (short && familyGround(short, isOpaque)) ?? pageGround("", isOpaque);
  const name = below === undefined ? PAGE_GROUNDS.find((each) => tokens.has(each)) : scope.nameOf(below);
  return name === undefined || name === last.name ? pair : { ...pair, on: [...pair.on, { name }] };
}

/** What body or html themselves declare. */
const PAGE_GROUNDS = ["background-color in the page", "background in the page"] as const;

/** What is disabled has no floor (WCAG 1.4.3), and a channel list is a second copy of its color. */
const EXEMPT = /(?:^|-)(?:disabled|rgb|shadow|overlay|scrim)(?:-|$)/;

/** Parts of one rule have one pair: `button, [type="submit"]` sets one color on one ground. */
function valuesKey(pair: AuditPair, { tokens, parts }: SourceMode): string {
  const isOfParts = [pair.text, ...pair.on].some(({ name }) => parts.has(name));
  if (!isOfParts) return pairKey(pair);
  return pairKey({
    text: { ...pair.text, name: tokens.get(pair.text.name)?.key ?? pair.text.name },
    on: pair.on.map((layer) => ({ ...layer, name: tokens.get(layer.name)?.key ?? layer.name })),
  });
}

/** Controls and parts of them that hold no text (WCAG 1.4.11). */
const MARK =
  /(?:^|[^a-z])(?:progress|switch|checkbox|radio|range|slider|thumb|track|toggle-knob|meter|spinner|icon|indicator|caret|check)(?:[^a-z]|$)/;

/** Names a pair whatever its use: what stands on what. */
export function pairKey({ text, on }: Pick<AuditPair, "text" | "on">): string {
  return [text, ...on].map(({ name, alpha = 1 }) => `${name}/${alpha}`).join(" on ");
}

interface Scope {
  readonly isPage: boolean;
  /** Its selector; "" for the page. */
  readonly part: string;
  /** Short names that ".navbar.is-primary" keeps from ".navbar". */
  readonly kept: readonly string[];
  /** The tokens that may be text here, by short name. */
  readonly own: ReadonlyMap<string, string>;
  /** The token that a short name means here, within the part or on the page. */
  readonly nameOf: (short: string) => string | undefined;
  readonly shortOf: (name: string) => string;
}

/** The page, and each part that sets custom properties which stand elsewhere as well. */
function scopesOf({ tokens, parts }: SourceMode): Scope[] {
  const pageNames = [...tokens.keys()].filter((name) => !parts.has(name) || parts.get(name)?.bare === name);
  const short = shortener(pageNames);
  const page = new Map<string, string>();
  // Of two names with one short name the shorter one counts, then the one that comes first in the alphabet.
  for (const name of pageNames.toSorted((a, b) => b.length - a.length || (a < b ? 1 : -1)))
    page.set(short(name), name);
  const byPart = new Map<string, Map<string, string>>();
  for (const [name, { part, bare }] of parts) {
    if (bare === name || bare === "color" || bare.startsWith("background")) continue;
    const held = byPart.get(part) ?? new Map<string, string>();
    byPart.set(part, held.set(short(bare), name));
  }
  const shortOf = (name: string): string => short(parts.get(name)?.bare ?? name);
  return [
    { isPage: true, part: "", kept: [], own: page, nameOf: (name) => page.get(name), shortOf },
    ...[...byPart]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([part, own]): Scope => {
        const base = byPart.get(/^(\.[\w-]+)\.[\w-]+$/.exec(part)?.[1] ?? "") ?? new Map<string, string>();
        return {
          isPage: false,
          part,
          kept: [...base.keys()].filter((name) => !own.has(name)),
          own,
          nameOf: (name) => own.get(name) ?? base.get(name) ?? page.get(name),
          shortOf,
        };
      }),
  ];
}

/** `color` with `background` of one part. */
function partPairs({ tokens, parts }: SourceMode): AuditPair[] {
  const byPart = new Map<string, { color?: [string, number]; ground?: [string, number] }>();
  for (const [name, { part, bare, rule }] of parts) {
    if (bare !== "color" && bare !== "background" && bare !== "background-color") continue;
    const held = byPart.get(part) ?? {};
    byPart.set(part, held);
    if (bare === "color") held.color = [name, rule];
    // Both set a ground; the one that is declared later in the cascade has won its own name, the longhand is the safer one.
    else if (held.ground === undefined || bare === "background-color") held.ground = [name, rule];
  }
  const hasGround = (name: string | undefined): name is string =>
    name !== undefined && (tokens.get(name)?.color.alpha ?? 0) > 0;
  return [...byPart]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([part, { color, ground }]): AuditPair[] => {
      if (color === undefined || EXEMPT_PART.test(part)) return [];
      const pair = (on: string, rule: keyof typeof SHEET_RULES): AuditPair[] => [
        {
          text: { name: color[0] },
          on: [{ name: on }],
          use: usesOf(part),
          source: { kind: "inferred", rule, confidence: rule === "same-rule" ? "high" : "medium" },
        },
      ];
      if (hasGround(ground?.[0])) return pair(ground[0], color[1] === ground[1] ? "same-rule" : "same-part");
      const page = TEXT_PART.test(part) ? pageOf(tokens) : undefined;
      if (page !== undefined) return pair(page, "part-page");
      if (ground !== undefined) return [];
      const family = familiesOf(part)
        .map((name) => byPart.get(name)?.ground?.[0])
        .find(hasGround);
      return family === undefined ? [] : pair(family, "part-family");
    });
}

/**
 * Utilities that color text, links and help below fields, and what is outlined. Those for light and dark grounds are made for
 * a ground that they do not name.
 */
const TEXT_PART =
  /^(?:a|\.(?:has-text|text|link|help)(?:[-.]is)?-(?!light|white|dark|black)[a-z]+)(?::hover)?$/;
const OUTLINED = /^\.[\w-]*-outline-(?!light|white|dark|black)[a-z]+$/;

/** The ground of the page by the plainest name, or what body or html declare. */
function pageOf(tokens: ReadonlyMap<string, SourceToken>): string | undefined {
  return PAGE_GROUNDS.find((each) => tokens.has(each));
}

/** ".card", for ".card-title" and ".card__title"; the longest first. */
function familiesOf(part: string): string[] {
  const words = /^\.([\w-]+)$/.exec(part)?.[1]?.split(/(?=[-_])/) ?? [];
  return words.slice(1).map((_word, index) => `.${words.slice(0, words.length - 1 - index).join("")}`);
}

const EXEMPT_PART =
  /:disabled|\[disabled|\.disabled|-disabled|::selection|is-static|is-loading|skeleton|print/;

function usesOf(part: string): PairUse {
  if (MARK.test(part)) return "mark";
  return /(?:^|[\s>.-])h[12](?:$|[\s>:.])|\.(?:display|hero|title)-?1?$/.test(part) ? "large" : "text";
}
