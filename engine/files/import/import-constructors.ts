/**
 * Colors in Swift, Dart and Kotlin: the constructors of SwiftUI, UIKit, AppKit, Flutter, Compose and Android, with their
 * names and dark values. Code is only read as text, never run.
 */
import { codeColorAt } from "#engine/parse/notations/code-color.ts";
import type { Color } from "#engine/space/color.ts";
import { entryList, pairedColors } from "./color-entries.ts";
import type { ReadPalette, UnreadPart } from "./read-palette.ts";

/** Whether the text looks like Swift or Objective-C code that creates colors. */
export function isSwift(text: string): boolean {
  return /\b(?:UI|NS|CG)?Color\(\s*(?:\.(?:sRGB|displayP3)|(?:displayP3|srgb|calibrated|device)?(?:Red|White|red|white|hue):|hex:)|\bUIColor\s*\{|\bimport SwiftUI\b|#colorLiteral\(|\[(?:UI|NS)Color\s+colorWith/.test(
    text.slice(0, 100_000),
  );
}

/** Whether the text looks like Dart or Kotlin code that creates colors. */
export function isDart(text: string): boolean {
  return /\bColor\(\s*0x[0-9a-f]{6,8}\b|\bColorSpaces?\.displayP3\b|\bColor\.(?:fromARGB|fromRGBO|from|rgb|argb|parseColor|valueOf|hsl|hsv)\(|\bHS[LV]Color\.fromAHS|\b(?:Material|Q)Color\(|\bQt\.(?:rgba|hsla|hsva)\(|\bColor\(\s*red\s*=|\b(?:light|dark)ColorScheme\(|\bimport 'package:flutter|\bval\s{1,9}\w{1,60}\s{0,9}=\s{0,9}Color\./i.test(
    text.slice(0, 200_000),
  );
}

/**
 * A group, the scheme of a mode, a function, a declared name, a question for dark mode, a comment, a constructor or a
 * constant, or a name that stands for another color. Sticky on no place: one pass over the text.
 */
const PIECE = new RegExp(
  [
    String.raw`\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)`,
    String.raw`\b(?:class|object|extension|struct|enum)\s{1,9}(?<group>\w{1,200})`,
    String.raw`\b(?:ColorScheme\.)?(?<scheme>light|dark)(?:ColorScheme|Colors)?\(`,
    String.raw`\bColorScheme\(\s{0,99}brightness:\s{0,9}Brightness\.(?<brightness>light|dark)`,
    String.raw`\b(?<routine>fun|func)\s`,
    String.raw`\b(?:let|var|val)\s{1,9}${"`"}?(?<declared>\w{1,200})${"`"}?`,
    String.raw`\b(?!(?:UI|NS)?Color\b)(?<assigned>\w{1,200})\s{0,9}=\s{0,9}(?=(?:const\s{1,9}|new\s{1,9})?(?:SwiftUI\.)?(?:\[(?:UI|NS)|Material|UI|NS|CG|Q|HS[LV]|Cupertino)?Colors?\b|#colorLiteral|Qt\.)`,
    String.raw`(?:==|\.)\s{0,9}\.?(?<asked>dark|light)\b(?=\s{0,99}\?)`,
    String.raw`(?<![.\w?])["']?\b(?<entry>\w{1,60})["']?\s{0,9}:\s{0,9}(?=(?:const\s{1,9})?(?:(?:UI|NS)?Color(?:\.\w+)?\(|Colors\.))`,
    String.raw`(?<![\w.])(?<color>(?:UI|NS|CG|Material|Q)?Color(?:\.\w{1,40})?\s{0,9}\(|#colorLiteral\s{0,9}\(|HS[LV]Color\.fromAHS[LV]\(|Color32\(|Qt\.\w{4}\(|\[(?:UI|NS)Color\s{1,9}colorWith|(?:(?:UI|NS)?Color|Colors|CupertinoColors)\.\w{1,40})`,
    String.raw`\b(?<role>\w{1,60})\s{0,9}[=:]\s{0,9}(?<other>[A-Za-z_]\w{0,99})(?=\s{0,99}[,)])`,
  ].join("|"),
  "g",
);
/** A constant counts where a name is bound to it. */
const BOUND = /[=:?]\s{0,9}(?:const\s{1,9})?$/;

/** Swift. */
export function readSwift(text: string): ReadPalette {
  return readConstructors("Swift colors", text);
}

/** Flutter and Compose. */
export function readDart(text: string): ReadPalette {
  const other = KOTLIN.test(text) ? "Compose colors" : OTHERS.test(text) ? "Source code" : "Flutter colors";
  return readConstructors(other, text);
}

/** Java, C# and their like. */
const OTHERS =
  /\bnew\s+Color(?:32)?\(|\bColor\.(?:FromArgb|decode|parseColor)\(|\bColor32\(|\bQ(?:Color|t\.)/;

const KOTLIN =
  /^[ \t]*(?:(?:private|internal|public|override)\s+)?(?:val|fun)\s|\bimport androidx\.compose\b/m;

function readConstructors(format: string, text: string): ReadPalette {
  const list = entryList();
  const unread: UnreadPart[] = [];
  const known = new Map<string, Color>();
  let [name, key]: [string | undefined, string | undefined] = [undefined, undefined];
  let [isDarkGroup, isDarkNext, isScheme] = [false, false, false];
  let [line, counted, read] = [1, 0, 0];
  for (const match of text.matchAll(PIECE)) {
    const {
      group,
      brightness,
      scheme = brightness,
      routine,
      declared,
      assigned,
      asked,
      entry,
      color,
      role,
      other,
    } = match.groups ?? {};
    const from = match.index;
    if (from < read) continue;
    if (group !== undefined) [isDarkGroup, isScheme] = [/dark$/i.test(group), false];
    if (scheme !== undefined) [isDarkGroup, isScheme] = [scheme === "dark", true];
    if (scheme !== undefined || routine !== undefined) [name, key] = [undefined, undefined];
    if (declared !== undefined && isScheme) [isDarkGroup, isScheme] = [false, false];
    if (declared !== undefined || assigned !== undefined)
      [name, key, isDarkNext] = [assigned ?? declared, undefined, false];
    if (asked !== undefined) isDarkNext = asked === "dark";
    if (entry !== undefined) key = entry;
    const referred = isScheme && other !== undefined ? known.get(other) : undefined;
    if (referred !== undefined) list.add({ name: role, color: referred, isDark: isDarkGroup });
    if (color === undefined) continue;
    const isBound = (name ?? key) !== undefined && key !== "color";
    if (!/[([]/.test(color) && !(isBound && BOUND.test(text.slice(Math.max(0, from - 40), from)))) continue;
    const found = codeColorAt(text, from);
    if (found === undefined) continue;
    read = found.end;
    const plain = name?.replace(/Color$/, "");
    if (!found.ok) {
      for (; counted < match.index; counted += 1) if (text.charCodeAt(counted) === 0x0a) line += 1;
      unread.push({
        line,
        text: `${plain ?? ""} ${text.slice(from, found.end)}`.trim().slice(0, 200),
        why: found.why,
      });
    } else {
      if (name !== undefined && key === undefined) known.set(name, found.color);
      list.add({
        name: key !== undefined && plain !== undefined ? `${plain} ${key}` : (plain ?? key),
        color: found.color,
        isDark: isDarkGroup || isDarkNext,
      });
    }
    isDarkNext = false;
    key = undefined;
  }
  return {
    format,
    colors: pairedColors(list.entries),
    ...(unread.length > 0 && { unread }),
  };
}
