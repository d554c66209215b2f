/** One line at the foot of the page about what just happened, with the way back: one at a time, from anywhere. */

export interface Toast {
  readonly text: string;
  /** CSS color of the swatch in front of the text. */
  readonly color?: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

let current: Toast | undefined;
const listeners = new Set<() => void>();

export function showToast(toast: Toast): void {
  set(toast);
}

/** Takes this one away, unless another has come in its place. */
export function hideToast(toast: Toast): void {
  if (current === toast) set(undefined);
}

export const toastStore = {
  get: (): Toast | undefined => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function set(next: Toast | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}
