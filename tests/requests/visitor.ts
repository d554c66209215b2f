// Somebody who asks the application: with cookies, an address and a browser's name of their own, and no JavaScript.

import { ORIGIN, openApplication } from "./application.ts";
import { createCookieJar } from "./cookie-jar.ts";
import { type HtmlPage, readPage } from "./html-page.ts";
import { type Submission } from "./page-form.ts";

export interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly body?: BodyInit;
}

export interface Visitor {
  /** One request, told as it is; a redirect is an answer. */
  ask(path: string, sent?: Sent): Promise<Response>;
  /** The same from a page of our own, as browsers say it: the same-origin check lets it change things. */
  send(method: string, path: string, sent?: Sent): Promise<Response>;
  /** Asks for an address, and goes on where the answer leads. */
  follow(path: string): Promise<Response>;
  /** Goes to a page as `follow` does, and reads it. */
  open(path: string): Promise<HtmlPage>;
  /** Sends a form of a page, and goes on where that leads. */
  submit(submission: Submission): Promise<HtmlPage>;
  /** Forgets who is signed in. */
  forget(): void;
}

/** Robots get no error page, so a visitor has the name of a person's browser. */
const BROWSER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36";
const MOST_REDIRECTS = 10;

let visitors = 0;

export function createVisitor(): Visitor {
  visitors += 1;
  // Limits count by address; nobody here is to run into those of others.
  const address = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
  const jar = createCookieJar();

  async function ask(path: string, { method = "GET", headers, ...content }: Sent = {}): Promise<Response> {
    const url = new URL(path, ORIGIN);
    const all = new Headers({ "user-agent": BROWSER, "x-forwarded-for": address });
    const cookies = jar.headerFor(url.pathname);
    if (cookies !== undefined) all.set("cookie", cookies);
    const packed = await pack(content);
    for (const [name, value] of Object.entries({ ...packed?.headers, ...headers })) all.set(name, value);
    const request = new Request(url, { method, headers: all, body: packed?.bytes ?? null });
    const answer = await (await openApplication()).fetch(request);
    jar.keep(answer);
    return answer;
  }

  const send = (method: string, path: string, sent: Sent = {}) =>
    ask(path, { ...sent, method, headers: { "sec-fetch-site": "same-origin", ...sent.headers } });

  async function followFrom(from: string, first: Response): Promise<{ url: URL; answer: Response }> {
    let url = new URL(from, ORIGIN);
    let answer = first;
    for (let count = 0; count < MOST_REDIRECTS; count += 1) {
      const location = answer.headers.get("location");
      if (answer.status < 300 || answer.status >= 400 || location === null) return { url, answer };
      url = new URL(location, url);
      if (url.origin !== ORIGIN) throw new Error(`Led away from the application: ${url.href}`);
      answer = await ask(url.pathname + url.search);
    }
    throw new Error(`More than ${MOST_REDIRECTS} redirects from ${from}`);
  }

  async function readFrom(from: string, first: Response): Promise<HtmlPage> {
    const { url, answer } = await followFrom(from, first);
    return readPage(url, answer);
  }

  return {
    ask,
    send,
    follow: async (path) => (await followFrom(path, await ask(path))).answer,
    open: async (path) => readFrom(path, await ask(path)),
    async submit({ method, path, body }) {
      return readFrom(path, await send(method, path, body === undefined ? {} : { body }));
    },
    forget: () => jar.forget(/tincture/),
  };
}

/** The bytes of a body with its type and its length, which browsers say and some pages ask for. */
async function pack({ form, json, body }: Omit<Sent, "method" | "headers">) {
  const words = json === undefined ? undefined : JSON.stringify(json);
  const content = form === undefined ? (words ?? body) : new URLSearchParams(form);
  if (content === undefined) return undefined;
  const read = new Response(content);
  const bytes = await read.arrayBuffer();
  const type = words === undefined ? read.headers.get("content-type") : "application/json";
  return {
    bytes,
    headers: { "content-length": String(bytes.byteLength), ...(type !== null && { "content-type": type }) },
  };
}
