// A page as a browser without scripts has it: an address, a status, and the document that the HTML makes.
import { configure, getByLabelText, getByRole } from "@testing-library/dom";
import { Window } from "happy-dom";

// What is hidden is said by style sheets, which are not read here: e2e/ looks at what can be seen.
configure({ defaultHidden: true });

const window = new Window();

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
  // A document by the standard; the library describes it with types of its own.
  return new window.DOMParser().parseFromString(html, "text/html") as unknown as Document;
}

/** The one element that fits; a page without it fails the test with what was looked for. */
export function find(within: ParentNode, selector: string): Element {
  const found = within.querySelectorAll(selector);
  const [first] = found;
  if (first === undefined || found.length > 1)
    throw new Error(`${found.length} elements fit ${selector}, not one`);
  return first;
}

/** An attribute that must be there. */
export function attribute(element: Element, name: string): string {
  const value = element.getAttribute(name);
  if (value === null) throw new Error(`<${element.localName}> has no attribute ${name}`);
  return value;
}

export function main(page: HtmlPage): HTMLElement {
  return getByRole(page.document.body, "main");
}

/** Text with runs of white space as one space, as it is shown. */
export function textOf(node: Node): string {
  return (node.textContent ?? "").replaceAll(/\s+/g, " ").trim();
}

/** Where a link leads, as a path of this origin. */
export function pathOf(page: HtmlPage, link: Element): string {
  const { pathname, search } = new URL(attribute(link, "href"), page.url);
  return pathname + search;
}

export interface Submission {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: URLSearchParams | FormData;
}

/** What a browser sends when a button is pressed, after words were typed into fields and files chosen, by their labels. */
export function press(
  page: HtmlPage,
  button: HTMLElement | string,
  typed: Readonly<Record<string, string | File>> = {},
  within: HTMLElement = page.document.body,
): Submission {
  const pressed = typeof button === "string" ? getByRole(within, "button", { name: button }) : button;
  const form = pressed.closest("form");
  if (form === null) throw new Error("The button stands in no form");
  const entries = fieldsOf(form, pressed);
  for (const [label, value] of Object.entries(typed)) {
    // A field may stand outside its form and name it.
    const name = attribute(getByLabelText(page.document.body, label), "name");
    if (!entries.has(name)) throw new Error(`The field ${label} is not sent`);
    entries.set(name, value);
  }
  const address = (name: string) => pressed.getAttribute(`form${name}`) ?? form.getAttribute(name);
  const url = new URL(address("action") ?? page.url, page.url);
  if (address("method")?.toLowerCase() !== "post") {
    url.search = new URLSearchParams(wordsOf(entries)).toString();
    return { method: "GET", path: url.pathname + url.search };
  }
  const isMultipart = address("enctype") === "multipart/form-data";
  const body = isMultipart ? entries : new URLSearchParams(wordsOf(entries));
  return { method: "POST", path: url.pathname + url.search, body };
}

function fieldsOf(form: HTMLFormElement, button: HTMLElement): FormData {
  // The arguments are of that library: `form` and `button` came from its parser.
  const fields = new window.FormData(
    ...([form, button] as unknown as ConstructorParameters<typeof window.FormData>),
  );
  const entries = new FormData();
  for (const [name, value] of fields)
    entries.append(name, typeof value === "string" ? value : new File([], value.name, { type: value.type }));
  return entries;
}

function wordsOf(entries: FormData): [string, string][] {
  return [...entries].map(([name, value]) => [name, typeof value === "string" ? value : value.name]);
}
