// Builds what a browser without scripts sends when a button of a form is pressed.
import { getByLabelText, getByRole } from "@testing-library/dom";
import { attribute, type HtmlPage, window } from "./html-page.ts";

export interface Submission {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: URLSearchParams | FormData;
}

/** Presses a button after text was typed into fields and files were chosen, each found by its label. */
export function press(
  page: HtmlPage,
  button: HTMLElement | string,
  typed: Readonly<Record<string, string | File>> = {},
  within: HTMLElement = page.document.body,
): Submission {
  const pressed = typeof button === "string" ? getByRole(within, "button", { name: button }) : button;
  // A button may be outside its form and name the form in an attribute.
  const owner = pressed.getAttribute("form");
  const named = [...page.document.querySelectorAll("form")].find(({ id }) => id === owner);
  const form = owner === null ? pressed.closest("form") : named;
  if (form === null || form === undefined) throw new Error("The button stands in no form");
  const entries = fieldsOf(form, pressed);
  for (const [label, value] of Object.entries(typed)) {
    // A field may be outside its form and name the form in an attribute.
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
  // `form` came from this library's parser, so it is of its types.
  const fields = new window.FormData(...([form] as unknown as ConstructorParameters<typeof window.FormData>));
  const entries = new FormData();
  for (const [name, value] of fields)
    entries.append(name, typeof value === "string" ? value : new File([], value.name, { type: value.type }));
  // By hand, since the library knows no button whose form is named while it is inside another.
  const name = button.getAttribute("name");
  if (name !== null && name !== "") entries.append(name, button.getAttribute("value") ?? "");
  return entries;
}

function wordsOf(entries: FormData): [string, string][] {
  return [...entries].map(([name, value]) => [name, typeof value === "string" ? value : value.name]);
}
