/**
 * Color resources of Android, and the colors of its themes, as a style sheet
 * (https://developer.android.com/guide/topics/resources/more-resources#Color). The night's are in a file of their own; what
 * a name says of contrast, as Material Theme Builder's do, is a mode within one.
 */
import { parseColor } from "#engine/parse/parse.ts";
import { madeLine, madeSheet, type SheetOrigin, type ThemeSheet } from "./theme-sheet.ts";

const RESOURCES = /^\s{0,1000}<[!?r][\s\S]{0,4000}<resources[\s>]|^\s{0,1000}<resources[\s>]/;
const PIECE =
  /<style\b([^<>]{0,1000})>|<\/style>|<(color|item)\b([^<>/]{0,1000})>(\s{0,200})([^<>\s][^<>]{0,200}?)(?=\s{0,200}<\/)/g;
const NAME = /\bname\s{0,9}=\s{0,9}["'](?:android:)?([\p{L}_][\p{L}\p{N}_.]{0,199})["']/u;
/** Styles of widgets name colors that are those of no page. */
const THEME_STYLE = /\bname\s{0,9}=\s{0,9}["'][\w.]{0,200}Theme\b/;
const HIGH = /_?high_?contrast$|(?<=^[a-z\d]{1,60}_)high_(?=\w)/i;

/** Undefined for a text that is no file of resources, or has no colors. */
export function androidSheet(text: string): ThemeSheet | undefined {
  if (!RESOURCES.test(text)) return undefined;
  const found = resources(text);
  if (found.length === 0) return undefined;
  const names = new Set(found.map(({ name }) => name));
  const groups = { plain: [] as ReturnType<typeof lineOf>[], high: [] as ReturnType<typeof lineOf>[] };
  for (const each of found) {
    const plain = each.name.replace(HIGH, "");
    const isHigh = plain !== each.name && names.has(plain);
    groups[isHigh ? "high" : "plain"].push(lineOf(isHigh ? plain : each.name, each));
  }
  const lines = [{ text: ":root {" }, ...groups.plain, { text: "}" }];
  const contrast =
    groups.high.length === 0
      ? []
      : [{ text: "@media (prefers-contrast: more) { :root {" }, ...groups.high, { text: "}}" }];
  return { ...madeSheet("Android colors", text, [...lines, ...contrast], () => ""), isFixed: true };
}

interface Resource extends SheetOrigin {
  readonly name: string;
  readonly value: string;
}

const lineOf = (name: string, { value, ...origin }: Resource) =>
  madeLine(`--${propertyOf(name)}`, value, origin);

const propertyOf = (name: string): string => name.replaceAll(".", "-");

/** In the order of the file; of several with one name the first. */
function resources(text: string): readonly Resource[] {
  const bare = text.replaceAll(/<!--[\s\S]*?-->/g, (comment) => comment.replaceAll(/[^\n]/g, " "));
  const found = new Map<string, Resource>();
  let isInTheme = false;
  let [line, counted] = [1, 0];
  for (const match of bare.matchAll(PIECE)) {
    const [whole, style, kind, attributes = "", lead = "", value = ""] = match;
    if (kind === undefined) {
      isInTheme = style !== undefined && THEME_STYLE.test(style);
      continue;
    }
    const name = NAME.exec(attributes)?.[1];
    const isColor = kind === "color" || /\btype\s{0,9}=\s{0,9}["']color["']/.test(attributes);
    const css = isColor || isInTheme ? cssOf(value) : undefined;
    if (name === undefined || css === undefined || found.has(name)) continue;
    const to = match.index + whole.length;
    const from = to - value.length;
    for (; counted < from; counted += 1) if (text.charCodeAt(counted) === 0x0a) line += 1;
    found.set(name, {
      name,
      value: css,
      line,
      keyAt: from - lead.length,
      from,
      to,
      written: (next) => resourceText(next, value),
    });
  }
  return [...found.values()];
}

const REFERENCE = /^(?:@(?:\w+:)?color\/|\?(?:\w+:)?(?:attr\/)?)([\p{L}_][\p{L}\p{N}_.]*)$/u;

/** Undefined for the other items of a style; a color that cannot be read stays as it is. */
function cssOf(value: string): string | undefined {
  if (value.startsWith("#")) {
    const digits = value.slice(1);
    const one = digits.length === 4 ? 1 : 2;
    return digits.length === 4 || digits.length === 8
      ? `#${digits.slice(one)}${digits.slice(0, one)}`
      : value;
  }
  if (/^@android:color\/(?:white|black|transparent)$/.test(value)) return value.slice(15);
  const target = REFERENCE.exec(value)?.[1];
  return target === undefined ? undefined : `var(--${propertyOf(target)})`;
}

/** `#AARRGGBB` where it is translucent, or was written with its alpha. */
function resourceText(css: string, old: string): string {
  const parsed = parseColor(css);
  if (!css.startsWith("#") || !parsed.ok) return css;
  const digits = css.slice(1);
  const isShort = digits.length < 6;
  const [rgb, alpha] = isShort
    ? [digits.slice(0, 3), digits.slice(3)]
    : [digits.slice(0, 6), digits.slice(6)];
  const hadAlpha = old.startsWith("#") && (old.length === 9 || old.length === 5);
  const full = isShort ? "f" : "ff";
  const opaque = /[A-F]/.test(old) || !/[a-f]/.test(old) ? full.toUpperCase() : full;
  return `#${alpha || (hadAlpha ? opaque : "")}${rgb}`;
}
