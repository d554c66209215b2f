/**
 * A proxy in front of the application that adds a script to each page. The script records errors from the start of the
 * page, which no driver does for both engines. The proxy also records failed answers, and can hold back the scripts of
 * the application.
 */
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from "node:http";
import { text } from "node:stream/consumers";

export interface WatchingServer {
  readonly origin: string;
  /** Answers of 400 and more, as "404 /path", since the last call. */
  takeFailures(): string[];
  /** Holds back files of this path, by default scripts, until the returned function is called. */
  hold(path?: RegExp): () => void;
  /** Number of files that were held back so far. */
  heldCount(): number;
  /** Number of scripts, and of the router's requests for routes, that are not answered yet. */
  loadingScriptCount(): number;
  close(): Promise<void>;
}

/** Storage key of the script's records, which survive a change of pages. */
export const NOTED = "tincture-test:noted";

/**
 * The cookie banner counts as answered. Each test is a first visit without a service worker, which has tests of its
 * own.
 */
const RECORDER = `(() => {
  document.currentScript.remove();
  localStorage.setItem("cookies:reject", "true");
  if ("serviceWorker" in navigator) navigator.serviceWorker.register = () => new Promise(() => {});
  const note = (text) => {
    const noted = JSON.parse(sessionStorage.getItem("${NOTED}") ?? "[]");
    sessionStorage.setItem("${NOTED}", JSON.stringify([...noted, location.pathname + ": " + text]));
  };
  const said = (value) => value instanceof Error ? value.message + " " + value.stack : String(value);
  addEventListener("error", (event) => note("error " + said(event.error ?? event.message)));
  addEventListener("unhandledrejection", (event) => note("rejection " + said(event.reason)));
  addEventListener("securitypolicyviolation", (event) =>
    note("policy " + event.violatedDirective + " " + event.blockedURI));
  for (const level of ["error", "warn"]) {
    const write = console[level];
    console[level] = (...values) => {
      note("console." + level + " " + values.map(said).join(" "));
      write.apply(console, values);
    };
  }
})()`;
const RECORDER_HASH = `'sha256-${createHash("sha256").update(RECORDER).digest("base64")}'`;
const SCRIPT = /\.js$/;
/** What the router asks for about links in view; it logs when its page is left meanwhile. */
const ROUTES_IN_VIEW = "/__manifest";

export async function startWatchingServer(target: string): Promise<WatchingServer> {
  const { hostname, port } = new URL(target);
  let failures: string[] = [];
  let gate: { readonly path: RegExp; readonly opened: Promise<void> } | undefined;
  let held = 0;
  let loadingScripts = 0;
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const path = incoming.url ?? "/";
    if (SCRIPT.test(path) || path.startsWith(ROUTES_IN_VIEW)) {
      loadingScripts += 1;
      outgoing.once("close", () => {
        loadingScripts -= 1;
      });
    }
    if (gate?.path.test(path) === true) {
      held += 1;
      await gate.opened;
    }
    // Its page was left meanwhile: the end of the request never comes, and the application would say 408 a minute later.
    if (outgoing.destroyed) return;
    const passed = request(
      // Of a kept connection that was opened and not used the server may say 408 at the moment it is taken.
      { hostname, port, path, method: incoming.method, headers: readable(incoming.headers), agent: false },
      (answer) => {
        const status = answer.statusCode ?? 502;
        if (status >= 400) failures.push(`${status} ${path}`);
        if (answer.headers["content-type"]?.startsWith("text/html") !== true) {
          outgoing.writeHead(status, answer.headers);
          answer.pipe(outgoing);
          return;
        }
        outgoing.writeHead(status, watched(answer.headers));
        void text(answer).then((html) =>
          outgoing.end(html.replace(/<head[^>]*>/, (head) => `${head}<script>${RECORDER}</script>`)),
        );
      },
    );
    passed.on("error", () => outgoing.destroy());
    outgoing.once("close", () => passed.destroy());
    incoming.pipe(passed);
  };
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The watching server has no port");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    takeFailures() {
      const taken = failures;
      failures = [];
      return taken;
    },
    heldCount: () => held,
    loadingScriptCount: () => loadingScripts,
    hold(path = SCRIPT) {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = { path, opened: promise };
      return () => {
        gate = undefined;
        resolve();
      };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** The request headers without those that allow a compressed or empty answer. */
function readable(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { "accept-encoding": _encoding, "if-none-match": _known, ...others } = headers;
  return others;
}

/** The headers of the page's answer, with a policy that allows the added script. */
function watched(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const { "content-length": _length, "content-security-policy": policy, etag: _etag, ...others } = headers;
  return {
    ...others,
    ...(policy !== undefined && {
      "content-security-policy": String(policy).replace("script-src ", `script-src ${RECORDER_HASH} `),
    }),
  };
}
