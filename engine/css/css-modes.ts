/**
 * Finds the modes of a style sheet by what switches them: classes and attributes on the root or the body, media queries,
 * style queries, `color-scheme`, a dark root with a light override; high contrast too.
 */
import type { ScopeRule } from "./css-scopes.ts";
import { type PageState, type RootSelector, type Switch, switchKey } from "./selector-match.ts";

export interface SheetMode {
  /** "light", "dark", "light-high", "dark-high", or the name of the class or attribute value that switches it. */
  readonly name: string;
  readonly scheme: "light" | "dark";
  readonly isHigh: boolean;
  readonly switches: readonly Switch[];
  readonly state: PageState;
}

/** More themes in one sheet than any published one has. */
export const MAX_MODES = 64;

/** Words of the names of modes; all words of a class are of these if it is only a switch. */
const PLAIN_WORDS = new Set(
  "is has in on js v ui app page site root html body theme themes themed theming mode modes scheme schemes color colors colour appearance default auto system variant skin a b".split(
    " ",
  ),
);
const DARK_WORDS = new Set([
  "dark",
  "darkmode",
  "darktheme",
  "night",
  "black",
  "dim",
  "dimmed",
  "midnight",
  "inverted",
]);
const LIGHT_WORDS = new Set(["light", "lightmode", "lighttheme", "day", "white"]);
const HIGH_WORDS = new Set(["high", "contrast", "hc", "highcontrast", "contrasted", "accessible"]);
const THEME_WORDS = /^(?:theme|themes|themed|mode|scheme|skin|palette|appearance|contrast)$/;
/** Attributes of controls and of parts, which switch no theme whatever they set. */
const PART_ATTRIBUTE =
  /^(?:type|role|aria-.*|href|disabled|name|value|for|open|checked|lang|dir|hidden|data-(?:size|state|side|align|orientation|open|disabled|selected|radius|scaling))$/i;
const THEME_ATTRIBUTE =
  /theme|mode|scheme|appearance|contrast|skin|palette|dark|light|night|accent|brand|variant/i;

function wordsOf(text: string): string[] {
  return text
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The words that say what a switch means: the value of an attribute if it has one, else the name. */
function meaningWords({ kind, name, value }: Switch): string[] {
  if (kind === "scheme" || kind === "contrast") return [value];
  return wordsOf(kind === "attribute" && value !== "" && !/^(?:true|on|1|yes)$/i.test(value) ? value : name);
}

interface Meaning {
  readonly scheme: "light" | "dark" | undefined;
  readonly isHigh: boolean;
  /** Whether it has no other meaning. */
  readonly isExact: boolean;
}

/** "dark" for `.theme-dark`, `[data-theme="my-dark"]`, `(prefers-color-scheme: dark)`. */
export function meaningOf(given: Switch): Meaning {
  if (given.kind === "contrast") return { scheme: undefined, isHigh: given.value === "more", isExact: true };
  const words = meaningWords(given);
  const isDark = words.some((word) => DARK_WORDS.has(word));
  const isLight = words.some((word) => LIGHT_WORDS.has(word));
  const isKnown = (word: string): boolean =>
    PLAIN_WORDS.has(word) || DARK_WORDS.has(word) || LIGHT_WORDS.has(word) || HIGH_WORDS.has(word);
  const rest = given.kind === "condition" ? [] : words.filter((word) => !isKnown(word));
  return {
    scheme: isDark ? "dark" : isLight ? "light" : undefined,
    isHigh:
      words.includes("contrast") || words.includes("hc") || (words.includes("high") && (isDark || isLight)),
    isExact: rest.length === 0,
  };
}

/** Whether a class or attribute is about the look of the page, and not about a part of it. */
export function isThemeName(given: Switch): boolean {
  if (given.kind === "attribute") return THEME_ATTRIBUTE.test(given.name);
  if (given.kind !== "class") return true;
  const words = wordsOf(given.name);
  if (words.some((word) => THEME_WORDS.test(word))) return true;
  const { scheme, isHigh, isExact } = meaningOf(given);
  return isExact && (scheme !== undefined || isHigh);
}

const isCustom = (name: string): boolean => name.startsWith("--");
const PAGE_COLOR: ReadonlySet<string> = new Set(["color", "background", "background-color"]);
/** So many properties of the root, and at least half of its own, must a class set to be a theme. */
const MIN_SHARED = 3;

/** The rules of the page itself: those of components lose their selectors, so that they are local. */
export function pageRules(rules: readonly ScopeRule[]): ScopeRule[] {
  const rootNames = new Set(
    rules
      .filter(({ selectors }) =>
        selectors.some(({ switches, isExplicit }) => isExplicit && switches.length === 0),
      )
      .flatMap(({ declarations }) => declarations.map(({ name }) => name))
      .filter(isCustom),
  );
  const isForPage = (selector: RootSelector, { declarations }: ScopeRule): boolean => {
    const given = [...selector.switches, ...selector.negated];
    if (selector.isExplicit) return true;
    if (given.some(({ kind, name }) => kind === "attribute" && PART_ATTRIBUTE.test(name))) return false;
    if (given.length > 0 && given.every(isThemeName)) return true;
    const own = declarations.filter(({ name }) => isCustom(name));
    const shared = own.filter(({ name }) => rootNames.has(name)).length;
    return given.length > 0 && shared >= MIN_SHARED && shared * 2 >= own.length;
  };
  return rules.map((rule) => ({
    ...rule,
    selectors: rule.selectors.filter((selector) => isForPage(selector, rule)),
  }));
}

const MEDIA = (scheme: "light" | "dark"): Switch => ({
  kind: "scheme",
  element: "html",
  name: "prefers-color-scheme",
  value: scheme,
});
const MORE: Switch = { kind: "contrast", element: "html", name: "prefers-contrast", value: "more" };

/** A rule, with what switches the component that it is for. */
export interface SwitchedRule extends ScopeRule {
  readonly components: readonly {
    readonly switches: readonly Switch[];
    readonly negated: readonly Switch[];
  }[];
}

/** The modes of these rules, light first; a sheet without any switch has one mode. */
export function modesOf(rules: readonly SwitchedRule[], hasLightDark: boolean): SheetMode[] {
  const counted = rules.filter(({ declarations, selectors }) =>
    declarations.some(
      ({ name }) =>
        isCustom(name) ||
        name === "color-scheme" ||
        // The page's own colors change with a mode also where there are no custom properties.
        (PAGE_COLOR.has(name) && selectors.some(({ isExplicit }) => isExplicit)),
    ),
  );
  const ground = groundOf(counted);
  const all = new Map<string, Switch>();
  for (const { selectors, components, conditions } of counted)
    for (const each of [
      ...conditions.flatMap(({ switches }) => switches),
      ...[...selectors, ...components].flatMap(({ switches, negated }) => [...switches, ...negated]),
    ])
      if (!ground.has(switchKey(each))) all.set(switchKey(each), each);
  const known = [...all.values()];
  const grounds = [...ground.values()];
  const lights = chosen(known, "light", false);
  const darks = chosen(known, "dark", false);
  const isSwitched = (list: readonly Switch[]): boolean => list.some(({ kind }) => kind !== "scheme");
  const hasDark =
    hasLightDark ||
    darks.length > 0 ||
    isSwitched(lights) ||
    known.some(({ kind, value }) => kind === "scheme" && value === "light");
  const highs = known.filter((each) => meaningOf(each).isHigh);
  const modes: SheetMode[] = [mode("light", "light", false, [...grounds, ...lights])];
  if (hasDark) modes.push(mode("dark", "dark", false, [...grounds, ...darks]));
  if (highs.length > 0) {
    const high = (scheme: "light" | "dark", base: readonly Switch[]): SheetMode =>
      mode(`${scheme}-high`, scheme, true, together([...grounds, ...base], chosen(known, scheme, true)));
    modes.push(high("light", lights));
    if (hasDark) modes.push(high("dark", darks));
  }
  // `[data-theme]` holds for whatever value is a theme, and is none itself.
  const isOfAnyValue = (each: Switch): boolean =>
    each.kind === "attribute" &&
    each.value === "" &&
    known.some((other) => other.kind === "attribute" && other.name === each.name && other.value !== "");
  const covered = new Set(
    [...modes.flatMap(({ switches }) => switches), ...known.filter(isOfAnyValue)].map(switchKey),
  );
  for (const rule of counted) addThemes(rule, modes, covered);
  return modes.slice(0, MAX_MODES);
}

/** A theme of its own: what a rule asks for that no mode so far switches on. */
function addThemes(rule: ScopeRule, modes: SheetMode[], covered: ReadonlySet<string>): void {
  const media = rule.conditions.flatMap(({ switches }) => switches);
  // What a control switches by :has() has a name of its own beside it, if it is a theme.
  const isNamed = rule.selectors.some(({ switches }) => switches.every(({ kind }) => kind !== "condition"));
  for (const { switches } of rule.selectors) {
    if (isNamed && switches.some(({ kind }) => kind === "condition")) continue;
    const own = [...switches, ...media].filter(({ kind, value }) => kind !== "contrast" || value === "more");
    if (own.every((each) => covered.has(switchKey(each)))) continue;
    const isHigh = own.some((each) => meaningOf(each).isHigh);
    const declared = rule.declarations.findLast(({ name }) => name === "color-scheme")?.value;
    const scheme =
      declared === "dark" || declared === "light"
        ? declared
        : (own.map((each) => meaningOf(each).scheme).find((each) => each !== undefined) ?? "light");
    const base = modes.find((each) => each.scheme === scheme && each.isHigh === isHigh) ?? modes[0];
    const name = own
      .filter(({ kind }) => kind !== "scheme")
      .map(({ value, name: plain }) => (value === "" ? plain : value))
      .join(" ");
    const next = mode(name, scheme, isHigh, together(base?.switches ?? [], own));
    const key = keyOf(next);
    if (!modes.some((each) => keyOf(each) === key) && modes.length < MAX_MODES) modes.push(next);
  }
}

const keyOf = ({ switches, scheme }: SheetMode): string =>
  `${scheme} ${switches.map(switchKey).toSorted().join("|")}`;

function mode(
  name: string,
  scheme: "light" | "dark",
  isHigh: boolean,
  switches: readonly Switch[],
): SheetMode {
  const own = switches.filter(({ kind }) => kind !== "scheme" && kind !== "contrast");
  const on = [...own, MEDIA(scheme), ...(isHigh ? [MORE] : [])];
  return { name, scheme, isHigh, switches: own, state: { on: new Set(on.map(switchKey)) } };
}

/** The later switch replaces another value of the same attribute. */
function together(first: readonly Switch[], later: readonly Switch[]): Switch[] {
  const isReplaced = (each: Switch): boolean =>
    each.kind === "attribute" &&
    later.some(
      (other) =>
        other.kind === "attribute" &&
        other.name === each.name &&
        other.element === each.element &&
        other.value !== each.value,
    );
  const all = [...first.filter((each) => !isReplaced(each)), ...later];
  return [...new Map(all.map((each) => [switchKey(each), each])).values()];
}

/** What is on in a mode: all classes that only mean it, and of each attribute the value that says it most plainly. */
function chosen(known: readonly Switch[], scheme: "light" | "dark", isHigh: boolean): Switch[] {
  const fits = known.filter((each) => {
    const meaning = meaningOf(each);
    if (meaning.isHigh !== isHigh) return false;
    return isHigh ? (meaning.scheme ?? scheme) === scheme : meaning.scheme === scheme;
  });
  const exact = fits.filter((each) => meaningOf(each).isExact);
  const picked = exact.length > 0 ? exact : fits.slice(0, 1);
  // One control is checked at a time.
  const isControl = ({ kind, name }: Switch): boolean => kind === "condition" && name.startsWith("has ");
  const controls = fits.filter(isControl);
  const control = controls.find(({ name }) => wordsOf(name).includes(scheme) && !isHigh) ?? controls[0];
  const attributes = new Map<string, Switch>();
  for (const each of fits) {
    const key = `${each.element} ${each.name}`;
    const held = attributes.get(key);
    const isBetter = held === undefined || rank(each, scheme) < rank(held, scheme);
    if (each.kind === "attribute" && isBetter) attributes.set(key, each);
  }
  // A control is only how to choose what an attribute or a class names as well.
  const isNamed = fits.some((each) => each.kind === "attribute" || each.kind === "class");
  return [
    ...picked.filter(
      (each) => each.kind !== "attribute" && (!isControl(each) || (each === control && !isNamed)),
    ),
    ...[...attributes.values()].filter((each) => exact.length === 0 || meaningOf(each).isExact),
  ];
}

function rank(each: Switch, scheme: "light" | "dark"): number {
  if (each.value.toLowerCase() === scheme) return 0;
  return meaningOf(each).isExact ? 1 : 2;
}

/**
 * Classes that carry a theme without being one, as `.radix-themes` does: what they set is set nowhere else without them,
 * so they are always on.
 */
function groundOf(rules: readonly ScopeRule[]): Map<string, Switch> {
  const setBy = new Map<string, Set<string>>();
  const classes = new Map<string, { readonly given: Switch; readonly names: Set<string> }>();
  for (const { selectors, conditions, declarations } of rules) {
    if (conditions.length > 0) continue;
    const own = declarations.map(({ name }) => name).filter(isCustom);
    for (const { switches } of selectors) {
      const [only, more] = switches;
      if (more !== undefined) continue;
      if (only !== undefined) {
        const { scheme, isHigh } = meaningOf(only);
        if (only.kind !== "class" || scheme !== undefined || isHigh) continue;
      }
      const key = only === undefined ? "" : switchKey(only);
      for (const name of own) setBy.set(name, (setBy.get(name) ?? new Set<string>()).add(key));
      if (only === undefined) continue;
      const held = classes.get(key) ?? { given: only, names: new Set<string>() };
      for (const name of own) held.names.add(name);
      classes.set(key, held);
    }
  }
  return new Map(
    [...classes]
      .filter(([, { names }]) => [...names].every((name) => setBy.get(name)?.size === 1))
      .map(([key, { given }]) => [key, given]),
  );
}
