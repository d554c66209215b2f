// A page as a browser without scripts sees it: an address, a status, and the parsed document.
import { configure, getByRole } from "@testing-library/dom";
import { Window } from "happy-dom";

// Style sheets, which hide elements, are not read here: e2e/ tests visibility.
configure({ defaultHidden: true });

/** A window of which only the parser and the forms are used; it loads no page. */
export const window = new Window();

/**
 * The computed style of an element by its own attribute and its kind, because no style sheet is read. Each accessible
 * name asks for it, and happy-dom would look for rules every time: two thirds of the time of a page's tests.
 */
window.getComputedStyle = ((element: Element) => ({
  getPropertyValue: (name: string) =>
    (element.hasAttribute("style") && styleOf(element).getPropertyValue(name)) || usualStyle(element, name),
})) as unknown as typeof window.getComputedStyle;

const computedStyle = Window.prototype.getComputedStyle.bind(window);
const usual = new Map<string, string>();

/** What an element of this kind has without an attribute. */
function usualStyle({ namespaceURI, localName }: Element, name: string): string {
  const key = `${namespaceURI} ${localName} ${name}`;
  const known = usual.get(key);
  if (known !== undefined) return known;
  const element = window.document.createElementNS(namespaceURI ?? "", localName);
  window.document.body.append(element);
  const value = computedStyle(element).getPropertyValue(name);
  element.remove();
  usual.set(key, value);
  return value;
}

function styleOf(element: Element): CSSStyleDeclaration {
  if (!("style" in element)) throw new Error(`<${element.localName}> has no style`);
  return (element as HTMLElement).style;
}

export interface HtmlPage {
  readonly url: URL;
  readonly status: number;
  readonly headers: Headers;
  readonly document: Document;
}

export async function readPage(url: URL, answer: Response): Promise<HtmlPage> {
  const { status, headers } = answer;
  return { url, status, headers, document: readHtml(await answer.text()) };
}

export function readHtml(html: string): Document {
  // The library has its own types for what is a standard Document.
  return new window.DOMParser().parseFromString(html, "text/html") as unknown as Document;
}

/** The one element that matches; throws with the selector otherwise. */
export function find(within: ParentNode, selector: string): Element {
  const found = within.querySelectorAll(selector);
  const [first] = found;
  if (first === undefined || found.length > 1)
    throw new Error(`${found.length} elements fit ${selector}, not one`);
  return first;
}

/** The value of an attribute that must exist. */
export function attribute(element: Element, name: string): string {
  const value = element.getAttribute(name);
  if (value === null) throw new Error(`<${element.localName}> has no attribute ${name}`);
  return value;
}

export function main(page: HtmlPage): HTMLElement {
  return getByRole(page.document.body, "main");
}

/** Text with white space collapsed, as it is displayed. */
export function textOf(node: Node): string {
  return (node.textContent ?? "").replaceAll(/\s+/g, " ").trim();
}

/** The target of a link, as a path of this origin. */
export function pathOf(page: HtmlPage, link: Element): string {
  const { pathname, search } = new URL(attribute(link, "href"), page.url);
  return pathname + search;
}
