/**
 * Uploads with progress, cancel and retries (PLT-4). They use XMLHttpRequest, since fetch has no upload progress. An
 * upload is retried for at most 600 s: on 5xx, 408, 429 and without an answer.
 */
import {
  isWorthRetrying,
  MAX_UPLOAD_RETRY_MS,
  StorageError,
  storageErrorOf,
} from "#domain/account/storage-errors.ts";
import { backoff } from "#domain/backoff.ts";

const WAIT_MS = { first: 1000, longest: 64_000, spread01: 0.5 } as const;

export interface UploadProgress {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

export interface UploadTask {
  /** `progress` fires after each chunk, `retry` before each delay. Returns the function that unsubscribes. */
  on(event: "progress", listener: (progress: UploadProgress) => void): () => void;
  on(event: "retry", listener: (waitMs: number) => void): () => void;
  cancel(): void;
  /** Resolves to the answer's JSON; rejects with a StorageError. */
  readonly done: Promise<unknown>;
}

/** Uploads a file by PUT to an address of this site. */
export function startUpload(address: string, file: Blob): UploadTask {
  const listeners = { progress: new Set<(value: never) => void>(), retry: new Set<(value: never) => void>() };
  const canceller = new AbortController();
  const say = (event: "progress" | "retry", value: unknown) => {
    for (const listener of listeners[event]) listener(value as never);
  };
  const done = (async () => {
    checkAddress(address);
    const checksum = await checksumOf(file);
    return withRetries(
      () =>
        send({
          method: "PUT",
          address,
          body: file,
          headers: { "x-checksum-sha256": checksum },
          signal: canceller.signal,
          onProgress: (sentBytes) => say("progress", { sentBytes, totalBytes: file.size }),
        }),
      {
        limitMs: MAX_UPLOAD_RETRY_MS,
        signal: canceller.signal,
        onWait: (waitMs) => say("retry", waitMs),
      },
    );
  })();
  return {
    on(event: string, listener: (value: never) => void) {
      if (event !== "progress" && event !== "retry")
        throw new StorageError("invalid-event-name", `"${event}".`);
      listeners[event].add(listener);
      return () => listeners[event].delete(listener);
    },
    cancel: () => canceller.abort(),
    done,
  };
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface Retries {
  readonly limitMs: number;
  readonly signal?: AbortSignal | undefined;
  readonly onWait?: (waitMs: number) => void;
}

async function withRetries(
  run: () => Promise<Answer>,
  { limitMs, signal, onWait }: Retries,
): Promise<unknown> {
  const endMs = Date.now() + limitMs;
  for (let tries = 1; ; tries += 1) {
    throwIfCanceled(signal);
    const { status, body } = await run();
    if (status >= 200 && status < 300) return body;
    if (!isWorthRetrying(status)) throw storageErrorOf(status, body);
    const waitMs = backoff(tries, WAIT_MS, Math.random());
    if (Date.now() + waitMs > endMs) throw new StorageError("retry-limit-exceeded");
    onWait?.(waitMs);
    await wait(waitMs, signal);
  }
}

interface Sending {
  readonly method: string;
  readonly address: string;
  readonly body?: Blob;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: (sentBytes: number) => void;
}

/** Status 0 means that no answer came. */
function send({ method, address, body, headers, signal, onProgress }: Sending): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal?.addEventListener("abort", abort, { once: true });
    const end = (answer: Answer) => {
      signal?.removeEventListener("abort", abort);
      resolve(answer);
    };
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    if (onProgress !== undefined) {
      request.upload.addEventListener("progress", (event) => onProgress(event.loaded));
    }
    request.addEventListener("load", () =>
      end({ status: request.status, body: jsonOf(request.responseText) }),
    );
    request.addEventListener("error", () => end({ status: 0, body: null }));
    request.addEventListener("abort", () => reject(new StorageError("canceled")));
    request.send(body ?? null);
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Resolves after the delay, rejects as soon as it is cancelled. */
function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = () => {
      clearTimeout(timer);
      reject(new StorageError("canceled"));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", cancel);
      resolve();
    }, ms);
    signal?.addEventListener("abort", cancel, { once: true });
  });
}

function throwIfCanceled(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new StorageError("canceled");
}

function checkAddress(address: string): void {
  if (!/^\/api\/files\/[a-z-]+$/.test(address)) throw new StorageError("invalid-url");
}

/** Hexadecimal; crypto.subtle only exists over https and on localhost. */
async function checksumOf(file: Blob): Promise<string> {
  if (globalThis.crypto?.subtle === undefined || typeof file.arrayBuffer !== "function") {
    throw new StorageError("unsupported-environment");
  }
  const bytes = await file.arrayBuffer().catch((error: unknown) => {
    // The file was moved or deleted after it was chosen.
    throw new StorageError("cannot-slice-blob", undefined, { cause: error });
  });
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
