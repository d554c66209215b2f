/** The item in the "Collect" dialog; setting it opens the dialog from anywhere. */
export interface CollectTarget {
  readonly id: string;
  readonly title: string;
}

let target: CollectTarget | undefined;
const listeners = new Set<() => void>();

export const collectFlag = {
  get: (): CollectTarget | undefined => target,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export const openCollect = (next: CollectTarget): void => set(next);
export const closeCollect = (): void => set(undefined);

function set(next: CollectTarget | undefined): void {
  target = next;
  for (const listener of listeners) listener();
}
