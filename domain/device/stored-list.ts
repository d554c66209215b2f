/**
 * Reads lists from local storage without the schema library, which would be a fiftieth of a tool's first
 * load. Pure.
 */

type Entry = Partial<Record<string, unknown>>;

/** The entries, if all of them are valid; otherwise undefined. Never throws. */
export function readList<T extends Entry>(
  text: string | null,
  holds: (entry: Entry) => entry is T,
): readonly T[] | undefined {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(list) && list.every((entry): entry is T => isEntry(entry) && holds(entry))
      ? list
      : undefined;
  } catch {
    return undefined;
  }
}

export function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}

function isEntry(value: unknown): value is Entry {
  return typeof value === "object" && value !== null;
}
