import type { Finding, Rule } from "./rule.ts";
import { importedPath } from "./source-file.ts";

/** Files that need each other to load. Types leave nothing behind, and what is loaded lazily comes later. */
export const cycles: Rule = (files) => {
  const edges = new Map(
    files.map((file) => [
      file.path,
      file.imports
        .filter((each) => each.kind === "value")
        .flatMap((each) => importedPath(file.path, each.specifier) ?? []),
    ]),
  );
  const findings: Finding[] = [];
  const state = new Map<string, "open" | "done">();
  const trail: string[] = [];
  const visit = (path: string) => {
    if (state.get(path) === "done") return;
    if (state.get(path) === "open") {
      const circle = [...trail.slice(trail.indexOf(path)), path].join(" → ");
      findings.push({ rule: "cycles", path, message: circle });
      return;
    }
    state.set(path, "open");
    trail.push(path);
    for (const next of edges.get(path) ?? []) visit(next);
    trail.pop();
    state.set(path, "done");
  };
  for (const file of files) visit(file.path);
  return findings;
};
