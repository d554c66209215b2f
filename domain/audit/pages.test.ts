/** Audits of pages of HTML and of components of Vue, Svelte and Astro: the file is repaired where its styles stand. */
import { expect, it } from "vitest";
import { auditFiles, patchFiles } from "./audit.ts";

const VUE = `<script setup lang="ts">
const shade = "#ff0000";
</script>

<template>
  <p class="note" style="color: #aaaaaa; background: #ffffff">{{ shade }}</p>
</template>

<style>
:root { --background: #ffffff; --foreground: #999999 }
.dark { --background: #111111; --foreground: #eeeeee }
</style>

<style scoped lang="scss">
$ink: #888888;
// a note: #ffffff
.card { color: #909090; background: #ffffff;
  .title { color: #a1a1a1; background: #fefefe }
}
:deep(.body) { color: #a2a2a2; background: #fdfdfd }
:global(.dark) .card { color: #222222; background: #111111 }
</style>
`;
const SVELTE = `<script>let { on } = $props();</script>
{#if on < 2}<p style:color={on}>x</p>{/if}
<style>
  :global(body) { color: #9a9a9a; background: #ffffff }
  :global(.dark body) { color: #333333; background: #111111 }
  p { color: #aaaaaa; background: #ffffff }
</style>
`;
const ASTRO = `---
const brand = "#123456";
---
<html lang="en"><body style="background: #ffffff; color: #a0a0a0"><slot /></body></html>
<style is:global>
  .card { color: #ababab; background: #ffffff }
</style>
<style>
  .card { color: #8f8f8f; background: #fafafa }
</style>
`;
const HTML = `<!doctype html>\r
<html><head><style>body { color: #999999; background: #ffffff }</style>\r
<style media="(prefers-color-scheme: dark)">\r
  body { color: #555555; background: #111111 }\r
</style></head>\r
<body><table><tr><td style='background:#003366;color:#446688'>x</td></tr></table></body></html>\r
`;

it.each([
  ["card.vue", VUE, 7, 1],
  ["card.svelte", SVELTE, 3, 1],
  ["page.astro", ASTRO, 3, 1],
  ["page.html", HTML, 3, 0],
])("[AUD-3] %s is repaired within the file", (name, text, atLeast, unread) => {
  const report = auditFiles([{ name, text }]);
  const failing = report.pairs.filter(({ passes }) => !passes);
  expect(failing.length).toBeGreaterThanOrEqual(atLeast);
  const lines = text.split("\n");
  for (const { place } of failing) expect(lines[(place?.line ?? 0) - 1]).toContain(place?.text);
  expect(report.unread).toHaveLength(unread);
  const { files, after } = patchFiles(report);
  expect(after.pairs.filter(({ passes }) => !passes)).toEqual([]);
  const changed = (files[0]?.text ?? "").split("\n");
  expect(changed).toHaveLength(lines.length);
  // No more than colors differ.
  const bare = (line: string): string => line.replaceAll(/#[\da-f]{3,8}/g, "#");
  expect(changed.map(bare)).toEqual(lines.map(bare));
  expect(changed).not.toEqual(lines);
});

it("[AUD-2] a component is measured with the sheet that has its values, each class in its own file", () => {
  const card = (color: string): string =>
    `<template><p class="title">x</p></template><style scoped>.title { ${color} }</style>`;
  const report = auditFiles([
    { name: "theme.css", text: ":root { --background: #ffffff; --foreground: #111111; --quiet: #aaaaaa }" },
    { name: "a.vue", text: card("color: var(--quiet); background: var(--background)") },
    { name: "b.vue", text: card("color: var(--foreground); background: #222222") },
  ]);
  const same = report.pairs.filter(({ source }) => source.kind === "inferred" && source.rule === "same-rule");
  expect(same.map(({ text, on, passes }) => [text.name, on[0]?.name, passes])).toEqual([
    ["color in .title", "background in .title", false],
    ["color in .title:scope(2)", "background in .title:scope(2)", false],
  ]);
  expect(same.map(({ place }) => place?.file)).toEqual([1, 2]);
});
