const ENTRY = /^\s*- \*\*([A-Z]{2,5}(?:-\d+)?)(?: \/ ([A-Z]{2,5}))?\b/gm;

/**
 * The ids in docs/requirements.md, in its order. A tool's letter code alone stands for the whole tool; two tools of one
 * entry are written "DRK / LGT".
 */
export function requirementIds(markdown: string): readonly string[] {
  return [...markdown.matchAll(ENTRY)].flatMap(([, id, other]) => [id ?? [], other ?? []].flat());
}
