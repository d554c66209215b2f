const LINE_LENGTH = 72;
/** A longer list of objects is cut after the first of them: what they are is seen by then. */
const [MAX_OBJECTS, SHOWN_OBJECTS] = [6, 3];

/** JSON with short lists and objects on one line, and of long lists the first objects and how many follow. */
export function readableJson(value: unknown, indent = ""): string {
  const flat = JSON.stringify(value);
  if (typeof value !== "object" || value === null) return flat;
  const spaced = flat.length <= LINE_LENGTH - indent.length && isShallow(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const isLong = value.length > MAX_OBJECTS && value.every((each) => typeof each === "object");
    const shown: readonly unknown[] = isLong ? value.slice(0, SHOWN_OBJECTS) : value;
    const parts = shown.map((each) => readableJson(each, inner));
    if (isLong) parts.push(`… ${value.length - SHOWN_OBJECTS} more`);
    return spaced ? `[${parts.join(", ")}]` : wrapped("[", parts, "]", indent);
  }
  const parts = Object.entries(value).map(
    ([key, each]) => `${JSON.stringify(key)}: ${readableJson(each, inner)}`,
  );
  return spaced ? `{ ${parts.join(", ")} }` : wrapped("{", parts, "}", indent);
}

function wrapped(open: string, parts: readonly string[], close: string, indent: string): string {
  return parts.length === 0
    ? open + close
    : `${open}\n${parts.map((part) => `${indent}  ${part}`).join(",\n")}\n${indent}${close}`;
}

/** Contains only primitive values and lists of them. */
function isShallow(value: object): boolean {
  return Object.values(value).every(
    (each) =>
      typeof each !== "object" ||
      each === null ||
      (Array.isArray(each) && each.every((part) => typeof part !== "object")),
  );
}
