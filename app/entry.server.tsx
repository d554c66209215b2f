import { Writable } from "node:stream";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, ServerRouter } from "react-router";

const RENDER_TIMEOUT_MS = 10_000;

/** Every page is rendered whole before it is sent: its inline scripts are then known, and so are their hashes (CSP). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (status >= 400 && isbot(request.headers.get("user-agent"))) {
    // SHL-5: bots never get the error page.
    headers.set("Content-Type", "text/plain; charset=utf-8");
    return new Response(`${status}\n`, { status, headers });
  }
  const html = await renderWhole(<ServerRouter context={routerContext} url={request.url} />);
  return new Response(html, { status, headers });
}

/** Errors that were not thrown on purpose are logged once; an answer such as 404 is not an error. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  console.error(
    JSON.stringify({ level: "error", path: new URL(request.url).pathname, error: describe(error) }),
  );
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function renderWhole(tree: React.ReactNode): Promise<string> {
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
      onAllReady: () => pipe(sink),
      // By default React puts what is long behind a fallback that a script takes away: without scripts it would stay.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellError: reject,
      onError: (error: unknown) => console.error(JSON.stringify({ level: "error", error: describe(error) })),
    });
    const timer = setTimeout(() => abort(new Error("The page took too long to render")), RENDER_TIMEOUT_MS);
  });
}
