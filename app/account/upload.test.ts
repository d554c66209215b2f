import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  isStorageCode,
  isWorthRetrying,
  StorageError,
  storageErrorOf,
  storageMessage,
} from "#domain/account/storage-errors.ts";
import { startUpload } from "./upload.ts";

/** Sends the given answers in turn, repeating the last one. A function decides when a request ends. */
class FakeRequest extends EventTarget {
  static answers: number[] = [];
  static sent: FakeRequest[] = [];
  upload = new EventTarget();
  status = 0;
  responseText = "";
  headers = new Map<string, string>();
  open(): void {}
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }
  abort(): void {
    this.dispatchEvent(new Event("abort"));
  }
  send(body: Blob | null): void {
    FakeRequest.sent.push(this);
    const at = Math.min(FakeRequest.sent.length, FakeRequest.answers.length) - 1;
    this.status = FakeRequest.answers[at] ?? 0;
    if (this.status === -1) return;
    this.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded: body?.size ?? 0 }));
    this.responseText = this.status === 200 ? '{"photoURL":"/files/x.webp"}' : '{"code":"internal-error"}';
    this.dispatchEvent(new Event(this.status === 0 ? "error" : "load"));
  }
}

/** All codes of file storage, as the API documents them. */
const CODES = [
  "unknown",
  "object-not-found",
  "bucket-not-found",
  "project-not-found",
  "quota-exceeded",
  "unauthenticated",
  "unauthorized",
  "unauthorized-app",
  "retry-limit-exceeded",
  "invalid-checksum",
  "canceled",
  "invalid-event-name",
  "invalid-url",
  "invalid-default-bucket",
  "no-default-bucket",
  "cannot-slice-blob",
  "server-file-wrong-size",
  "no-download-url",
  "invalid-argument",
  "invalid-argument-count",
  "app-deleted",
  "invalid-root-operation",
  "invalid-format",
  "internal-error",
  "unsupported-environment",
] as const;

const FILE = new Blob(["abc"]);
const ADDRESS = "/api/files/avatar";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  vi.spyOn(Math, "random").mockReturnValue(1);
  FakeRequest.sent = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Real threads compute the checksum; from its first request on, an upload only depends on timers. */
async function uploadStarted(): Promise<void> {
  while (FakeRequest.sent.length === 0) await new Promise((resolve) => setImmediate(resolve));
}

/** The outcome as a value: the answer, or the code of the error. */
const endOf = (done: Promise<unknown>) =>
  done.catch((error: unknown) => (error instanceof StorageError ? error.code : error));

it("[PLT-4] sends the bytes with their checksum, and reports progress", async () => {
  FakeRequest.answers = [200];
  const task = startUpload(ADDRESS, FILE);
  const seen: unknown[] = [];
  task.on("progress", (progress) => seen.push(progress));
  expect(await task.done).toEqual({ photoURL: "/files/x.webp" });
  expect(seen).toEqual([{ sentBytes: 3, totalBytes: 3 }]);
  expect(FakeRequest.sent[0]?.headers.get("x-checksum-sha256")).toBe(
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
});

it.each([500, 502, 503, 599, 408, 429, 0])(
  "[PLT-4] retries after %i, with delays of 1 s, doubling each time",
  async (status) => {
    FakeRequest.answers = [status, status, status, 200];
    const task = startUpload(ADDRESS, FILE);
    const waits: number[] = [];
    task.on("retry", (waitMs) => waits.push(waitMs));
    const end = endOf(task.done);
    await uploadStarted();
    await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000);
    expect(await end).toEqual({ photoURL: "/files/x.webp" });
    expect(waits).toEqual([1000, 2000, 4000]);
  },
);

it("[PLT-4] randomizes the second half of each delay", async () => {
  vi.mocked(Math.random).mockReturnValue(0);
  FakeRequest.answers = [503, 200];
  const task = startUpload(ADDRESS, FILE);
  const waits: number[] = [];
  task.on("retry", (waitMs) => waits.push(waitMs));
  const end = endOf(task.done);
  await uploadStarted();
  await vi.advanceTimersByTimeAsync(500);
  expect(await end).toEqual({ photoURL: "/files/x.webp" });
  expect(waits).toEqual([500]);
});

it("[PLT-4] gives up after ten minutes", async () => {
  const limitMs = 600_000;
  FakeRequest.answers = [503];
  const startMs = Date.now();
  let endMs = 0;
  const end = endOf(startUpload(ADDRESS, FILE).done).then((result) => {
    endMs = Date.now();
    return result;
  });
  await uploadStarted();
  await vi.advanceTimersByTimeAsync(limitMs + 64_000);
  expect(await end).toBe("retry-limit-exceeded");
  expect(endMs - startMs).toBeLessThanOrEqual(limitMs);
  // The upload gave up only because the next delay, at most 64 s, would have exceeded the limit.
  expect(endMs - startMs).toBeGreaterThan(limitMs - 64_001);
});

it.each([400, 401, 403, 404, 413, 415, 422])("[PLT-4] does not retry after %i", async (status) => {
  FakeRequest.answers = [status];
  await startUpload(ADDRESS, FILE).done.catch(() => undefined);
  expect(FakeRequest.sent).toHaveLength(1);
});

it("[PLT-4] can be cancelled while sending and while waiting", async () => {
  FakeRequest.answers = [-1];
  const sending = startUpload(ADDRESS, FILE);
  const sent = endOf(sending.done);
  await uploadStarted();
  sending.cancel();
  expect(await sent).toBe("canceled");

  FakeRequest.answers = [503];
  const waiting = startUpload(ADDRESS, FILE);
  const waited = endOf(waiting.done);
  await new Promise<void>((resolve) => waiting.on("retry", () => resolve()));
  waiting.cancel();
  expect(await waited).toBe("canceled");
  expect(vi.getTimerCount()).toBe(0);
});

it("[PLT-4] reports errors that only a browser can meet", async () => {
  const gone = new Blob(["x"]);
  vi.spyOn(gone, "arrayBuffer").mockRejectedValue(new DOMException("gone", "NotReadableError"));
  expect(await endOf(startUpload(ADDRESS, gone).done)).toBe("cannot-slice-blob");
  for (const address of ["https://evil.example/api/files/avatar", "//x/y", "/api/files/../auth"]) {
    expect(await endOf(startUpload(address, FILE).done), address).toBe("invalid-url");
  }
  FakeRequest.answers = [200];
  const task = startUpload(ADDRESS, FILE);
  expect(() => Reflect.apply(task.on, task, ["finish", () => undefined])).toThrow(
    'Unknown upload event: "finish".',
  );
  await task.done;
  vi.stubGlobal("crypto", {});
  expect(await endOf(startUpload(ADDRESS, FILE).done)).toBe("unsupported-environment");
});

it("[PLT-4] every storage code has a message, with and without a reason", () => {
  expect(CODES.filter((code) => !isStorageCode(code))).toEqual([]);
  for (const code of CODES) {
    expect(storageMessage(code), code).toMatch(/^[A-Z].*[.]$/);
    expect(storageMessage(code, "it is too large."), code).not.toContain("{");
  }
  expect(storageMessage("canceled")).toBe("User canceled the upload/download.");
  expect(storageMessage("retry-limit-exceeded")).toBe(
    "Max retry time for operation exceeded, please try again.",
  );
});

it("[PLT-4] derives the code from the answer's body, or else from its status", () => {
  expect(storageErrorOf(422, { code: "invalid-checksum" }).code).toBe("invalid-checksum");
  expect(storageErrorOf(400, { code: "constructor" }).code).toBe("invalid-argument");
  expect(storageErrorOf(413, "<html>").code).toBe("quota-exceeded");
  expect(storageErrorOf(418, null).code).toBe("unknown");
  expect([200, 400, 401, 404, 413, 422, 600].some((status) => isWorthRetrying(status))).toBe(false);
});
