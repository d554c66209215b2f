import { createStore } from "#app/ui/store.ts";

/** The item in the "Collect" dialog; setting it opens the dialog from anywhere. */
export interface CollectTarget {
  readonly id: string;
  readonly title: string;
}

export const collectFlag = createStore<CollectTarget | undefined>(undefined);

export const openCollect = (next: CollectTarget): void => collectFlag.set(next);
export const closeCollect = (): void => collectFlag.set(undefined);
