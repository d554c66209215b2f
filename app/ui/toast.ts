/** A toast at the bottom of the page with an optional undo action: one at a time, from anywhere. */

export interface Toast {
  readonly text: string;
  /** CSS color of the swatch before the text. */
  readonly color?: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

let current: Toast | undefined;
const listeners = new Set<() => void>();

export function showToast(toast: Toast): void {
  set(toast);
}

/** Hides this toast, unless another has replaced it. */
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
