import { Writable } from "node:stream";
import earlyScript from "virtual:early-script";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { causeOf } from "#server/cause-of.server.ts";
import {
  inlineHash,
  newNonce,
  SCRIPTS_HEADER,
  STYLES_HEADER,
  takeMarkedScripts,
} from "#server/http/page-scripts.server.ts";
import { prepareFirstView } from "#server/pages/first-view.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import { refusedWorkAnswer } from "#server/work/work-answer.server.ts";
import { CASCADE_LAYERS } from "./shell/cascade-layers.ts";
import { INJECTED_STYLES } from "./shell/injected-styles.ts";
import { KEPT_FRONT_SCRIPT } from "./shell/kept-front.ts";
import { RECENT_WORK_SCRIPT } from "./shell/recent-work-script.ts";
import { RenderedParts } from "./ui/part.tsx";

const RENDER_TIMEOUT_MS = 10_000;
/** Scripts that pages contain as constant text; React Router marks its own ones with the nonce. */
const CONSTANT_SCRIPTS = [earlyScript, RECENT_WORK_SCRIPT, KEPT_FRONT_SCRIPT];
const STYLE_HASHES = [CASCADE_LAYERS, ...INJECTED_STYLES].map(inlineHash).join(" ");

/**
 * Renders every page completely before sending it, so that the hashes of its inline scripts are known for the CSP.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (status >= 400 && isbot(request.headers.get("user-agent"))) {
    // SHL-5: bots never get the error page.
    headers.set("Content-Type", "text/plain; charset=utf-8");
    return new Response(`${status}\n`, { status, headers });
  }
  const nonce = newNonce();
  const parts = new Set<string>();
  // One page at a time, since each keeps the thread busy until it is whole.
  const { work, log } = loadContext.get(servicesContext);
  const rendered = await work.alone(() =>
    renderWhole(
      <RenderedParts value={parts}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </RenderedParts>,
      {
        nonce,
        url: request.url,
        onError: (error) => log.error("page not rendered", { error: describe(error) }),
      },
    ),
  );
  if (!rendered.ok) return refusedWorkAnswer(rendered);
  const { html, hashes } = takeMarkedScripts(rendered.value, nonce, CONSTANT_SCRIPTS);
  if (import.meta.env.DEV) return new Response(html, { status, headers });
  const firstView = prepareFirstView(html, [...parts]);
  headers.set(SCRIPTS_HEADER, hashes.join(" "));
  headers.set(STYLES_HEADER, [STYLE_HASHES, firstView.styleHash].join(" ").trim());
  return new Response(firstView.html, { status, headers });
}

/** Logs unexpected errors once; a thrown response such as 404 is not logged. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context
    .get(servicesContext)
    .log.error("page failed", { path: new URL(request.url).pathname, error: describe(error) });
}

function describe(error: unknown): string {
  const told = causeOf(error);
  return told instanceof Error ? (told.stack ?? told.message) : String(told);
}

interface RenderParts {
  readonly nonce: string;
  readonly url: string;
  readonly onError: (error: unknown) => void;
}

function renderWhole(tree: React.ReactNode, { nonce, url, onError }: RenderParts): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(Buffer.concat(chunks).toString("utf8"));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(tree, {
      nonce,
      onAllReady: () => pipe(sink),
      // By default React puts large content behind a fallback that a script removes; without JavaScript it would
      // stay.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellError(error: unknown) {
        clearTimeout(timer);
        reject(error);
      },
      onError,
    });
    const timer = setTimeout(() => {
      abort(new Error(`The page took too long to render: ${new URL(url).pathname.slice(0, 200)}`));
    }, RENDER_TIMEOUT_MS);
  });
}
