/**
 * Collects problems of the page while a test runs: console errors and warnings, exceptions, and unanswered requests.
 */

type Answer = (url: URL) => unknown;

/** Default answers of the server: an empty result for searches by color, and no sign-in methods. */
const DEFAULT_ANSWERS: readonly (readonly [path: string | RegExp, answer: Answer])[] = [
  ["/resources/list/palettes", () => ({ cards: [] })],
  ["/api/auth-config/providers", () => ({ providers: [] })],
];

let found: string[] = [];
let answers = [...DEFAULT_ANSWERS];

/** Answers requests for `path` with this JSON until the end of the test. */
export function answerRequests(path: string | RegExp, answer: Answer): void {
  answers.unshift([path, answer]);
}

/** The problems since the last call. */
export function takeProblems(): string[] {
  const problems = found;
  [found, answers] = [[], [...DEFAULT_ANSWERS]];
  return problems;
}

/** Starts watching. Called once per page. */
export function watchProblems(): void {
  for (const level of ["error", "warn"] as const) {
    const print = console[level];
    console[level] = (...words: unknown[]) => {
      found.push(`console ${level}: ${words.map(String).join(" ")}`);
      print(...words);
    };
  }
  window.addEventListener(
    "error",
    (event) => {
      const { target } = event;
      const isFile = target instanceof HTMLElement;
      found.push(isFile ? `failed: ${target.outerHTML}` : `exception: ${event.message}`);
    },
    true,
  );
  window.addEventListener("unhandledrejection", (event) => found.push(`rejection: ${String(event.reason)}`));
  const toNetwork = window.fetch;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (url.origin !== location.origin || !/^\/(?:api|resources|__manifest)\b/.test(url.pathname))
      return toNetwork(request);
    const answer = answers.find(([path]) =>
      typeof path === "string" ? path === url.pathname : path.test(url.pathname + url.search),
    );
    request.signal.throwIfAborted();
    if (answer !== undefined) return Response.json(answer[1](url));
    found.push(`no answer: ${request.method} ${url.pathname}${url.search}`);
    return new Response(null, { status: 404 });
  };
}
