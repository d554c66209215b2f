import type { Rule } from "./rule.ts";
import { importedPath } from "./source-file.ts";

/**
 * Reports files that import each other in a circle, including type imports: none of them can be read or changed alone.
 * Lazy imports do not count, because they load later.
 */
export const cycles: Rule = (files) => {
  const edges = new Map(
    files.map((file) => [
      file.path,
      file.imports
        .filter((each) => each.kind !== "lazy")
        .flatMap((each) => importedPath(file.path, each.specifier) ?? []),
    ]),
  );
  return circlesOf(edges).map((circle) => ({
    rule: "cycles",
    path: circle[0] ?? "",
    message: wayAround(edges, circle).join(" → "),
  }));
};

/** Groups of files in which each file leads to all others (Tarjan 1972), without groups of a single file. */
function circlesOf(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const order = new Map<string, number>();
  const trail: string[] = [];
  const onTrail = new Set<string>();
  const visit = (path: string): number => {
    const own = order.size;
    let low = own;
    order.set(path, own);
    trail.push(path);
    onTrail.add(path);
    for (const next of edges.get(path) ?? []) {
      if (!edges.has(next)) continue;
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (onTrail.has(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === own) {
      const circle = trail.splice(trail.indexOf(path));
      for (const each of circle) onTrail.delete(each);
      if (circle.length > 1 || edges.get(path)?.includes(path)) circles.push(circle.toSorted());
    }
    return low;
  };
  for (const path of edges.keys()) if (!order.has(path)) visit(path);
  return circles;
}

/** The shortest path from the first file of the circle back to itself. */
function wayAround(edges: ReadonlyMap<string, readonly string[]>, circle: readonly string[]): string[] {
  const [start = ""] = circle;
  const within = new Set(circle);
  const from = new Map<string, string>();
  const waiting = [start];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    for (const next of edges.get(path) ?? []) {
      if (!within.has(next) || from.has(next)) continue;
      from.set(next, path);
      if (next === start) {
        const way = [start];
        for (let at = path; at !== start; at = from.get(at) ?? start) way.unshift(at);
        return [start, ...way];
      }
      waiting.push(next);
    }
  }
  return [...circle];
}
