import { createListeners } from "#app/ui/store.ts";

/** A request to publish made before signing in; after it the page on which it was made opens its publish panel. */
export interface PublishRequest {
  readonly title: string;
  readonly colors: readonly string[];
  /** Path and query of that page. */
  readonly from: string;
}

let request: PublishRequest | undefined;
const { subscribe, notify } = createListeners();

export function requestPublishing(next: PublishRequest): void {
  request = next;
  notify();
}

/** Returns the request, and removes it. */
export function takePublishRequest(): PublishRequest | undefined {
  const taken = request;
  request = undefined;
  return taken;
}

export const onPublishRequest = subscribe;
