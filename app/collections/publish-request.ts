/** A request to publish made before signing in; after it the page on which it was made opens its publish panel. */
export interface PublishRequest {
  readonly title: string;
  readonly colors: readonly string[];
  /** Path and query of that page. */
  readonly from: string;
}

let request: PublishRequest | undefined;
const listeners = new Set<() => void>();

export function requestPublishing(next: PublishRequest): void {
  request = next;
  for (const listener of listeners) listener();
}

/** Returns the request, and removes it. */
export function takePublishRequest(): PublishRequest | undefined {
  const taken = request;
  request = undefined;
  return taken;
}

export function onPublishRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
