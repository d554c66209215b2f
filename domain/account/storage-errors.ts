/**
 * Every error code of file storage (PLT-4) with its message. The server answers `{code,
 * reason?}` with the status given here; codes that only a browser or a developer meets have no status.
 */

/** Maximum retry time of an upload, in ms (PLT-4). */
export const MAX_UPLOAD_RETRY_MS = 600_000;

export const MAX_PHOTO_BYTES = 8 * 1024 * 1024;
export const MAX_PHOTO_PIXELS = 40_000_000;
/** Storage limit of one person's files. */
export const MAX_FILE_SPACE_BYTES = 50 * 1024 * 1024;

interface Entry {
  /** `{reason}` is replaced; without a reason ": {reason}" is dropped. */
  readonly text: string;
  readonly status?: number;
}

const ENTRIES = {
  unknown: { text: "Something went wrong with this file. Please try again.", status: 500 },
  "object-not-found": { text: "This file doesn't exist any more.", status: 404 },
  "bucket-not-found": { text: "File storage isn't set up correctly. We've been told.", status: 500 },
  "project-not-found": { text: "File storage isn't set up correctly. We've been told.", status: 500 },
  "quota-exceeded": { text: "There is no room for this file: {reason}", status: 413 },
  unauthenticated: { text: "Please sign in to upload.", status: 401 },
  unauthorized: { text: "You can't change this file.", status: 403 },
  "unauthorized-app": { text: "Uploads aren't allowed from here.", status: 403 },
  "retry-limit-exceeded": { text: "Max retry time for operation exceeded, please try again." },
  "invalid-checksum": { text: "The file changed on its way. Please upload it again.", status: 422 },
  canceled: { text: "User canceled the upload/download." },
  "invalid-event-name": { text: "Unknown upload event: {reason}" },
  "invalid-url": { text: "That file address isn't valid.", status: 400 },
  "invalid-default-bucket": { text: "STORAGE_URL is not valid: {reason}" },
  "no-default-bucket": { text: "STORAGE_URL is not set." },
  "cannot-slice-blob": { text: "The file couldn't be read. Choose it again." },
  "server-file-wrong-size": { text: "The upload was cut short. Please upload it again.", status: 422 },
  "no-download-url": { text: "This file can't be downloaded.", status: 403 },
  "invalid-argument": { text: "That file can't be used here: {reason}", status: 400 },
  "invalid-argument-count": { text: "This needs one file." },
  "app-deleted": { text: "You were signed out before the upload finished." },
  "invalid-root-operation": { text: "Choose a file name first." },
  "invalid-format": { text: "Please choose a PNG, JPEG, WebP, GIF or AVIF picture.", status: 415 },
  "internal-error": { text: "We couldn't store the file. Please try again later.", status: 500 },
  "unsupported-environment": {
    text: "This browser can't upload here. Try an up-to-date one over https.",
  },
} as const satisfies Record<string, Entry>;

export type StorageCode = keyof typeof ENTRIES;

export function isStorageCode(code: unknown): code is StorageCode {
  return typeof code === "string" && Object.hasOwn(ENTRIES, code);
}

/** The message for the person. `reason` ends with a full stop. */
export function storageMessage(code: StorageCode, reason?: string): string {
  const { text } = ENTRIES[code];
  return reason === undefined ? text.replace(/: \{reason\}$/, ".") : text.replace("{reason}", reason);
}

/** The HTTP status of the server's answer; 500 for codes that never leave a browser. */
export function storageStatus(code: StorageCode): number {
  const entry: Entry = ENTRIES[code];
  return entry.status ?? 500;
}

/** Thrown when a file operation fails. */
export class StorageError extends Error {
  override readonly name = "StorageError";
  readonly code: StorageCode;
  readonly reason: string | undefined;

  constructor(code: StorageCode, reason?: string, options?: ErrorOptions) {
    super(storageMessage(code, reason), options);
    this.code = code;
    this.reason = reason;
  }
}

/** The code from the answer's body, or else derived from its status. */
export function storageErrorOf(status: number, body: unknown): StorageError {
  if (typeof body === "object" && body !== null && "code" in body && isStorageCode(body.code)) {
    const reason = "reason" in body && typeof body.reason === "string" ? body.reason : undefined;
    return new StorageError(body.code, reason);
  }
  const code = BY_STATUS[status];
  return new StorageError(code ?? "unknown");
}

const BY_STATUS: Readonly<Record<number, StorageCode>> = {
  400: "invalid-argument",
  401: "unauthenticated",
  403: "unauthorized",
  404: "object-not-found",
  413: "quota-exceeded",
  415: "invalid-format",
  507: "quota-exceeded",
};

/** Whether a retry of the same request may succeed: 5xx, 408 and 429. Status 0 means that no answer came. */
export function isWorthRetrying(status: number): boolean {
  return status === 0 || status === 408 || status === 429 || (status >= 500 && status <= 599);
}
