// A client of the application with its own cookies, address and user agent, and without JavaScript.

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
  /** Sends one request and returns the answer unchanged; redirects are not followed. */
  ask(path: string, sent?: Sent): Promise<Response>;
  /** Sends it with the headers of a request from our own page, so that the same-origin check lets it change data. */
  send(method: string, path: string, sent?: Sent): Promise<Response>;
  /** Requests an address, and follows redirects. */
  follow(path: string): Promise<Response>;
  /** Opens a page as `follow` does, and parses it. */
  open(path: string): Promise<HtmlPage>;
  /** Sends a form of a page, and follows redirects. */
  submit(submission: Submission): Promise<HtmlPage>;
  /** Removes the cookies of the session. */
  forget(): void;
}

/** Robots get no error page, so a visitor sends the user agent of a browser. */
const BROWSER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36";
const MAX_REDIRECTS = 10;

let visitors = 0;

/** Limits count by address, so each visitor has its own. */
function nextAddress(): string {
  visitors += 1;
  return `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

export function createVisitor(address = nextAddress()): Visitor {
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
    for (let count = 0; count < MAX_REDIRECTS; count += 1) {
      const location = answer.headers.get("location");
      if (answer.status < 300 || answer.status >= 400 || location === null) return { url, answer };
      url = new URL(location, url);
      if (url.origin !== ORIGIN) throw new Error(`Led away from the application: ${url.href}`);
      answer = await ask(url.pathname + url.search);
    }
    throw new Error(`More than ${MAX_REDIRECTS} redirects from ${from}`);
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

/** A body with its type and length, which browsers send and some pages require. */
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
