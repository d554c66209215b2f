/** Lists kept on the device, read back without the schema library: it would be a fiftieth of what a tool loads first. Pure. */

type Entry = Partial<Record<string, unknown>>;

/** The entries, each of which must hold; undefined for anything else. Never throws. */
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
