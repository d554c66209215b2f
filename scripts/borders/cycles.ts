import type { Finding, Rule } from "./rule.ts";
import { importedPath } from "./source-file.ts";

/**
 * Circles that were there when type-only imports began to count (2026-11-22), each by the files in it. The list only
 * shrinks: a circle that is not found any more is a finding until its line goes.
 */
export const KNOWN_CIRCLES: readonly (readonly string[])[] = [
  ["app/tools/contrast/parts/canvas.tsx", "app/tools/contrast/parts/sample-view.tsx"],
  ["app/workbench/picture/jpeg-facts.ts", "app/workbench/picture/picture-facts.ts"],
];

/** Files that need each other, if only by their types: neither is read or changed alone. What is loaded lazily comes later. */
export const cyclesExcept =
  (known: readonly (readonly string[])[]): Rule =>
  (files) => {
    const edges = new Map(
      files.map((file) => [
        file.path,
        file.imports
          .filter((each) => each.kind !== "lazy")
          .flatMap((each) => importedPath(file.path, each.specifier) ?? []),
      ]),
    );
    const circles = circlesOf(edges);
    const nameOf = (circle: readonly string[]) => circle.toSorted().join();
    const found = new Set(circles.map(nameOf));
    const allowed = new Set(known.map(nameOf));
    const findings: Finding[] = circles
      .filter((circle) => !allowed.has(nameOf(circle)))
      .map((circle) => ({
        rule: "cycles",
        path: circle[0] ?? "",
        message: wayAround(edges, circle).join(" → "),
      }));
    const mended = known.filter(
      (circle) => !found.has(nameOf(circle)) && circle.some((path) => edges.has(path)),
    );
    return [
      ...findings,
      ...mended.map((circle) => ({
        rule: "cycles",
        path: circle[0] ?? "",
        message: `needs ${circle.slice(1).join(", ")} no more: take the line out of KNOWN_CIRCLES`,
      })),
    ];
  };

export const cycles: Rule = cyclesExcept(KNOWN_CIRCLES);

/** Groups of files each of which leads to all others of its group (Tarjan 1972), those of one file left out. */
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

/** The shortest way from the circle's first file back to itself. */
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
