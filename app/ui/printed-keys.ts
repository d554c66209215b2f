interface KeyCombination {
  readonly key: string;
  readonly shownKey?: string;
  readonly withControl?: boolean;
  readonly withShift?: boolean;
}

/** The keys of a shortcut as printed on a keyboard. */
export function printedKeys({ key, shownKey, withControl, withShift }: KeyCombination): string[] {
  const own = shownKey ?? (key.length === 1 ? key.toUpperCase() : key);
  return [...(withControl ? ["Ctrl"] : []), ...(withShift ? ["⇧"] : []), own];
}
