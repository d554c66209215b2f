/** What CSS Modules, Vue and Svelte add to selectors, and what it means for the elements of a page. */

/** `:global(.a)` and `:local(.a)` are `.a`; `:deep(.a)`, `::v-deep .a` and `>>> .a` are `.a` within what stands before. */
export function plainSelector(selector: string): string {
  if (!/:global|:local|deep|:slotted|>>>/.test(selector)) return selector;
  return selector
    .replaceAll(/(?<!:):(?:global|local)\(/g, ":is(")
    .replaceAll(/(?<!:):(?:deep|slotted)\(|::v-(?:deep|slotted)\(/g, " :is(")
    .replaceAll(/::v-global\(/g, ":is(")
    .replaceAll(/::v-deep\b|\/deep\/|>>>|(?<!:):(?:global|local)(?![\w(-])/g, " ")
    .trim();
}
