/**
 * The fewest values to change, and their nearest colors with which failing pairs pass. A value may serve several tokens,
 * modes and pairs: it changes for all of them, and no pair that passes may fail by it.
 */
import { deltaEOK } from "#engine/difference/difference.ts";
import { formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import type { MeasuredPair } from "./audit-report.ts";
import type { AuditSource, SourceMode, SourceToken, ValuePlace } from "./audit-source.ts";
import { pairKey } from "./infer-pairs.ts";
import { reachedShare, worstDrawn } from "./measure-pairs.ts";
import { nearestColors } from "./nearest-color.ts";
import { byGain, type Candidate } from "./repair-candidate.ts";
import { isTurned } from "./turned-ground.ts";

export interface Repair {
  readonly id: string;
  /** The token whose value changes, and the modes that have this value. */
  readonly token: string;
  readonly modes: readonly string[];
  readonly place: ValuePlace;
  /** As written before and after. */
  readonly from: string;
  readonly to: string;
  /** Hex, for swatches. */
  readonly fromColor: string;
  readonly toColor: string;
  /** ΔEOK between the two. */
  readonly deltaE: number;
  /** Ids of the failing pairs that pass with it, and with those before it. */
  readonly fixes: readonly string[];
  /** The key of the value within its source, and its new color. */
  readonly key: string;
  readonly color: Color;
  /** The modes that change, if others that have the value keep it. */
  readonly only?: readonly string[];
  /** Index of the source among those of the files. */
  readonly source: number;
}

export interface RepairPlan {
  readonly repairs: readonly Repair[];
  /** Why a failing pair has no repair, as a sentence, by its id. */
  readonly reasons: ReadonlyMap<string, string>;
}

const MAX_ROUNDS = 4;

/**
 * In the order in which they are made. `measure` measures a source anew: the repairs are made in the text and read back, and
 * one after which a pair fails that passed, or that it was to repair, is not made.
 */
export function planRepairs(
  source: AuditSource,
  index: number,
  pairs: readonly MeasuredPair[],
  measure: (source: AuditSource) => readonly MeasuredPair[],
): RepairPlan {
  const banned = new Set<string>();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const planner = new Planner(source, pairs, banned);
    const plan = planner.plan();
    if (plan.length === 0) return { repairs: [], reasons: planner.reasons() };
    const after = new Map(measure(source.reopened(plan)).map((pair) => [pair.id, pair]));
    const fixed = new Set(plan.flatMap(({ fixes }) => fixes));
    const known = new Set(pairs.map(({ id }) => id));
    const wrong = [
      ...pairs.filter(({ id, passes }) => (passes || fixed.has(id)) && after.get(id)?.passes !== true),
      ...[...after.values()].filter(({ id, passes }) => !passes && !known.has(id)),
    ];
    if (wrong.length === 0)
      return {
        repairs: plan.map((each) => ({ ...each, id: idOf(index, each), source: index })),
        reasons: planner.reasons(),
      };
    const before = banned.size;
    for (const each of guilty(plan, wrong, source)) {
      banned.add(idOf(0, each));
      // A theme that reads as another one with a value of its own gets none.
      for (const mode of each.only ?? []) if (!PLAIN_MODE.test(mode)) banned.add(splitOf(mode));
    }
    // What cannot be told is not repaired.
    if (banned.size === before) break;
  }
  return { repairs: [], reasons: new Planner(source, pairs, banned).reasons() };
}

const PLAIN_MODE = /^(?:light|dark)(?:-high)?$/;
const splitOf = (mode: string): string => `any value in ${mode}`;

const idOf = (index: number, { key, only }: Pick<Planned, "key" | "only">): string =>
  `${index}:${key}${only === undefined ? "" : ` ${only.join(" ")}`}`;

/** The changes that a pair depends on: by one of its tokens, or by a reference within a longer value. */
function guilty(
  plan: readonly Planned[],
  wrong: readonly MeasuredPair[],
  source: AuditSource,
): readonly Planned[] {
  const names = new Set<string>();
  const visit = (name: string, mode: SourceMode): void => {
    const token = mode.tokens.get(name);
    if (token === undefined || names.has(`${mode.name} ${token.key}`)) return;
    names.add(`${mode.name} ${token.key}`);
    for (const [, used = ""] of token.place.text.matchAll(/var\(\s*--([^\s,()]+)|\{([^{}]+)\}/g))
      visit(used, mode);
    if (token.refersTo !== undefined) visit(token.refersTo, mode);
  };
  for (const pair of wrong) {
    const mode = source.modes.find(({ name }) => name === pair.mode);
    if (mode !== undefined) for (const { name } of [pair.text, ...pair.on]) visit(name, mode);
  }
  const found = plan.filter(({ key }) => source.modes.some((mode) => names.has(`${mode.name} ${key}`)));
  // A declaration that is added counts in ways that one that was there does not.
  const splits = found.filter(({ only }) => only !== undefined);
  return splits.length > 0 ? splits : found.length > 0 ? found : plan.slice(-1);
}

type Planned = Omit<Repair, "id" | "source">;

interface KeyUse {
  readonly isText: boolean;
  readonly depth: number;
}

class Planner {
  private readonly source: AuditSource;
  private readonly banned: ReadonlySet<string>;
  private readonly modes: ReadonlyMap<string, SourceMode>;
  /** New colors by the key, of all modes ("") or of one. */
  private readonly changed = new Map<string, Map<string, Color>>();
  private readonly failing: Set<MeasuredPair>;
  private readonly pairs: readonly MeasuredPair[];
  /** The pairs that change with a value. */
  private readonly users = new Map<string, Set<MeasuredPair>>();
  private readonly tokens = new Map<string, SourceToken>();
  private readonly keys = new Map<MeasuredPair, ReadonlyMap<string, KeyUse>>();
  private readonly known = new Map<string, Candidate>();
  private readonly nearest = new Map<SourceToken, ReturnType<typeof nearestColors>>();
  private readonly shares = new Map<MeasuredPair, Map<string, (color: Color) => number>>();
  /** Keys whose candidate is to be found anew. */
  private readonly stale = new Set<string>();
  private queue: Candidate[] = [];

  constructor(source: AuditSource, pairs: readonly MeasuredPair[], banned: ReadonlySet<string>) {
    this.source = source;
    this.banned = banned;
    this.pairs = pairs;
    this.modes = new Map(source.modes.map((mode) => [mode.name, mode]));
    this.failing = new Set(pairs.filter(({ passes }) => !passes));
    if (this.failing.size === 0) return;
    for (const pair of pairs) {
      const own = new Map<string, KeyUse>();
      for (const [place, { name }] of [pair.text, ...pair.on].entries())
        for (const [depth, token] of this.chainOf(name, pair.mode).entries()) {
          if (!own.has(token.key)) own.set(token.key, { isText: place === 0, depth });
          this.tokens.set(token.key, betterNamed(this.tokens.get(token.key), token));
          this.users.set(token.key, (this.users.get(token.key) ?? new Set<MeasuredPair>()).add(pair));
        }
      this.keys.set(pair, own);
    }
    for (const pair of this.failing) for (const key of this.keys.get(pair)?.keys() ?? []) this.stale.add(key);
  }

  plan(): readonly Planned[] {
    const planned: Planned[] = [];
    while (this.failing.size > 0) {
      const best = this.best();
      if (best === undefined) break;
      planned.push(this.plannedOf(best));
      const own = this.changed.get(best.key) ?? new Map<string, Color>();
      for (const mode of best.only ?? [""]) own.set(mode, best.color);
      this.changed.set(best.key, own);
      for (const pair of best.fixes) this.failing.delete(pair);
      // What shares a pair with it has other colors to meet now.
      for (const pair of this.users.get(best.key) ?? []) {
        this.shares.delete(pair);
        for (const key of this.keys.get(pair)?.keys() ?? []) {
          this.known.delete(key);
          if (this.isFailing(key)) this.stale.add(key);
        }
      }
    }
    return planned;
  }

  private isFailing(key: string): boolean {
    return [...(this.users.get(key) ?? [])].some((pair) => this.failing.has(pair));
  }

  /** Of the pairs that fail after the plan. */
  reasons(): ReadonlyMap<string, string> {
    return new Map([...this.failing].map((pair) => [pair.id, this.reasonOf(pair)]));
  }

  private reasonOf(pair: MeasuredPair): string {
    const keys = [...(this.keys.get(pair)?.keys() ?? [])];
    if (keys.length === 0) return "Neither of its colors is a value of these files.";
    for (const key of keys) {
      const token = this.tokens.get(key);
      if (token === undefined) continue;
      const shareWith = this.sharesOf(pair, key);
      const color = this.nearestOf(token)((candidate) => shareWith(candidate) >= 1);
      const other =
        color &&
        [...(this.users.get(key) ?? [])].find(
          (each) => !this.failing.has(each) && this.sharesOf(each, key)(color) < 1,
        );
      if (color !== undefined && other !== undefined) {
        const isSame = pairKey(other) === pairKey(pair);
        const what = isSame ? "the same pair" : `${other.text.name} on ${other.on[0]?.name ?? ""}`;
        return `With ${formatHex(color)} for ${token.name} it would pass, and ${what} would fail in ${other.mode}: both have this one value.`;
      }
    }
    return "No lightness of either color alone passes here.";
  }

  /** The best of those that still hold; a sheet of parts has thousands that have nothing to do with each other. */
  private best(): Candidate | undefined {
    const found = [...this.stale].flatMap((key) => {
      const candidate = this.changed.get(key)?.has("") === true ? undefined : this.candidateOf(key);
      if (candidate === undefined) return [];
      this.known.set(key, candidate);
      return [candidate];
    });
    this.stale.clear();
    // The best one last, and of equal ones the one that was found first.
    if (this.queue.length === 0) this.queue = found.toSorted(byGain).toReversed();
    else for (const candidate of found) this.queue.splice(this.placeOf(candidate), 0, candidate);
    for (let best = this.queue.pop(); best !== undefined; best = this.queue.pop())
      if (this.known.get(best.key) === best) return best;
    return undefined;
  }

  private placeOf(candidate: Candidate): number {
    let [low, high] = [0, this.queue.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.queue[middle];
      if (other !== undefined && byGain(other, candidate) > 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private candidateOf(key: string): Candidate | undefined {
    const token = this.tokens.get(key);
    if (token === undefined) return undefined;
    const users = [...(this.users.get(key) ?? [])];
    const isSplit = this.changed.has(key);
    const whole = isSplit ? [] : this.candidatesFor(token, users, undefined);
    if (whole.length > 0) return whole.toSorted(byGain)[0];
    // No color passes in all modes that share the value: those that fail get one of their own.
    const modes = [...new Set(users.filter((pair) => this.failing.has(pair)).map(({ mode }) => mode))];
    const inModes = modes.flatMap((mode) =>
      this.changed.get(key)?.has(mode) === true || !this.source.splits(key, [mode])
        ? []
        : this.candidatesFor(
            token,
            users.filter((pair) => pair.mode === mode),
            [mode],
          ),
    );
    return inModes.toSorted(byGain)[0];
  }

  /** Colors for one value with which pairs that use it pass, and none fails that passed. */
  private candidatesFor(
    token: SourceToken,
    users: readonly MeasuredPair[],
    only: readonly string[] | undefined,
  ): Candidate[] {
    const { key } = token;
    if (this.banned.has(idOf(0, { key, ...(only && { only }) }))) return [];
    if (only?.some((mode) => this.banned.has(splitOf(mode)))) return [];
    const sharesOf = (pairs: readonly MeasuredPair[]) =>
      pairs.map((pair) => ({ pair, shareWith: this.sharesOf(pair, key) }));
    const failing = sharesOf(users.filter((pair) => this.failing.has(pair)));
    const passing = sharesOf(users.filter((pair) => !this.failing.has(pair)));
    const uses = failing.flatMap(({ pair }) => this.keys.get(pair)?.get(key) ?? []);
    const breaksNone = remembered((color) => passing.every(({ shareWith }) => shareWith(color) >= 1));
    const wanted = [failing, ...(failing.length > 1 ? failing.map((each) => [each]) : [])];
    return wanted.flatMap((some): Candidate[] => {
      const passes = (candidate: Color): boolean =>
        breaksNone(candidate) && some.every(({ shareWith }) => shareWith(candidate) >= 1);
      const color = this.nearestOf(token)(passes);
      if (color === undefined) return [];
      const shown = this.source.shown({ key, color });
      return [
        {
          key,
          ...(only && { only }),
          token,
          color,
          fixes: failing.flatMap(({ pair, shareWith }) => (shareWith(shown) >= 1 ? [pair] : [])),
          deltaE: deltaEOK(token.color, color),
          isText: uses.some(({ isText }) => isText),
          isTurned: uses.some(({ isText }) => !isText) && isTurned(token.color, color),
          depth: Math.min(...uses.map(({ depth }) => depth)),
        },
      ];
    });
  }

  private nearestOf(token: SourceToken): ReturnType<typeof nearestColors> {
    const known = this.nearest.get(token);
    if (known !== undefined) return known;
    const made = nearestColors(token.color, (color) => this.source.shown({ key: token.key, color }));
    this.nearest.set(token, made);
    return made;
  }

  /**
   * The share of the floors that a pair reaches, by the color for one value, with those of the plan for others. What the
   * other layers are is looked up once, and a color is measured once until one of them changes: each value is tried for the
   * same colors again after each change of its neighbors.
   */
  private sharesOf(pair: MeasuredPair, key: string): (color: Color) => number {
    const own = this.shares.get(pair) ?? new Map<string, (color: Color) => number>();
    this.shares.set(pair, own);
    const known = own.get(key) ?? remembered(this.measuredShare(pair, key));
    own.set(key, known);
    return known;
  }

  private measuredShare(pair: MeasuredPair, key: string): (color: Color) => number {
    const names = new Set([pair.text, ...pair.on].map(({ name }) => name));
    const layers = new Map([...names].map((name) => [name, this.layerOf(name, pair.mode, key)]));
    return (color) => {
      const given = { color };
      const drawn = worstDrawn(
        pair,
        (name) => {
          const layer = layers.get(name);
          return layer === "the value" ? given : layer;
        },
        pair.scheme,
      );
      return drawn === undefined ? 0 : reachedShare(drawn, pair.floors);
    };
  }

  /** What a token is in a mode, with the plan so far; or that it is the value of this key. */
  private layerOf(
    name: string,
    mode: string,
    key: string,
  ): { readonly color: Color } | "the value" | undefined {
    for (const token of this.chainOf(name, mode)) {
      if (token.key === key) return "the value";
      const changed = this.changed.get(token.key);
      const color = changed?.get(mode) ?? changed?.get("");
      if (color !== undefined) return { color };
    }
    return this.modes.get(mode)?.tokens.get(name);
  }

  /** A token and those that it refers to, one after another. */
  private chainOf(name: string, mode: string): readonly SourceToken[] {
    const tokens = this.modes.get(mode)?.tokens;
    const chain: SourceToken[] = [];
    for (let next = tokens?.get(name); next !== undefined && chain.length < 24; ) {
      if (chain.includes(next)) break;
      chain.push(next);
      next = next.refersTo === undefined ? undefined : tokens?.get(next.refersTo);
    }
    return chain;
  }

  private plannedOf({ key, only, token, color, fixes, deltaE }: Candidate): Planned {
    const modes =
      only?.map((name) => ({ name })) ??
      this.source.modes.filter(({ tokens }) => tokens.get(token.name)?.key === key);
    return {
      token: token.name,
      modes: modes.map(({ name }) => name),
      place: token.place,
      from: token.place.text,
      to: this.source.written({ key, color }),
      fromColor: formatHex(token.color),
      toColor: formatHex(color),
      deltaE,
      fixes: fixes.map(({ id }) => id),
      key,
      color,
      ...(only && { only }),
    };
  }
}

/** The same, measured once for each color. */
function remembered<Value extends number | boolean>(
  measure: (color: Color) => Value,
): (color: Color) => Value {
  const known = new WeakMap<Color, Value>();
  return (color) => {
    const before = known.get(color);
    if (before !== undefined) return before;
    const value = measure(color);
    known.set(color, value);
    return value;
  };
}

/** The name does not depend on the order in the file: the value's own token before one that inherits it. */
function betterNamed(known: SourceToken | undefined, token: SourceToken): SourceToken {
  if (known === undefined) return token;
  return token.name.length < known.name.length ||
    (token.name.length === known.name.length && token.name < known.name)
    ? token
    : known;
}
