/** A toast at the bottom of the page with an optional undo action: one at a time, from anywhere. */
import { createStore } from "./store.ts";

export interface Toast {
  readonly text: string;
  /** CSS color of the swatch before the text. */
  readonly color?: string;
  /** What nobody's action caused: on phones it stands at the top, over no control that is in use, and lets presses through. */
  readonly isNews?: boolean;
  readonly action?: { readonly label: string; readonly run: () => void };
}

export const toastStore = createStore<Toast | undefined>(undefined);

export function showToast(toast: Toast): void {
  toastStore.set(toast);
}

/** Hides this toast, unless another has replaced it. */
export function hideToast(toast: Toast): void {
  if (toastStore.get() === toast) toastStore.set(undefined);
}
