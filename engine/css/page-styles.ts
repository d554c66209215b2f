/**
 * The style sheets within a page of HTML and within a component of Vue, Svelte or Astro, as one sheet. What is no style is
 * blank in it, so that lines, columns and offsets are those of the file; style attributes follow as rules of their own.
 */
import { lastUpTo, lineStarts } from "#engine/bytes/line-starts.ts";
import { checkLength } from "./css-rules.ts";
import { type PageAttribute, type PageTag, pageTags } from "./page-tags.ts";

export interface UnreadOfPage {
  /** Counted from 1. */
  readonly line: number;
  readonly column: number;
  /** As written. */
  readonly text: string;
  /** A sentence. */
  readonly why: string;
}

export interface PageStyles {
  readonly css: string;
  /** The offset in the file of one in the sheet. */
  readonly offsetOf: (at: number) => number;
  /** The place in the file of one in the sheet; both count from 1. */
  readonly placeOf: (line: number, column: number) => { readonly line: number; readonly column: number };
  /** In the order of the file. */
  readonly unread: readonly UnreadOfPage[];
}

const LEAD = /^\uFEFF?\s*(?:<!--[\s\S]*?-->\s*)*/;
/** The script at the head of a component of Astro. */
const FRONT_MATTER = /^---[ \t]*\r?\n[\s\S]*?\r?\n---[ \t]*(?:\r?\n|$)/;
const HTML_START =
  /^<(?:!doctype\s+html\b|(?:html|head|body|meta|link|title|base|script|template|style|main|nav|header|footer|section|article|aside|div|span|p|a|ul|ol|li|dl|table|thead|tbody|tr|td|th|form|fieldset|label|input|button|select|textarea|h[1-6]|img|picture|figure|video|audio|canvas|iframe|dialog|details|slot|center|font|strong|em|b|i|pre|code|blockquote|hr|br|noscript)[\s/>])/i;
/** An element of somebody's own, or a block of Svelte. */
const COMPONENT_START = /^(?:<(?:[A-Z]\w*|[a-z]+(?:[-:][\w.]+)+)[\s/>]|\{[#@:])/;
const STYLE = /<style[\s>]/;

/** Undefined for a text that is no page and no component; XML and drawings are none. Throws a FileProblem on one that is too long. */
export function pageStyles(text: string): PageStyles | undefined {
  const lead = LEAD.exec(text)?.[0].length ?? 0;
  const head = text.slice(lead);
  const front = FRONT_MATTER.exec(head)?.[0];
  const isAstro = front !== undefined && /^\s*[<{]/.test(head.slice(front.length));
  if (!isAstro && !HTML_START.test(head) && !(COMPONENT_START.test(head) && STYLE.test(head)))
    return undefined;
  checkLength(text);
  return new PageReader(text, isAstro ? lead + front.length : 0).read();
}

/** A style attribute: where its declarations begin in the sheet, behind so many letters of a selector, and in the file. */
interface StyleRule {
  readonly from: number;
  readonly lead: number;
  readonly fileFrom: number;
}

const SHEET_LINK = /\bstylesheet\b/i;
/** Attributes that hold a color, of drawings, of old HTML and of components. */
const COLOR_ATTRIBUTE = /^(?:[:@\w-]*[:-])?(?:fill|stroke|\w*colou?r)$/i;
const COLOR =
  /#(?:[\da-f]{6}|[\da-f]{8}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\(/i;
/** Indented languages, which have neither braces nor semicolons. */
const INDENTED = /^(?:sass|styl(?:us)?)$/i;
const COMPUTED_STYLE = /^(?::style|v-bind:style|style:[\w-]+|\[style(?:\.[\w-]+)?\]|\[ngStyle\])$/;
const IN_ANOTHER = "It is in another file: give that file together with this one.";
const COMPUTED = "This style is computed when the page is drawn.";
const NO_STYLE = "Of a page its style sheets and its style attributes are read.";

class PageReader {
  private readonly text: string;
  private readonly start: number;
  private readonly parts: string[] = [];
  private readonly rules: StyleRule[] = [];
  private readonly added: string[] = [];
  private readonly unread: { readonly at: number; readonly text: string; readonly why: string }[] = [];
  private readonly lines: readonly number[];
  private readonly selectors = new Set<string>();
  private readonly isWhole: boolean;
  private kept = 0;
  private addedLength = 1;

  constructor(text: string, start: number) {
    this.text = text;
    this.start = start;
    this.lines = lineStarts(text);
    // Vue says which style is scoped; Svelte and Astro which one is not.
    this.isWhole = start === 0 && /<(?:!doctype|html|template)[\s>]/i.test(text);
  }

  read(): PageStyles {
    if (this.start > 0) this.noteScript(0, this.start);
    for (const tag of pageTags(this.text, this.start)) this.take(tag);
    this.parts.push(blank(this.text.slice(this.kept)));
    const { text, rules, lines } = this;
    const starts = rules.map(({ from, lead }) => from - lead);
    const inFile = (rule: StyleRule, at: number): number => rule.fileFrom + Math.max(0, at - rule.from);
    return {
      css: [...this.parts, "\n", ...this.added].join(""),
      offsetOf: (at) => {
        const rule = at < text.length ? undefined : rules[lastUpTo(starts, at)];
        return rule === undefined ? at : inFile(rule, at);
      },
      placeOf: (line, column) => {
        const rule = rules[line - lines.length - 1];
        return rule === undefined
          ? { line, column }
          : this.placeAt(inFile(rule, rule.from - rule.lead + column - 1));
      },
      unread: this.unread
        .toSorted((a, b) => a.at - b.at)
        .map(({ at, text: part, why }) => ({ ...this.placeAt(at), text: part, why })),
    };
  }

  private placeAt(at: number): { readonly line: number; readonly column: number } {
    const index = lastUpTo(this.lines, at);
    return { line: index + 1, column: at - (this.lines[index] ?? 0) + 1 };
  }

  private take(tag: PageTag): void {
    const name = tag.name.toLowerCase();
    if (name === "style") this.takeSheet(tag);
    else if (name === "script") this.noteScript(tag.end, tag.close);
    for (const attribute of tag.attributes) this.takeAttribute(tag, attribute);
    const rel = valueOf(tag, "rel");
    if (name === "link" && rel !== undefined && SHEET_LINK.test(rel))
      this.note(tag.at, this.text.slice(tag.at, tag.end), IN_ANOTHER);
  }

  private takeSheet(tag: PageTag): void {
    const { at, end, close } = tag;
    if (valueOf(tag, "src") !== undefined) this.note(at, this.text.slice(at, end), IN_ANOTHER);
    const content = this.text.slice(end, close);
    const language = valueOf(tag, "lang") ?? "";
    if (INDENTED.test(language) && !content.includes("{")) {
      if (content.trim() !== "")
        this.note(
          at,
          this.text.slice(at, end),
          `A style sheet in ${language.toLowerCase() === "sass" ? "indented Sass" : "Stylus"} is read from a file of its own.`,
        );
      return;
    }
    this.parts.push(blank(this.text.slice(this.kept, at)), this.openingOf(tag));
    // Comments of HTML around a sheet, which hid it from the first browsers.
    this.parts.push(content.replaceAll("<!--", "    ").replaceAll("-->", "   "));
    this.kept = close;
    if (close >= this.text.length) return;
    // What is not closed ends with its sheet.
    const ending = content.lastIndexOf("/*") > content.lastIndexOf("*/") ? "*/}}}}}}" : "}}}}}}}}";
    this.parts.push(ending);
    this.kept += ending.length;
  }

  /** The start tag as the at-rule around its sheet: `media` is a condition of it, and scoped styles are those of one file. */
  private openingOf(tag: PageTag): string {
    const { at, end } = tag;
    const media = tag.attributes.find((each) => each.name.toLowerCase() === "media" && !each.isComputed);
    const names = new Set(tag.attributes.map((each) => each.name.toLowerCase()));
    const whole = blank(this.text.slice(at, end));
    if (media !== undefined && media.value.trim() !== "")
      return overlaid(whole, [
        [media.at - 1 - at, "@media "],
        [media.from - at, media.value.replaceAll(/[{};]/g, " ")],
        [media.to - at, "{"],
      ]);
    const isScoped = names.has("scoped") || names.has("module") || !this.isWhole;
    const isGlobal = names.has("is:global") || names.has("global");
    return isScoped && !isGlobal ? overlaid(whole, [[0, "@scope{"]]) : whole;
  }

  private takeAttribute(tag: PageTag, attribute: PageAttribute): void {
    const { name, value, at, to, isComputed } = attribute;
    if (value.trim() === "") return;
    const isStyle = name.toLowerCase() === "style";
    const written = (): string => this.text.slice(at, Math.min(this.text.length, to + 1));
    if (isStyle && !isComputed && !/[{}]/.test(value)) this.takeStyle(tag, attribute);
    else if (isStyle || COMPUTED_STYLE.test(name)) {
      if (/[#"'`\w]/.test(value)) this.note(at, written(), COMPUTED);
    } else if (isColorAttribute(tag, attribute)) this.note(at, written(), NO_STYLE);
  }

  private takeStyle(tag: PageTag, { value, from, at }: PageAttribute): void {
    const name = tag.name.toLowerCase();
    const { line } = this.placeAt(at);
    // What stands in the attribute counts over every selector.
    const own =
      name === "html" || name === "body"
        ? `${name}:is(${name},#style)`
        : `${/^[a-z][\w-]*$/.test(name) ? name : "*"}${classOf(tag)}:line(${line})`;
    const selector = this.selectors.has(own) ? own.replace(/\)$/, `,${this.rules.length + 1})`) : own;
    this.selectors.add(selector);
    const text = value
      .replaceAll(/[\r\n]/g, " ")
      .replaceAll(/&(?:quot|apos|#3[49]);/g, (entity) => `"${" ".repeat(entity.length - 1)}`);
    const lead = selector.length + 1;
    this.rules.push({ from: this.text.length + this.addedLength + lead, lead, fileFrom: from });
    this.added.push(`${selector}{${text}}\n`);
    this.addedLength += lead + text.length + 2;
  }

  private noteScript(from: number, to: number): void {
    const found = COLOR.exec(this.text.slice(from, to));
    if (found === null) return;
    const at = from + found.index;
    const start = this.text.lastIndexOf("\n", at) + 1;
    const line = /^[^\r\n]*/.exec(this.text.slice(Math.max(start, from), to))?.[0] ?? "";
    this.note(at, line.trim(), `It is in a script. ${NO_STYLE}`);
  }

  private note(at: number, text: string, why: string): void {
    this.unread.push({ at, text: text.replaceAll(/\s+/g, " ").slice(0, 200), why });
  }
}

const valueOf = (tag: PageTag, name: string): string | undefined =>
  tag.attributes.find((each) => each.name.toLowerCase() === name)?.value;

/** The first class, to tell one element from another. */
function classOf(tag: PageTag): string {
  const name = /^\s*([a-z][\w-]*)(?:\s|$)/i.exec(valueOf(tag, "class") ?? "")?.[1];
  return name === undefined ? "" : `.${name}`;
}

/** Colors of drawings, of old HTML, of a browser's bar, of components and of Tailwind's classes. */
function isColorAttribute(tag: PageTag, { name, value }: PageAttribute): boolean {
  if (/^(?:class|className)$/.test(name)) return /\[(?:#[\da-f]{3,8}|(?:rgb|hsl|oklch)a?\()/i.test(value);
  if (name === "content") return valueOf(tag, "name") === "theme-color" && COLOR.test(value);
  return COLOR_ATTRIBUTE.test(name) && COLOR.test(value);
}

const blank = (text: string): string => text.replaceAll(/[^\r\n]/g, " ");

/** The text with these parts over what stands at their offsets. */
function overlaid(text: string, parts: readonly (readonly [at: number, text: string])[]): string {
  return parts.reduce(
    (whole, [at, part]) => `${whole.slice(0, at)}${part}${whole.slice(at + part.length)}`,
    text,
  );
}
