/**
 * Style sheets, registry items of shadcn/ui, maps of Sass and named colors of other files as one source of an audit: several files are one cascade. Positions are those of the sheets, and edits go back into the files.
 */
import { NARROW } from "#engine/css/css-conditions.ts";
import type { CssDeclaration } from "#engine/css/css-rules.ts";
import { type ReadMode, type ReadSheet, readSheet, type SheetValue } from "#engine/css/css-sheet.ts";
import { plainVariables, sassPair } from "#engine/css/sass-maps.ts";
import { unreadVariables } from "#engine/css/sheet-variables.ts";
import { topLevelParts } from "#engine/css/top-level.ts";
import { parseCss5Color } from "#engine/parse/parse-css5.ts";
import { type GivenSheet, JoinedSheets } from "#engine/theme/reading/joined-sheets.ts";
import { sheetOf } from "#engine/theme/reading/read-theme.ts";
import { cssSheet, type SheetEdits } from "#engine/theme/reading/theme-sheet.ts";
import type { AuditSource, SourceMode, SourceToken, TokenPart, ValueChange } from "./audit-source.ts";
import { shownLike, writtenLike } from "./written-like.ts";

interface Spot {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

type Edited = ReturnType<AuditSource["edited"]>;

/**
 * `readAgain` opens the edited files; by default each by itself. Throws a FileProblem on text that is too large for a style
 * sheet.
 */
export function sheetSource(
  given: readonly GivenSheet[],
  readAgain: (edited: Edited) => readonly GivenSheet[] = (edited) => rereadSheets(given, edited),
): AuditSource {
  const places = new JoinedSheets(given);
  const { css } = places;
  const sheet = readSheet(css);
  const reader = new TokenReader(sheet, css, places);
  const modes = reader.modes.map((mode) => reader.modeOf(mode)).filter(({ tokens }) => tokens.size > 0);
  const { spots } = reader;
  const splitter = new ModeSplitter(reader, modes);
  const edited: AuditSource["edited"] = (changes) => {
    const edits = changes.map((change) => editsOf(change, spots.get(change.key) ?? [], splitter));
    return places.edited(
      edits.flatMap(({ values }) => values),
      edits.flatMap(({ added }) => added),
    );
  };
  return {
    modes,
    unread: [
      ...unreadVariables(sheet).map(({ name, line, why }) => {
        const place = places.ofLine(line);
        return { file: place.name, name, line: place.line, why };
      }),
      ...given.flatMap(({ name: file, sheet: { unread = [] } }) =>
        unread.map(({ text, line, why }) => ({ file, name: text, line, why })),
      ),
    ],
    written: ({ key, color }) => writtenLike(color, spots.get(key)?.[0]?.text ?? ""),
    shown: ({ key, color }) => shownLike(color, spots.get(key)?.[0]?.text ?? ""),
    splits: (key, only) => !places.isFixedAt(Number(key)) && splitter.planOf(key, only) !== undefined,
    edited,
    reopened: (changes) => sheetSource(readAgain(edited(changes)), readAgain),
  };
}

/** The same files with other texts. */
export function rereadSheets(given: readonly GivenSheet[], edited: Edited): readonly GivenSheet[] {
  return edited.flatMap(({ file, text }) => {
    const old = given.find((each) => each.file === file);
    return old === undefined ? [] : [{ ...old, sheet: sheetOf(text) ?? cssSheet(text) }];
  });
}

function editsOf(
  { key, color, only }: ValueChange,
  spots: readonly Spot[],
  splitter: ModeSplitter,
): SheetEdits {
  const values = spots.map(({ from, to, text }) => ({ from, to, text: writtenLike(color, text) }));
  const plan = only && splitter.planOf(key, only);
  if (plan === undefined) return { values, added: [] };
  const { name, changes, anchors, both } = plan;
  const old = spots[0]?.text ?? "";
  const next = values[0]?.text ?? "";
  if (both !== undefined) {
    const [light, dark] = both === "light" ? [next, old] : [old, next];
    return { values: values.map((edit) => ({ ...edit, text: `light-dark(${light}, ${dark})` })), added: [] };
  }
  return {
    values: changes === "here" ? values : [],
    added: anchors.map((at) => ({ at, name, value: changes === "here" ? old : next })),
  };
}

const bare = (name: string): string => name.replace(/^--/, "");
/** To a custom property, or to a variable of Sass, also of another module. */
const REFERENCE =
  /^(?:var\(\s*--([^\s,()]+)\s*(?:,[^()]*)?\)|(?:[\p{L}_][\p{L}\p{N}_-]*\.)?\$([\p{L}_][\p{L}\p{M}\p{N}_-]*))$/u;
const referenceIn = (text: string): string | undefined => {
  const [, property, variable] = REFERENCE.exec(text) ?? [];
  return property ?? variable;
};

class TokenReader {
  /** The texts of a value, by the key of its tokens: that of sRGB first, then the one for a wider gamut. */
  readonly spots = new Map<string, readonly Spot[]>();
  /** The custom property of the page that a key is the value of. */
  readonly names = new Map<string, string>();
  /** Where a declaration can be added that counts in a mode alone: before its first own one. */
  readonly anchors = new Map<string, number>();
  readonly modes: readonly ReadMode[];
  private readonly seen = new Set<CssDeclaration>();
  private readonly sheet: ReadSheet;
  private readonly css: string;
  private readonly places: JoinedSheets;
  /** Whether something counts on screens with a wider gamut alone. */
  private readonly hasWide: boolean;
  private readonly read: ReadonlyMap<ReadMode, ReturnType<ReadSheet["partsOf"]>>;
  /** Names that more than one part of the page declares. */
  private readonly shared: ReadonlySet<string>;

  constructor(sheet: ReadSheet, css: string, places: JoinedSheets) {
    this.sheet = sheet;
    this.css = css;
    this.places = places;
    const hasWide = /color-gamut|dynamic-range/i.test(css);
    this.hasWide = hasWide;
    this.modes = namedApart(sheet.modes);
    this.read = new Map(this.modes.map((mode) => [mode, sheet.partsOf(hasWide ? narrowed(mode) : mode)]));
    this.shared = sharedNames([...this.read.values()]);
  }

  modeOf(mode: ReadMode): SourceMode {
    const read = this.read.get(mode) ?? new Map<string, ReadonlyMap<string, SheetValue>>();
    const tokens = new Map<string, SourceToken>();
    const parts = new Map<string, TokenPart>();
    this.addAnchor(mode.name, [...(read.get("")?.values() ?? [])]);
    const wide = this.hasWide ? this.sheet.partsOf(mode) : undefined;
    const pageNames = new Set(read.get("")?.keys() ?? []);
    for (const [part, values] of read) {
      const nameOf = (name: string): string => {
        const isOfPage = part === "" && name.startsWith("--");
        const isOwn = name.startsWith("--") && !this.shared.has(name);
        const where = part === "" ? "the page" : part;
        return isOfPage || isOwn ? bare(name) : `${bare(name)} in ${where}`;
      };
      for (const value of values.values()) {
        const scoped = (name: string): string =>
          values.has(`--${name}`) || !pageNames.has(`--${name}`) ? nameOf(`--${name}`) : name;
        const token = this.tokenOf(value, wide?.get(part)?.get(value.name), mode, nameOf(value.name), scoped);
        if (token === undefined) continue;
        tokens.set(token.name, token);
        if (part === "" && value.name.startsWith("--")) this.names.set(token.key, value.name);
        if (part !== "" || !value.name.startsWith("--"))
          parts.set(token.name, {
            part,
            bare: bare(value.name),
            rule: value.declaration.block?.order ?? 0,
          });
      }
    }
    this.addSass(mode.scheme, tokens);
    return { name: mode.name, scheme: mode.scheme, isHigh: mode.isHigh, tokens, parts };
  }

  /** Modes are read one after another, the ones that others build on first. */
  private addAnchor(mode: string, values: readonly SheetValue[]): void {
    const own = values.map(({ declaration }) => declaration).filter((each) => !this.seen.has(each));
    for (const each of own) this.seen.add(each);
    const [first] = own.filter(({ name }) => name.startsWith("--")).toSorted((a, b) => a.order - b.order);
    if (first !== undefined) this.anchors.set(mode, first.at);
  }

  private tokenOf(
    { name: property, text, color, declaration, fallback, isInline }: SheetValue,
    wide: SheetValue | undefined,
    { scheme }: ReadMode,
    name: string,
    scoped: (name: string) => string,
  ): SourceToken | undefined {
    if (color === undefined) return undefined;
    const spot = this.spotOf(declaration, scheme, property === "background");
    const target = referenceIn(spot.text);
    // A second name in `@theme inline` is no token of its own.
    if (isInline && target !== undefined && this.sheet.isDefined(`--${target}`)) return undefined;
    const key = String(spot.from);
    const others = [fallback, wide?.declaration].filter((each) => each !== undefined && each !== declaration);
    if (!this.spots.has(key))
      this.spots.set(key, [
        spot,
        ...others.flatMap((each) => (each ? [this.spotOf(each, scheme, false)] : [])),
      ]);
    const refersTo = target === undefined ? undefined : scoped(target);
    return {
      name,
      color,
      ...(wide?.color !== undefined && wide.text !== text && { wide: wide.color }),
      key,
      place: this.placeOf(declaration, spot.text),
      ...(refersTo !== undefined && refersTo !== name && { refersTo }),
      ...(this.places.isDerivedAt(declaration.at) && { isDerived: true as const }),
    };
  }

  private placeOf({ line }: CssDeclaration, text: string) {
    const place = this.places.ofLine(line);
    return { file: place.file, line: place.line, text };
  }

  /** The value without comments around it; of `light-dark()` the color of the scheme, of `background` the color. */
  private spotOf({ from, to }: CssDeclaration, scheme: "light" | "dark", isShorthand: boolean): Spot {
    const whole = trimmed({ from, to, text: this.css.slice(from, to) });
    const inner = /^light-dark\(([\s\S]*)\)$/i.exec(whole.text)?.[1];
    if (inner !== undefined) {
      const [light = "", dark = ""] = topLevelParts(inner, ",");
      const start = whole.from + 11;
      const isLight = scheme === "light";
      const at = isLight ? start : start + light.length + 1;
      const text = isLight ? light : dark;
      return trimmed({ from: at, to: at + text.length, text });
    }
    if (!isShorthand || parseCss5Color(whole.text).ok) return whole;
    let at = whole.from;
    for (const part of topLevelParts(whole.text, " ")) {
      if (parseCss5Color(part.trim()).ok || REFERENCE.test(part.trim()))
        return trimmed({ from: at, to: at + part.length, text: part });
      at += part.length + 1;
    }
    return whole;
  }

  /** Variables of SCSS and Less; entries of maps are in `sheetOf`, or have no place of their own. */
  private addSass(scheme: "light" | "dark", tokens: Map<string, SourceToken>): void {
    const { light, dark } = sassPair(plainVariables(this.sheet.sass));
    const own = scheme === "light" ? light : new Map([...light, ...dark]);
    for (const [key, variable] of own) {
      const name = key.replace(/^[$@]/, "");
      if (variable.path !== undefined || tokens.has(name)) continue;
      const read = this.sheet.sassColor(variable, scheme);
      if (!read.ok) continue;
      const { declaration } = variable;
      const { from, to } = declaration;
      const flags = /\s{0,9}!(?:default|global)\b[\s\S]*$/.exec(this.css.slice(from, to))?.[0].length ?? 0;
      const spot = trimmed({ from, to: to - flags, text: this.css.slice(from, to - flags) });
      const target = referenceIn(spot.text.replace(/^@/, "$"));
      this.spots.set(String(spot.from), [spot]);
      tokens.set(name, {
        name,
        color: read.color,
        key: String(spot.from),
        place: this.placeOf(declaration, spot.text),
        ...(target !== undefined && { refersTo: target }),
      });
    }
  }
}

interface SplitPlan {
  /** The custom property. */
  readonly name: string;
  /** Whether the value changes where it stands, and is added unchanged for the other modes, or the other way around. */
  readonly changes: "here" | "there";
  readonly anchors: readonly number[];
  /** The scheme that changes, if one value becomes `light-dark()`. */
  readonly both?: "light" | "dark";
}

/** Gives modes that share a value one of their own. */
class ModeSplitter {
  private readonly reader: TokenReader;
  private readonly modes: readonly SourceMode[];
  private readonly sharing = new Map<string, string[]>();

  constructor(reader: TokenReader, modes: readonly SourceMode[]) {
    this.reader = reader;
    this.modes = modes;
    for (const { name, tokens } of modes)
      for (const { key } of tokens.values()) {
        const held = this.sharing.get(key) ?? [];
        if (held.at(-1) !== name) held.push(name);
        this.sharing.set(key, held);
      }
  }

  /** Undefined if there is no place for it. */
  planOf(key: string, only: readonly string[]): SplitPlan | undefined {
    const name = this.reader.names.get(key);
    const all = this.sharing.get(key) ?? [];
    const rest = all.filter((mode) => !only.includes(mode));
    const [first] = all;
    if (name === undefined || first === undefined || rest.length === 0) return undefined;
    const isHere = only.includes(first);
    const there = isHere ? rest : all.filter((mode) => only.includes(mode));
    const anchors = there.map((mode) => this.reader.anchors.get(mode));
    if (anchors.every((at) => at !== undefined))
      return { name, changes: isHere ? "here" : "there", anchors: [...new Set(anchors)] };
    // Modes without rules of their own differ by `light-dark()`.
    const [one, other] = [only, rest].map((names) => this.schemesOf(names));
    const [scheme] = one ?? [];
    return one?.size === 1 && other?.size === 1 && scheme !== undefined && !other.has(scheme)
      ? { name, changes: "here", anchors: [], both: scheme }
      : undefined;
  }

  private schemesOf(names: readonly string[]): ReadonlySet<"light" | "dark"> {
    return new Set(this.modes.filter(({ name }) => names.includes(name)).map(({ scheme }) => scheme));
  }
}

/** A theme that is both light and dark, as "auto" is, has two modes: the second one is "auto dark". */
function namedApart(modes: readonly ReadMode[]): readonly ReadMode[] {
  const taken = new Set<string>();
  return modes.map((mode) => {
    const name = taken.has(mode.name) ? `${mode.name} ${mode.scheme}` : mode.name;
    taken.add(name);
    return name === mode.name ? mode : { ...mode, name };
  });
}

/** The mode on a screen that shows no more than sRGB, whose 8-bit colors are measured. */
function narrowed(mode: ReadMode): ReadMode {
  return { ...mode, state: { on: new Set([...mode.state.on, NARROW]) } };
}

/** Custom properties that several parts declare, in any mode. */
function sharedNames(modes: readonly ReturnType<ReadSheet["partsOf"]>[]): ReadonlySet<string> {
  const partOf = new Map<string, string>();
  const shared = new Set<string>();
  for (const mode of modes)
    for (const [part, values] of mode)
      for (const name of values.keys()) {
        const known = partOf.get(name);
        if (known === undefined) partOf.set(name, part);
        else if (known !== part) shared.add(name);
      }
  return shared;
}

/** Without white space and comments at both ends. */
function trimmed({ from, to, text }: Spot): Spot {
  const lead = /^(?:\s|\/\*[\s\S]*?\*\/)*/.exec(text)?.[0].length ?? 0;
  const held = text.slice(lead).replace(/(?:\s|\/\*(?:(?!\*\/)[\s\S])*\*\/)*$/, "");
  return lead === 0 && held.length === text.length
    ? { from, to, text }
    : { from: from + lead, to: from + lead + held.length, text: held };
}
