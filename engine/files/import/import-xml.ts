/**
 * Palettes in XML: Android's resources, Coolors, LibreOffice and OpenOffice (.soc), Scribus, Corel, XAML, Krita's
 * colorset.xml, and any file whose elements have a name and a hex value. @rgrove/parse-xml reads the XML, without
 * entities of its own and without addresses.
 */
import { parseXml, XmlComment, XmlElement, XmlText } from "@rgrove/parse-xml";
import { cleanName, FileProblem } from "#engine/bytes/file-problem.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { entryList, pairedColors } from "./color-entries.ts";
import type { ReadPalette, UnreadPart } from "./read-palette.ts";

const MAX_TEXT = 1_000_000;
const MAX_DEPTH = 64;

/** Whether the text begins like XML. */
export function isMarkup(text: string): boolean {
  return /^\s{0,1000}<(?:[!?]|[a-z][\w:.-]*[\s/>])/i.test(text);
}

/** Throws a FileProblem on XML of a kind that is not read, by the name of its first element. */
export function readXml(text: string): ReadPalette {
  const root = rootOf(text);
  const reader = new XmlReader(root);
  const kind = KINDS.find(({ root: name }) => name.test(root.name));
  for (const element of elementsOf(root, text.trimStart())) reader.visit(element, kind?.read ?? readGeneric);
  const title = cleanName(root.attributes.name ?? root.attributes.Name);
  if (reader.list.entries.length === 0 && reader.unread.length === 0)
    throw new FileProblem(
      `is an XML file of a kind that is not read (<${root.name.slice(0, 40)}>). Read are those of Android, Coolors, LibreOffice, Scribus, Corel, XAML, iTerm2, TextMate and SVG.`,
    );
  return {
    format: kind?.format ?? "XML",
    ...(title !== undefined && { title }),
    colors: pairedColors(reader.list.entries),
    ...(reader.unread.length > 0 && { unread: reader.unread }),
  };
}

interface Element {
  readonly node: XmlElement;
  readonly isDark: boolean;
  readonly line: number;
}

/** The color of an element; a text if it looks like one and is none; undefined for other elements. */
type ReadElement = (node: XmlElement, root: XmlElement) => FoundColor | readonly FoundColor[] | undefined;

interface FoundColor {
  readonly name: string | undefined;
  readonly color: Color | string;
}

function rootOf(text: string): XmlElement {
  if (text.length > MAX_TEXT)
    throw new FileProblem("is longer than a million letters, which is the most of XML that is read.");
  let depth = 0;
  for (const [, close, , empty] of text.matchAll(
    /<(\/)?([a-z_][^\s/>]*)(?:[^>"']|"[^"]*"|'[^']*')*?(\/)?>/gi,
  )) {
    if (close !== undefined) depth -= 1;
    else if (empty === undefined) depth += 1;
    if (depth > MAX_DEPTH) throw new FileProblem(`is nested more than ${MAX_DEPTH} levels deep.`);
  }
  try {
    const { root } = parseXml(text.trimStart(), {
      ignoreUndefinedEntities: true,
      includeOffsets: true,
      preserveComments: true,
    });
    if (root !== null) return root;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
  }
  throw new FileProblem("is no whole XML: it breaks off, or a tag is not closed.");
}

class XmlReader {
  readonly list = entryList();
  readonly unread: UnreadPart[] = [];
  private readonly root: XmlElement;

  constructor(root: XmlElement) {
    this.root = root;
  }

  visit({ node, isDark, line }: Element, read: ReadElement): void {
    const found = read(node, this.root);
    if (found === undefined) return;
    for (const each of [found].flat()) this.take(each, { node, isDark, line });
  }

  private take({ name, color }: FoundColor, { node, isDark, line }: Element): void {
    if (typeof color !== "string") this.list.add({ name, color, isDark });
    else
      this.unread.push({
        line,
        text: `${name ?? node.name}: ${color.slice(0, 100)}`,
        why: "It is not a color.",
      });
  }
}

/** In the order of the file; what follows a comment "Dark" is dark. */
function* elementsOf(root: XmlElement, text: string): Generator<Element> {
  let [isDark, line, counted] = [false, 1, 0];
  const visit = function* (node: XmlElement): Generator<Element> {
    for (; counted < node.start; counted += 1) if (text.charCodeAt(counted) === 0x0a) line += 1;
    yield { node, isDark, line };
    for (const child of node.children)
      if (child instanceof XmlElement) yield* visit(child);
      else if (child instanceof XmlComment) isDark ||= /^\s*dark\s*$/i.test(child.content);
  };
  yield* visit(root);
}

function textOf(node: XmlElement): string {
  return node.children
    .filter((child) => child instanceof XmlText)
    .map(({ text }) => text)
    .join("")
    .trim();
}

/** An attribute by its name without a prefix, in any case. */
function attribute(node: XmlElement, ...names: readonly string[]): string | undefined {
  for (const name of names)
    for (const [key, value] of Object.entries(node.attributes))
      if (key.replace(/^.*:/, "").toLowerCase() === name) return value;
  return undefined;
}

function hexOf(text: string, order: "rgba" | "argb"): Color | undefined {
  const digits = text.trim().replace(/^#|^0x/i, "");
  if (!/^(?:[\da-f]{3}|[\da-f]{4}|[\da-f]{6}|[\da-f]{8})$/i.test(digits)) return undefined;
  const one = digits.length === 4 ? 1 : 2;
  const hasAlpha = order === "argb" && (digits.length === 4 || digits.length === 8);
  const parsed = parseColor(`#${hasAlpha ? digits.slice(one) + digits.slice(0, one) : digits}`);
  return parsed.ok ? parsed.color : undefined;
}

const MAX_ALIASES = 16;

/** `<color name="…">#AARRGGBB</color>`, `<item type="color" …>`; `@color/other` is followed. */
const readAndroid: ReadElement = (node, root) => {
  if (node.name !== "color" && !(node.name === "item" && node.attributes.type === "color")) return undefined;
  const { name } = node.attributes;
  let value = textOf(node);
  for (let step = 0; step < MAX_ALIASES; step += 1) {
    const target = /^@(?:\w+:)?color\/([\w.]+)$/.exec(value)?.[1];
    const found = target === undefined ? undefined : androidColor(root, target);
    if (found === undefined) break;
    value = textOf(found);
  }
  return { name, color: hexOf(value, "argb") ?? value };
};

/**
 * `android:startColor="#AARRGGBB"` of drawables, `android:fillColor` and the like; what they take from a theme or another file is no
 * color here.
 */
const readDrawable: ReadElement = (node) =>
  Object.entries(node.attributes).flatMap(([key, value]): FoundColor[] => {
    if (!/^android:(?:\w*Color|color|tint)$/.test(key) || /^[@?]/.test(value)) return [];
    return [{ name: undefined, color: hexOf(value, "argb") ?? value }];
  });

function androidColor(root: XmlElement, name: string): XmlElement | undefined {
  return root.children.find(
    (child): child is XmlElement =>
      child instanceof XmlElement &&
      child.attributes.name === name &&
      (child.name === "color" || child.attributes.type === "color"),
  );
}

/** `draw:color="#rrggbb"` with `draw:name`. */
const readOffice: ReadElement = (node) => {
  const value = attribute(node, "color");
  if (!/(?:^|:)color$/.test(node.name) || value === undefined) return undefined;
  return { name: attribute(node, "name"), color: hexOf(value, "rgba") ?? value };
};

/** `<COLOR NAME RGB="#rrggbb">`, `CMYK="#ccmmyykk"`, or SPACE with a value for each channel. */
const readScribus: ReadElement = (node) => {
  if (node.name.toLowerCase() !== "color") return undefined;
  const name = attribute(node, "name");
  const [rgb, cmyk] = [attribute(node, "rgb"), attribute(node, "cmyk")];
  if (rgb !== undefined) return { name, color: hexOf(rgb, "rgba") ?? rgb };
  if (cmyk !== undefined) {
    const inks = (cmyk.replace("#", "").match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16) / 255);
    return { name, color: inksColor(inks) ?? cmyk };
  }
  const number = (key: string): number => Number(attribute(node, key) ?? Number.NaN);
  const space = attribute(node, "space")?.toUpperCase();
  if (space === "RGB")
    return { name, color: rgbColor(["r", "g", "b"].map((key) => number(key) / 255)) ?? "RGB" };
  if (space === "CMYK")
    return { name, color: inksColor(["c", "m", "y", "k"].map((key) => number(key) / 100)) ?? "CMYK" };
  return space === undefined ? undefined : { name, color: space };
};

/** `<color cs="RGB" name="…" tints="0.1,0.2,0.3">` of CorelDRAW. */
const readCorel: ReadElement = (node) => {
  if (node.name !== "color" || attribute(node, "tints") === undefined) return readGeneric(node, node);
  const parts = (attribute(node, "tints") ?? "").split(",").map(Number);
  const space = attribute(node, "cs")?.toUpperCase() ?? "";
  const color = space.startsWith("CMYK")
    ? inksColor(parts)
    : space.startsWith("RGB")
      ? rgbColor(parts)
      : undefined;
  return { name: attribute(node, "name"), color: color ?? space };
};

/** `<Color x:Key="…">#AARRGGBB</Color>` and brushes with `Color="#AARRGGBB"`. */
const readXaml: ReadElement = (node, root) => {
  const value = node.name === "Color" ? textOf(node) : attribute(node, "color");
  if (value === undefined || value === "" || !/(?:Color|SolidColorBrush)$/.test(node.name)) return undefined;
  if (value.startsWith("{")) {
    const target = /^\{(?:Static|Dynamic|Theme)Resource\s+([\w.]{1,200})\s*\}$/.exec(value)?.[1];
    const found = root.children.find(
      (child): child is XmlElement => child instanceof XmlElement && attribute(child, "key") === target,
    );
    const held = found?.name === "Color" ? hexOf(textOf(found), "argb") : undefined;
    return { name: attribute(node, "key", "name"), color: held ?? value };
  }
  const plain = value.startsWith("#") ? hexOf(value, "argb") : undefined;
  const named = plain ?? (/^[a-z]+$/i.test(value) ? namedColor(value) : undefined);
  return { name: attribute(node, "key", "name"), color: named ?? value };
};

function namedColor(word: string): Color | undefined {
  const parsed = parseColor(word.toLowerCase());
  return parsed.ok ? parsed.color : undefined;
}

/** `<ColorSetEntry name="…"><sRGB r g b/></ColorSetEntry>` of Krita; numbers from 0 to 1. */
const readKrita: ReadElement = (node) => {
  if (!/^(?:s?RGB|CMYK|Gray)$/.test(node.name) || !(node.parent instanceof XmlElement)) return undefined;
  const number = (key: string): number => Number(attribute(node, key) ?? Number.NaN);
  const color =
    node.name === "CMYK"
      ? inksColor(["c", "m", "y", "k"].map(number))
      : node.name === "Gray"
        ? rgbColor([number("g"), number("g"), number("g")])
        : rgbColor(["r", "g", "b"].map(number));
  return { name: attribute(node.parent, "name"), color: color ?? node.name };
};

/** The elements of a property list's `<dict>` by the key before each. */
function propertiesOf(dict: XmlElement): ReadonlyMap<string, XmlElement> {
  const elements = dict.children.filter((child) => child instanceof XmlElement);
  return new Map(
    elements.flatMap((each, index): [string, XmlElement][] => {
      const before = elements[index - 1];
      return before?.name === "key" && each.name !== "key" ? [[textOf(before), each]] : [];
    }),
  );
}

/**
 * Property lists of Apple's form: a `<dict>` with components from 0 to 1 for each color of an iTerm2 scheme, texts "#1e1e2e"
 * in themes of TextMate and Sublime Text, by the name of the rule that they stand in.
 */
const readPropertyList: ReadElement = (node) => {
  if (node.name !== "dict") return undefined;
  const properties = propertiesOf(node);
  const own = properties.get("name");
  const rule = own?.name === "string" ? `${textOf(own)} ` : "";
  return [...properties].flatMap(([key, value]): FoundColor[] => {
    if (value.name === "string") {
      const text = textOf(value);
      if (!text.startsWith("#")) return [];
      const parent = node.parent instanceof XmlElement ? propertiesOf(node.parent).get("name") : undefined;
      const name = rule === "" && parent?.name === "string" ? `${textOf(parent)} ` : rule;
      return [{ name: `${name}${key}`, color: hexOf(text, "rgba") ?? text }];
    }
    if (value.name !== "dict") return [];
    const parts = propertiesOf(value);
    if (!parts.has("Red Component")) return [];
    const part = (name: string): number => Number.parseFloat(textOf(parts.get(name) ?? value) || "NaN");
    const color = rgbColor(["Red Component", "Green Component", "Blue Component"].map(part));
    const alpha = parts.has("Alpha Component") ? part("Alpha Component") : 1;
    const space = parts.get("Color Space");
    const isP3 = space !== undefined && textOf(space) === "P3";
    const name = key.replace(/ Color\b/, "");
    return [
      {
        name,
        color:
          color === undefined || !(alpha >= 0 && alpha <= 1)
            ? "components that are not from 0 to 1"
            : { ...color, ...(isP3 && { space: "display-p3" }), alpha },
      },
    ];
  });
};

/** An element with a hex value in an attribute that says so. */
const readGeneric: ReadElement = (node) => {
  const value = attribute(node, "hex", "rgb", "color", "colour", "value");
  const digits = value?.trim().replace(/^#/, "") ?? "";
  const isHex =
    /^[\da-f]{6}$/i.test(digits) ||
    (value?.trim().startsWith("#") === true && /^[\da-f]{3,8}$/i.test(digits));
  if (!isHex) return undefined;
  const color = hexOf(digits, "rgba");
  return color && { name: attribute(node, "name", "title", "label", "key"), color };
};

const KINDS: readonly { readonly root: RegExp; readonly format: string; readonly read: ReadElement }[] = [
  { root: /^resources$/, format: "Android colors", read: readAndroid },
  {
    root: /^(?:shape|vector|gradient|selector|layer-list|level-list|transition|ripple|inset|clip|rotate|scale|animated-\w+|adaptive-icon|bitmap)$/,
    format: "Android drawable",
    read: readDrawable,
  },
  { root: /color-table$/, format: "LibreOffice palette", read: readOffice },
  { root: /^(?:SCRIBUSCOLORS|ScribusColors)$/i, format: "Scribus colors", read: readScribus },
  { root: /^(?:ResourceDictionary|Application(?:\.Resources)?)$/, format: "XAML", read: readXaml },
  { root: /^Colorset$/i, format: "Krita palette", read: readKrita },
  { root: /^plist$/, format: "Property list", read: readPropertyList },
  { root: /^palette$/i, format: "XML palette", read: readCorel },
];

function rgbColor(parts: readonly number[]): Color | undefined {
  const [r = Number.NaN, g = Number.NaN, b = Number.NaN] = parts;
  if (![r, g, b].every((value) => value >= 0 && value <= 1)) return undefined;
  return { space: "srgb", coords: [r, g, b], alpha: 1 };
}

/** Inks from 0 to 1, without a profile (CSS Color 5 §8.1). */
function inksColor(parts: readonly number[]): Color | undefined {
  const [c = Number.NaN, m = Number.NaN, y = Number.NaN, k = Number.NaN] = parts;
  if (![c, m, y, k].every((value) => value >= 0 && value <= 1)) return undefined;
  return { space: "srgb", coords: [(1 - c) * (1 - k), (1 - m) * (1 - k), (1 - y) * (1 - k)], alpha: 1 };
}
