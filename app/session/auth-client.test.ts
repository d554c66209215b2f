// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { signInTimeoutMs } from "#domain/account/session-times.ts";
import { callAuth } from "./auth-client.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answers = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  const fetchMock = vi.fn((_path: string, _init: RequestInit) =>
    Promise.resolve(new Response(body === undefined ? null : JSON.stringify(body), { status, headers })),
  );
  vi.stubGlobal("fetch", fetchMock);
  return fetchMock;
};

describe("[ACC-4] requests to the sign-in service", () => {
  it("send JSON to this origin and return the answer as a value", async () => {
    const fetchMock = answers(200, { user: { id: "u1" } });
    const answer = await callAuth("/api/auth/sign-in/email", { body: { email: "a@example.com" } });
    expect(answer).toEqual({ ok: true, status: 200, body: { user: { id: "u1" } } });
    const [path, init] = fetchMock.mock.calls[0] ?? [];
    expect(path).toBe("/api/auth/sign-in/email");
    expect(init).toMatchObject({
      method: "POST",
      credentials: "same-origin",
      body: '{"email":"a@example.com"}',
    });
  });

  it("return code, message and waiting time of a failure", async () => {
    answers(429, { code: "too-many-requests" }, { "retry-after": "42" });
    const answer = await callAuth("/api/auth/sign-in/email");
    expect(answer).toEqual({
      ok: false,
      status: 429,
      waitS: 42,
      error: {
        code: "too-many-requests",
        message: "Too many tries. Please wait 42 seconds and try again.",
      },
    });
  });

  it.each([undefined, "<html>"])("accept a body that is not a JSON object (%s)", async (body) => {
    answers(500, body);
    expect(await callAuth("/api/auth/sign-out")).toMatchObject({ ok: false, error: { code: "unknown" } });
  });

  it("return network-request-failed for a refused connection", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
    expect(await callAuth("/api/auth/sign-out")).toMatchObject({
      ok: false,
      status: 0,
      error: { code: "network-request-failed" },
    });
  });
});

describe("[SES-1] the timeout of sign-in requests", () => {
  it.each([
    [false, true, 30_000],
    [true, true, 60_000],
    [false, false, 5_000],
    [true, false, 5_000],
  ])("mobile %s, online %s: %d ms", async (isMobile, isOnline, ms) => {
    expect(signInTimeoutMs({ isMobile, isOnline })).toBe(ms);
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(pointer: coarse)" && isMobile }));
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
    vi.stubGlobal("fetch", (_path: string, { signal }: RequestInit) =>
      signal?.aborted ? Promise.reject(signal.reason) : Promise.resolve(new Response("{}")),
    );
    expect(await callAuth("/api/session/refresh")).toMatchObject({
      error: { code: "network-request-failed" },
    });
    expect(timeout).toHaveBeenCalledWith(ms);
  });
});
