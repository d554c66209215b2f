/**
 * How much an SVG makes a browser draw. Elements may show others by reference, so that a file of 1 kB draws thousands of
 * millions of them, and no browser can be told to stop. The file is parsed and counted, which takes time by its length
 * alone, before anything of it is drawn.
 */

/** In elements; a filled rectangle is one. 100,000 take a laptop about three seconds. */
export const MAX_SVG_WORK = 100_000;
/** Elements within each other, through references as well; drawing programs nest a few dozen. */
export const MAX_SVG_DEPTH = 500;

/** What a layer of its own, in the size of the picture, and a pass of a filter over it take, in elements. */
const [LAYER, FILTER_PASS, PICTURE] = [100, 200, 50];
const MAX_OCTAVES = 255;
/** Shortest command of a path with its number, or of a list of points. */
const CHARACTERS_A_VERTEX = 2;
const REFERENCE = /url\(\s*["']?\s*#([^"')]+?)["']?\s*\)/g;
const DRAWING = /data:image\/svg\+xml([^,]*),([^"')\s]*)/g;
/** Properties that descendants inherit, or that may reach any element by a variable. */
const INHERITED = /(?:^|[\s;{])(?:fill|stroke|marker[\w-]*|--[^:;]*)\s*:[^;]*$/;
const INHERITED_ATTRIBUTE = /^(?:fill|stroke|marker)/;
const PAINT_SERVERS = new Set(["linearGradient", "radialGradient"]);
const ANIMATIONS = new Set(["set", "animate", "animateTransform", "animateMotion"]);
const LAYERED = new Set(["mask", "clipPath", "pattern"]);

/** The namespaces in which elements have styles and listeners. */
const LIVE_NAMESPACES = /http:\/\/www\.w3\.org\/(?:2000\/svg|1999\/xhtml)/g;

/**
 * The elements by their names alone. In their own namespaces the browser would hold the file's styles and listeners
 * against the policy of the page, and report each as an error, although nothing of it is shown.
 */
export function parseDrawing(text: string): Document {
  return new DOMParser().parseFromString(text.replaceAll(LIVE_NAMESPACES, "urn:drawing"), "application/xml");
}

interface Weight {
  readonly work: number;
  /** Elements, and points of their paths, on which inherited paint and markers are drawn again. */
  readonly elements: number;
  readonly vertices: number;
  readonly depth: number;
}

interface Reference {
  readonly id: string;
  readonly isInherited: boolean;
}

const ENDLESS: Weight = { work: Infinity, elements: 0, vertices: 0, depth: 0 };

/**
 * In elements; Infinity for one that nests deeper than MAX_SVG_DEPTH or contains itself. Too high where several references
 * exclude each other. Undefined if the text is not well formed.
 */
export function svgWork(text: string, level = 0): number | undefined {
  const drawing = parseDrawing(text);
  if (drawing.querySelector("parsererror") !== null) return undefined;
  const elements = [...drawing.querySelectorAll("*")];
  if (elements.length > MAX_SVG_WORK) return elements.length;
  const references = referencesOf(drawing, elements);
  const known = new Map<Element, Weight>();
  const open = new Set<Element>();

  function weigh(element: Element, depth: number): Weight {
    const before = known.get(element);
    if (before !== undefined) return before;
    if (depth > MAX_SVG_DEPTH || open.has(element)) return ENDLESS;
    open.add(element);
    let [work, count, depthBelow] = [ownWork(element, level), 1, 0];
    let vertices = verticesOf(element);
    const add = (weight: Weight, times = 1): void => {
      work += weight.work * times;
      count += weight.elements;
      vertices += weight.vertices;
      depthBelow = Math.max(depthBelow, weight.depth);
    };
    for (const child of element.children) add(weigh(child, depth + 1));
    for (const { id, isInherited } of references.get(element) ?? []) {
      const target = drawing.querySelector(`#${CSS.escape(id)}`);
      if (target === null || PAINT_SERVERS.has(target.localName)) continue;
      const times = target.localName === "marker" ? Math.max(1, vertices) : isInherited ? count : 1;
      add(weigh(target, depth + 1), times);
    }
    open.delete(element);
    const weight = { work, elements: count, vertices, depth: depthBelow + 1 };
    known.set(element, weight);
    return weight;
  }

  const { work, depth } = weigh(drawing.documentElement, 0);
  return depth > MAX_SVG_DEPTH ? Infinity : work;
}

function ownWork(element: Element, level: number): number {
  const { localName } = element;
  const octaves = Number(element.getAttribute("numOctaves") ?? 1) || 1;
  const own = LAYERED.has(localName)
    ? LAYER
    : localName === "image"
      ? PICTURE
      : /^fe[A-Z]/.test(localName)
        ? FILTER_PASS * (1 + Math.min(octaves, MAX_OCTAVES) / 32)
        : 1;
  return own + drawingsIn(element, level);
}

/** Drawings that are written inside this one, as addresses. */
function drawingsIn(element: Element, level: number): number {
  const style = element.localName === "style" ? (element.textContent ?? "") : "";
  let work = 0;
  for (const text of [style, ...[...element.attributes].map(({ value }) => value)])
    for (const [, parameters = "", data = ""] of text.matchAll(DRAWING)) {
      const inner = decoded(parameters, data);
      work += level > 2 ? Infinity : ((inner === undefined ? 0 : svgWork(inner, level + 1)) ?? 0);
    }
  return work;
}

function decoded(parameters: string, data: string): string | undefined {
  try {
    return /;base64$/i.test(parameters) ? atob(decodeURIComponent(data)) : decodeURIComponent(data);
  } catch {
    return undefined;
  }
}

function verticesOf(element: Element): number {
  const written = (element.getAttribute("d") ?? "").length + (element.getAttribute("points") ?? "").length;
  return Math.ceil(written / CHARACTERS_A_VERTEX);
}

/** Which elements each one shows: by `href`, by its properties, by style sheets, and by animations that set these. */
function referencesOf(
  drawing: Document,
  elements: readonly Element[],
): ReadonlyMap<Element, readonly Reference[]> {
  const found = new Map<Element, Reference[]>();
  const add = (element: Element, references: readonly Reference[]): void => {
    if (references.length > 0) found.set(element, [...(found.get(element) ?? []), ...references]);
  };
  for (const element of elements) {
    const isAnimation = ANIMATIONS.has(element.localName);
    const href = hrefOf(element);
    const owner = isAnimation
      ? ((href === undefined ? element.parentElement : drawing.querySelector(`#${CSS.escape(href)}`)) ??
        element)
      : element;
    for (const { localName, value } of element.attributes) {
      if (isAnimation && localName === "href") continue;
      if (localName === "href" || isAnimation)
        for (const part of value.split(";")) {
          const id = fragmentOf(part);
          if (id !== undefined) add(owner, [{ id, isInherited: false }]);
        }
      add(owner, readReferences(value, INHERITED_ATTRIBUTE.test(localName)));
    }
    if (element.localName === "style")
      for (const [selector, references] of sheetReferences(element.textContent ?? ""))
        for (const each of matched(drawing, selector)) add(each, references);
  }
  return found;
}

function hrefOf(element: Element): string | undefined {
  const href = [...element.attributes].find(({ localName }) => localName === "href");
  return href && fragmentOf(href.value);
}

function fragmentOf(value: string): string | undefined {
  const text = value.trim();
  if (!text.startsWith("#")) return undefined;
  try {
    return decodeURIComponent(text.slice(1));
  } catch {
    return text.slice(1);
  }
}

function readReferences(value: string, isInherited: boolean): Reference[] {
  const text = unescaped(value);
  return [...text.matchAll(REFERENCE)].map(({ 1: id = "", index }) => ({
    id,
    isInherited: isInherited || INHERITED.test(text.slice(0, index)),
  }));
}

/** CSS may write any letter by its number (CSS Syntax 3 §4.3.7). */
function unescaped(text: string): string {
  return text
    .replace(/\\([\da-f]{1,6})\s?/gi, (_, digits: string) => {
      const code = Number.parseInt(digits, 16);
      return code > 0x10_ff_ff ? "\ufffd" : String.fromCodePoint(code);
    })
    .replace(/\\(.)/g, "$1");
}

/** Rules with references by their selector; those inside another rule, and of animations, may be anybody's. */
function sheetReferences(css: string): readonly (readonly [selector: string, readonly Reference[]])[] {
  if (!css.includes("url(") && !css.includes("\\")) return [];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const read = (rules: CSSRuleList): (readonly [string, readonly Reference[]])[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule && rule.cssRules.length === 0)
        return [[rule.selectorText, readReferences(rule.style.cssText, false)] as const];
      if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) return read(rule.cssRules);
      return [["*", readReferences(rule.cssText, false)] as const];
    });
  return read(sheet.cssRules);
}

/** Those that depend on where an element stands; others on what it is, which its name alone does not say. */
const STRUCTURAL = /^(?:root|empty|not|is|where|has|(?:first|last|only|nth)-[\w-]+)$/;

/** All elements for a selector that cannot be decided. */
function matched(drawing: Document, selector: string): readonly Element[] {
  const isDecided = [...selector.matchAll(/:([\w-]+)/g)].every(([, name = ""]) => STRUCTURAL.test(name));
  try {
    return [...drawing.querySelectorAll(isDecided ? selector : "*")];
  } catch {
    return [...drawing.querySelectorAll("*")];
  }
}
