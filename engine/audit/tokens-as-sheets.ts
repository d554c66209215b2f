/**
 * Design tokens beside the style sheets that use them: what a build writes of the tokens as custom properties, so that both
 * are one theme. The names are those of Style Dictionary and Terrazzo, the path in small letters with dashes, with a prefix
 * or without the first word if the sheets call them so.
 */

import type { NamedValue } from "#engine/files/import/named-value.ts";
import { formatColor, formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { parseCss5Color } from "#engine/parse/parse-css5.ts";
import type { Color } from "#engine/space/color.ts";
import type { GivenSheet } from "#engine/theme/reading/joined-sheets.ts";
import { namedSheet } from "#engine/theme/reading/named-sheet.ts";
import type { AuditFile, AuditSource, SourceToken, UnreadEntry } from "./audit-source.ts";
import { kebab } from "./rules/token-words.ts";
import { rereadSheets } from "./sheet-source.ts";
import { type GivenTokens, type TokenSource, tokenSource } from "./token-source.ts";

interface JoinedTokens {
  /** One a file. */
  readonly sheets: readonly GivenSheet[];
  readonly unread: readonly UnreadEntry[];
  /** All sheets, those of the tokens among them, with other texts. */
  readonly readAgain: (edited: ReturnType<AuditSource["edited"]>) => readonly GivenSheet[];
}

/** The tokens as sheets beside these; undefined if they refer to none of them. */
export function tokensAsSheets(
  sheets: readonly GivenSheet[],
  tokens: readonly GivenTokens[],
): JoinedTokens | undefined {
  const missing = missingNames(sheets.map(({ sheet }) => sheet.css));
  if (missing.size === 0) return undefined;
  const source = tokenSource(tokens);
  const names = new Set(source.modes.flatMap((mode) => [...mode.tokens.keys()]));
  const nameOf = naming([...names], missing);
  if (nameOf === undefined) return undefined;
  return {
    sheets: sheetsOf(source, tokens, nameOf),
    unread: source.unread,
    readAgain: (edited) => {
      const texts = new Map(edited.map(({ file, text }) => [file, text]));
      const changed = tokens.map((each) => ({ ...each, text: texts.get(each.file) ?? each.text }));
      return [...sheetsOf(tokenSource(changed), changed, nameOf), ...rereadSheets(sheets, edited)];
    },
  };
}

/** Whether these style sheets use colors of these files of design tokens, as texts. */
export function usesTokens(sheets: readonly string[], tokens: readonly AuditFile[]): boolean {
  const missing = missingNames(sheets);
  if (missing.size === 0 || tokens.length === 0) return false;
  const { modes } = tokenSource(tokens.map((each, file) => ({ ...each, file })));
  return naming([...new Set(modes.flatMap((mode) => [...mode.tokens.keys()]))], missing) !== undefined;
}

function sheetsOf(
  source: TokenSource,
  tokens: readonly GivenTokens[],
  nameOf: (name: string) => string,
): readonly GivenSheet[] {
  const values = valuesOf(source, nameOf);
  return tokens.flatMap(({ file, name, text }) => {
    const own = values.filter((each) => each.file === file);
    return own.length === 0 ? [] : [{ file, name, sheet: namedSheet(text, { kind: "JSON", values: own }) }];
  });
}

/** Custom properties that the sheets use and do not declare. */
function missingNames(sheets: readonly string[]): ReadonlySet<string> {
  const [declared, used] = [new Set<string>(), new Set<string>()];
  for (const css of sheets)
    for (const [, name = "", colon] of css.matchAll(/--([\p{L}\p{N}_-]{1,200})(\s{0,9}:)?/gu))
      (colon === undefined ? used : declared).add(name);
  return new Set([...used].filter((name) => !declared.has(name)));
}

/** How tokens are called in the sheets: as most of the missing names say; undefined if they say nothing. */
function naming(
  names: readonly string[],
  missing: ReadonlySet<string>,
): ((name: string) => string) | undefined {
  const plain = new Set(names.map(kebab));
  const ways: ((name: string) => string)[] = [kebab];
  for (const used of missing) {
    const words = kebab(used).split("-");
    // The rest of a name with a prefix is a token; of a token without its first word the rest is a name.
    for (let at = 1; at < words.length; at += 1)
      if (plain.has(words.slice(at).join("-"))) {
        const prefix = words.slice(0, at).join("-");
        ways.push((name) => `${prefix}-${kebab(name)}`);
        break;
      }
    const whole = [...plain].find((name) => name.endsWith(`-${kebab(used)}`));
    if (whole !== undefined) {
      const lead = whole.slice(0, -kebab(used).length);
      ways.push((name) => (kebab(name).startsWith(lead) ? kebab(name).slice(lead.length) : kebab(name)));
    }
    if (ways.length > MAX_WAYS) break;
  }
  const counted = ways.map((way) => {
    const called = new Set(names.map(way));
    return { way, count: [...missing].filter((name) => called.has(kebab(name))).length };
  });
  const best = counted.reduce((most, each) => (each.count > most.count ? each : most));
  if (best.count === 0) return undefined;
  // As the sheet writes them: names may have capitals.
  const written = new Map([...missing].map((name) => [kebab(name), name]));
  return (name) => written.get(best.way(name)) ?? best.way(name);
}

const MAX_WAYS = 24;

type PlacedValue = NamedValue & { readonly file: number };

/** What all modes share has none of its own. */
function valuesOf(source: TokenSource, nameOf: (name: string) => string): readonly PlacedValue[] {
  const found = new Map<string, PlacedValue>();
  for (const { name: mode, tokens } of source.modes)
    for (const token of tokens.values()) {
      const isShared = source.modes.every((each) => each.tokens.get(token.name)?.key === token.key);
      const name = nameOf(token.name);
      const spot = source.spotOf(token.key);
      if (spot === undefined) continue;
      const key = `${name} ${isShared ? "" : mode}`;
      if (found.has(key)) continue;
      const target = token.refersTo === undefined ? undefined : tokens.get(token.refersTo);
      found.set(key, {
        name,
        ...(!isShared && { mode }),
        value: target === undefined ? cssOf(token) : `var(--${nameOf(target.name)})`,
        file: token.place.file,
        line: token.place.line,
        from: spot.from,
        to: spot.to,
        ...(spot.isWhole && {
          written: (css) => {
            const parsed = parseColor(css);
            return parsed.ok ? source.written({ key: token.key, color: parsed.color }) : spot.text;
          },
        }),
      });
    }
  return [...found.values()];
}

function cssOf({ place: { text }, color }: SourceToken): string {
  return parseCss5Color(text).ok ? text : exactText(color);
}

const exactText = (color: Color): string =>
  color.space === "srgb" ? formatHex(color) : formatColor(color, "oklch");
