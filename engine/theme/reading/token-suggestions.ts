/**
 * What the names of somebody else's theme probably stand for: by the vocabulary that design systems share (Material 3,
 * Primer, Radix Themes, Bootstrap, daisyUI, Carbon, Polaris, Open Props), and only where the color does not contradict it.
 */
import { wcagRatio } from "#engine/contrast/contrast.ts";
import { deltaEOK } from "#engine/difference/difference.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import type { RoleToken, ThemeFamily } from "#engine/theme/role-graph.ts";

/** A color without a token, with the value that counts first. */
export interface UnnamedColor {
  /** As written. */
  readonly name: string;
  readonly color: Color;
}

export interface TokenSuggestion {
  readonly token: RoleToken;
  /** A sentence. */
  readonly why: string;
}

/** Words that say nothing of the use. */
const EMPTY = new Set(
  "color colors colour clr col c token tokens theme themes semantic sys system ref alias md mdc ds ui app global base default main rest enabled root rgb hex value fill solid normal use role roles".split(
    " ",
  ),
);
/** What is meant for a use that a theme has no token for. */
const APART =
  /^(?:inverse|inverted|invert|shadow|scrim|backdrop|overlay|gradient|chart|data|series|code|syntax|hljs|ansi|terminal|selection|highlight|mark|skeleton|visited|transparent|white|black|dark|light|alpha|a\d+|glow|sidebar|footer|logo|star|rating|map)$/;

const FAMILY_WORDS: Readonly<Record<string, ThemeFamily>> = {
  brand: "brand",
  primary: "brand",
  interactive: "brand",
  second: "second",
  secondary: "second",
  accent: "accent",
  tertiary: "accent",
  success: "success",
  positive: "success",
  valid: "success",
  ok: "success",
  warning: "warning",
  warn: "warning",
  caution: "warning",
  attention: "warning",
  danger: "danger",
  error: "danger",
  destructive: "danger",
  critical: "danger",
  negative: "danger",
  severe: "danger",
  invalid: "danger",
  info: "info",
  information: "info",
  informative: "info",
  notice: "info",
};

const PAGE = /^(?:background|bg|backgrounds|page|canvas|body|paper|ground)$/;
const SURFACE = /^(?:surface|surfaces|card|panel|raised|layer|container|box|tile|sheet)$/;
const FLOATING = /^(?:popover|popup|menu|modal|dialog|dropdown|elevated|floating|tooltip|toast)$/;
const SUNKEN = /^(?:sunken|inset|well|muted|subtle|subdued|alt|alternate|neutral|offset)$/;
const TEXT = /^(?:text|ink|foreground|fg|content|copy|typography|font|heading|headings|title)$/;
const QUIET =
  /^(?:muted|subtle|subdued|secondary|soft|weak|variant|dim|dimmed|quiet|medium|second|light|lighter)$/;
const FAINT = /^(?:tertiary|faint|placeholder|hint|caption|captions|weaker|weakest|third|faded)$/;
const LINE = /^(?:border|borders|line|lines|outline|divider|dividers|separator|rule|stroke|hairline|edge)$/;
const CONTROL = /^(?:input|inputs|control|controls|field|fields|form|strong|stronger|emphasis|interactive)$/;
const FOCUS = /^(?:focus|focused|ring)$/;
const LINK = /^(?:link|links|anchor)$/;
const ON = /^(?:on|onto|contrast|foreground|fg|content)$/;
const STATES: readonly (readonly [RegExp, "hover" | "pressed" | "soft"])[] = [
  [/^(?:hover|hovered|over)$/, "hover"],
  [/^(?:pressed|press|active|activated|down)$/, "pressed"],
  [
    /^(?:soft|subtle|subdued|muted|container|tint|tinted|tonal|bg|background|surface|weak|light|lighter|lightest|faint)$/,
    "soft",
  ],
];
const SECOND_STEPS: Readonly<Record<string, RoleToken>> = {
  "0": "a0",
  "1": "a10",
  "2": "a20",
  "3": "a30",
  "4": "a40",
};
/** daisyUI's. */
const BASE_STEPS: Readonly<Record<string, RoleToken>> = { "100": "a0", "200": "a10", "300": "a20" };

interface Guess {
  readonly token: RoleToken;
  readonly what: string;
  /** Words of the name that the guess leaves out. */
  readonly left: number;
}

/** "onPrimaryContainer", "--color-on-primary" and "color.on.primary" have the same words. */
function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll(/([a-z])(\d)/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== "");
}

function guessOf(name: string): Guess | undefined {
  const all = wordsOf(name);
  if (all.at(-2) === "base" && BASE_STEPS[all.at(-1) ?? ""] !== undefined)
    return { token: BASE_STEPS[all.at(-1) ?? ""] ?? "a0", what: "a step of the page's surfaces", left: 0 };
  if (all.join(" ").endsWith("base content")) return { token: "text", what: "text on the page", left: 0 };
  const words = all.filter((word) => !EMPTY.has(word));
  const family = words.map((word) => FAMILY_WORDS[word]).find((each) => each !== undefined);
  return ofPlainUse(words) ?? (family === undefined ? undefined : ofFamily(words, family));
}

/** Surfaces, text, lines and focus, which belong to no family of colors. */
function ofPlainUse(words: readonly string[]): Guess | undefined {
  const has = (kind: RegExp): boolean => words.some((word) => kind.test(word));
  const strong = words.some((word) => {
    const family = FAMILY_WORDS[word];
    return family !== undefined && family !== "second" && family !== "accent";
  });
  const guess = (token: RoleToken, what: string, ...kinds: readonly RegExp[]): Guess => ({
    token,
    what,
    left: words.filter((word) => !kinds.some((kind) => kind.test(word))).length,
  });
  const apart = words.some((word) => APART.test(word) && !QUIET.test(word));
  if (apart) return undefined;
  if (has(/^disabled$/))
    return has(TEXT) || words.includes("on")
      ? guess("on-disabled", "text of what is disabled", /^disabled$/, TEXT, /^on$/)
      : guess("disabled", "what is disabled", /^disabled$/, PAGE, SURFACE);
  if (has(FOCUS)) return guess("focus", "the focus ring", FOCUS, LINE, /^(?:brand|primary|accent)$/);
  if (has(LINK)) return has(/^hover/) ? undefined : guess("brand-text", "links", LINK, TEXT);
  if (strong && !words.includes("on")) {
    const isPlainFirst = /^(?:text|fg|foreground|ink|bg|background|surface|border)$/.test(words[0] ?? "");
    if (!(isPlainFirst && words.includes("primary"))) return undefined;
  }
  const surface = has(PAGE) || has(SURFACE) || has(FLOATING);
  if (words[0] === "on" && surface && !strong)
    return has(QUIET)
      ? guess("text-2", "quieter text", /^on$/, PAGE, SURFACE, QUIET)
      : guess("text", "text on the page", /^on$/, PAGE, SURFACE);
  const step = words.find((word) => /^\d$/.test(word));
  if (has(LINE))
    return has(CONTROL) || (step === "2" && !has(/^variant$/))
      ? guess("line-control", "the edge of a control", LINE, CONTROL, /^\d$/)
      : guess("line", "lines and borders", LINE, QUIET, /^(?:primary|\d)$/);
  if (has(TEXT) && !(surface && words.indexOf("text") > 0 && words[0] !== "on")) {
    if (has(FAINT) || step === "3") return guess("text-3", "the quietest text", TEXT, FAINT, /^\d$/);
    if (has(QUIET) || step === "2") return guess("text-2", "quieter text", TEXT, QUIET, /^\d$/);
    return guess("text", "text", TEXT, PAGE, /^(?:primary|strong|body|\d)$/);
  }
  if (surface || has(SUNKEN)) {
    const stepped = step === undefined ? undefined : SECOND_STEPS[step];
    if (stepped !== undefined && !has(FLOATING))
      return guess(stepped, "a step of the page's surfaces", PAGE, SURFACE, /^\d$/);
    if (has(FLOATING)) return guess("a20", "what floats above the page", FLOATING, SURFACE, PAGE);
    if (has(SUNKEN) || words.includes("secondary") || words.includes("tertiary"))
      return guess("a20", "a quiet surface", SUNKEN, PAGE, SURFACE, /^(?:secondary|tertiary)$/);
    return has(SURFACE)
      ? guess("a10", "surfaces on the page", SURFACE, PAGE, /^primary$/)
      : guess("a0", "the page", PAGE, /^primary$/);
  }
  return undefined;
}

function ofFamily(words: readonly string[], family: ThemeFamily): Guess | undefined {
  const rest = words.filter((word) => FAMILY_WORDS[word] !== family);
  if (rest.some((word) => APART.test(word) && word !== "light")) return undefined;
  const other = rest.some((word) => FAMILY_WORDS[word] !== undefined);
  if (other) return undefined;
  const steps = rest.filter((word) => /^\d+$/.test(word));
  const plain = rest.filter((word) => !/^\d+$/.test(word));
  if (steps.some((step) => step !== "500" && step !== "9")) return undefined;
  const left = (explained: readonly string[]): number =>
    plain.filter((word) => !explained.includes(word)).length;
  const isFirst = FAMILY_WORDS[words.at(-1) ?? ""] === family;
  if (
    plain.some((word) => ON.test(word)) &&
    (!isFirst || plain.includes("on") || plain.includes("contrast"))
  ) {
    if (plain.some((word) => /^(?:container|subtle|muted|soft|fixed)$/.test(word))) return undefined;
    return {
      token: `on-${family}`,
      what: `text on ${family}`,
      left: left(["on", "contrast", "foreground", "fg", "content", "text"]),
    };
  }
  const lined = plain.find((word) => LINE.test(word));
  if (lined !== undefined)
    return { token: `${family}-edge`, what: `the edge of ${family}`, left: left([lined]) };
  const written = plain.find((word) => TEXT.test(word));
  if (written !== undefined)
    return { token: `${family}-text`, what: `text in the color of ${family}`, left: left([written]) };
  for (const [kind, part] of STATES) {
    const word = plain.find((each) => kind.test(each));
    if (word !== undefined)
      return {
        token: `${family}-${part}`,
        what: `${family}, ${part === "soft" ? "as a quiet ground" : part}`,
        left: left([word]),
      };
  }
  if (plain.length > 0) return undefined;
  return { token: family, what: family === "brand" ? "the brand" : family, left: 0 };
}

/** A second color this gray is a quiet surface, as in shadcn/ui. */
const GRAY = 0.03;
/** Text has at least this contrast with the page. */
const MIN_CONTRAST = 2;

/**
 * A suggestion for each name that has one, in the order of the names. `taken` are the tokens that the sheet names itself.
 * A token is suggested once, to the name that it explains best, and to others of the same color.
 */
export function tokenSuggestions(
  unnamed: readonly UnnamedColor[],
  taken: ReadonlyMap<RoleToken, Color>,
): ReadonlyMap<string, TokenSuggestion> {
  const guesses = unnamed
    .filter(({ color }) => (color.alpha ?? 1) === 1)
    .flatMap(({ name, color }, index) => {
      const guess = grayed(guessOf(name), color);
      return guess === undefined ? [] : [{ name, color, index, ...guess }];
    })
    .toSorted((a, b) => a.left - b.left || a.index - b.index);
  const page = taken.get("a0") ?? guesses.find(({ token }) => token === "a0")?.color;
  const held = new Map(taken);
  const found = new Map<string, TokenSuggestion & { readonly index: number }>();
  for (const { name, color, index, token, what } of guesses) {
    const owner = held.get(token);
    if (owner !== undefined && !isSame(owner, color)) continue;
    if (page !== undefined && token.startsWith("text") && wcagRatio(color, page) < MIN_CONTRAST) continue;
    held.set(token, color);
    found.set(name, { token, why: `Usually ${what}.`, index });
  }
  return new Map(
    [...found]
      .toSorted(([, a], [, b]) => a.index - b.index)
      .map(([name, { token, why }]) => [name, { token, why }]),
  );
}

function grayed(guess: Guess | undefined, color: Color): Guess | undefined {
  if (guess === undefined || (guess.token !== "second" && guess.token !== "accent")) return guess;
  return (colorToOklch(color).chroma ?? 0) >= GRAY
    ? guess
    : { ...guess, token: "a20", what: "a quiet surface, as it is gray" };
}

function isSame(one: Color, other: Color): boolean {
  return deltaEOK(one, other) < 1e-4;
}
