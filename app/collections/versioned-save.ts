/**
 * Saves a change under concurrent edits (PLT-5): reads the current version, computes the change, and sends it for
 * that version only; if the version has changed, it repeats all of this up to 25 times.
 */
import { BUSY_SENTENCE } from "#domain/change-reasons.ts";

export type SaveFailure =
  /** 25 attempts met newer versions. */
  | { readonly reason: "maxretry"; readonly message: string }
  /** The resource is missing, or `update` returned no change; nothing was written. */
  | { readonly reason: "nodata" }
  /** The server refused, or was unreachable. */
  | { readonly reason: "failed"; readonly status: number | undefined; readonly body: unknown };

export type SaveOutcome =
  | { readonly ok: true; readonly body: unknown }
  | ({ readonly ok: false } & SaveFailure);

export interface SaveOptions<Current> {
  /** Validates the body; undefined if it is invalid. */
  readonly read: (body: unknown) => Current | undefined;
  /** The change, or undefined for none. */
  readonly update: (current: Current) => object | undefined;
  /** Called for each attempt that met a newer version ("datastale"). */
  readonly onStale?: (tries: number) => void;
  readonly fetch?: typeof fetch;
}

export const MAX_TRIES = 25;

const NOTHING = { ok: false, reason: "nodata" } as const;
/**
 * Reads the resource at `path`, sends the change of `update` with the version read, and tries again after a conflict.
 */
export async function saveVersioned<Current>(
  path: string,
  options: SaveOptions<Current>,
): Promise<SaveOutcome> {
  const { read, update, onStale, fetch: send = fetch } = options;
  for (let tried = 1; tried <= MAX_TRIES; tried += 1) {
    const found = await ask(send, path, { headers: { Accept: "application/json" } });
    if (found.status === 404) return NOTHING;
    if (found.status !== 200 || found.etag === null) return failed(found);
    const current = read(found.body);
    const change = current === undefined ? undefined : update(current);
    if (change === undefined) return NOTHING;
    const sent = await ask(send, path, {
      method: "PATCH",
      headers: { "Content-Type": "application/json", "If-Match": found.etag },
      body: JSON.stringify(change),
    });
    if (sent.status === 200) return { ok: true, body: sent.body };
    if (sent.status !== 412) return failed(sent);
    onStale?.(tried);
  }
  return { ok: false, reason: "maxretry", message: BUSY_SENTENCE };
}

interface Answer {
  /** Undefined without an answer. */
  readonly status: number | undefined;
  readonly etag: string | null;
  readonly body: unknown;
}

async function ask(send: typeof fetch, path: string, init: RequestInit): Promise<Answer> {
  try {
    const response = await send(path, init);
    const body: unknown = await response.json().catch(() => undefined);
    return { status: response.status, etag: response.headers.get("ETag"), body };
  } catch {
    return { status: undefined, etag: null, body: undefined };
  }
}

function failed({ status, body }: Answer): SaveOutcome {
  return { ok: false, reason: "failed", status, body };
}
