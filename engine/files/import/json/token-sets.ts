/** Sets of design tokens: those of Tokens Studio and Penpot, and those within a resolver of 2025.10. */
import { isRecord } from "./json-text.ts";

/** Where the sets begin, the last one first, since it counts; none for a file without sets. */
export function setPaths(root: unknown): string[][] {
  if (!isRecord(root)) return [];
  const order = isRecord(root.$metadata) ? root.$metadata.tokenSetOrder : undefined;
  const isSets = Array.isArray(order) || Array.isArray(root.$themes);
  if (!isSets) return [];
  const named = Array.isArray(order) ? order.filter((each): each is string => typeof each === "string") : [];
  const others = Object.keys(root).filter((key) => !key.startsWith("$") && !named.includes(key));
  return [...named, ...others]
    .toReversed()
    .flatMap((name) => (Object.hasOwn(root, name) ? [[name]] : [["/", ...name.split("/")].slice(1)]));
}

export interface ResolverPart {
  /** The name of a context, or "" for sets. */
  readonly context: string;
  readonly tokens: Record<string, unknown>;
}

/** The sets and contexts that stand in a resolver itself (Design Tokens Resolver Module 2025.10); none for other files. */
export function resolverParts(root: unknown): ResolverPart[] {
  if (!isRecord(root) || !Array.isArray(root.resolutionOrder)) return [];
  const sets = isRecord(root.sets) ? Object.values(root.sets).filter(isRecord) : [];
  const modifiers = isRecord(root.modifiers) ? Object.values(root.modifiers).filter(isRecord) : [];
  const ordered = root.resolutionOrder.filter(isRecord);
  const sourcesOf = (node: Record<string, unknown>): Record<string, unknown>[] =>
    Array.isArray(node.sources) ? node.sources.filter(isRecord).filter((each) => !("$ref" in each)) : [];
  const contextsOf = (node: Record<string, unknown>): ResolverPart[] =>
    isRecord(node.contexts)
      ? Object.entries(node.contexts).flatMap(([context, sources]) =>
          Array.isArray(sources)
            ? sources
                .filter(isRecord)
                .filter((each) => !("$ref" in each))
                .map((tokens) => ({ context, tokens }))
            : [],
        )
      : [];
  return [
    ...[...sets, ...ordered].flatMap((node) => sourcesOf(node).map((tokens) => ({ context: "", tokens }))),
    ...[...modifiers, ...ordered].flatMap(contextsOf),
  ];
}
