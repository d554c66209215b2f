/** The style sheets within pages and components, with the places of the file. */
import { expect, it } from "vitest";
import { pageStyles } from "./page-styles.ts";

/** What stands at the places that the sheet gives for each declaration of these values. */
function found(text: string, ...values: string[]): string[] {
  const page = pageStyles(text);
  return values.map((value) => {
    const at = page?.css.indexOf(value) ?? -1;
    const from = page?.offsetOf(at) ?? -1;
    return text.slice(from, from + value.length);
  });
}

it("[RDG-6] keeps lines, columns and offsets of every sheet, and of style attributes", () => {
  const text = [
    '<script setup lang="ts">',
    "const a = 1 < 2 && b > 1;",
    "</script>\r",
    "<template>",
    '  <p :class="a > b" style="color: #345678; background: #fff">x</p>',
    "</template>",
    "<style>:root { --ink: #111111 }</style>",
    '<style scoped lang="scss">',
    "$line: #222222; // a note with #fff",
    ".card { color: $line }",
    "</style>",
  ].join("\n");
  const page = pageStyles(text);
  expect(found(text, "#345678", "#111111", "#222222")).toEqual(["#345678", "#111111", "#222222"]);
  const lines = page?.css.split("\n") ?? [];
  expect(lines.slice(0, 6).join("").trim()).toBe("");
  expect(lines[8]).toBe("$line: #222222; // a note with #fff");
  const rule = lines[11] ?? "";
  expect(rule).toBe("p:line(5){color: #345678; background: #fff}");
  const column = `${text.split("\n")[4]}`.indexOf("#fff") + 1;
  expect(page?.placeOf(12, rule.indexOf("#fff") + 1)).toEqual({ line: 5, column });
});

it.each([
  ["a drawing", '<svg xmlns="http://www.w3.org/2000/svg"><style>.a{fill:red}</style></svg>'],
  ["Android", '<resources><style name="Theme.A"><item name="a">#fff</item></style></resources>'],
  ["XAML", "<ResourceDictionary><Style TargetType='Button'/></ResourceDictionary>"],
  ["Mapnik", '<Map background-color="#fff"><Style name="a"></Style></Map>'],
  ["a property list", '<?xml version="1.0"?><!DOCTYPE plist><plist><dict/></plist>'],
  ["a script", "export const a = `<style>.a { color: red }</style>`;"],
  ["Markdown with front matter", "---\ntitle: A\n---\n# A\n<style>.a{}</style>"],
  ["a style sheet", ":root { --a: #fff }"],
])("is no page: %s", (_what, text) => {
  expect(pageStyles(text)).toBeUndefined();
});

it.each([
  ["a whole page", "<!DOCTYPE html>\n<html><head><style>\n:root{--a:#123456}</style></head></html>"],
  ["a comment first", "<!-- <style>.b{}</style> -->\n<style>:root{--a:#123456}</style>"],
  [
    "Svelte",
    "<script>\n  let a = $state(1);\n</script>\n{#if a<b}<p>x</p>{/if}\n<style>p{color:#123456}</style>",
  ],
  ["Svelte with a component first", "<Card on:click={() => a > b} />\n<style>p{color:#123456}</style>"],
  [
    "Svelte with a block first",
    "{#each items as item}\n<p>{item}</p>\n{/each}\n<style>p{color:#123456}</style>",
  ],
  ["Astro", '---\nimport A from "./a.astro";\nconst a = 1;\n---\n<A />\n<style>p{color:#123456}</style>'],
  ["an element of somebody's own", "<my-card></my-card><style>p{color:#123456}</style>"],
  ["a fragment", '<td style="color:#123456">x</td>'],
  ["quotes as entities", '<p style="font-family:&quot;A;B&quot;;color:#123456">x</p>'],
  ["single quotes, a value on lines of its own", "<p style='\n  font: a;\n  color:#123456\n'>x</p>"],
  ["a tag that is not closed before it", "<p {a <b><style>p{color:#123456}</style>"],
])("reads %s", (_what, text) => {
  expect(found(text, "#123456")).toEqual(["#123456"]);
});

it("[RDG-4] a condition of the element is one of its sheet, and what is not closed ends with it", () => {
  const { css = "" } =
    pageStyles(
      '<html><style media="(prefers-color-scheme: dark)">.a{color:red</style><style>.b{color:blue /* x</style><style>.c{}</style></html>',
    ) ?? {};
  expect(css).toMatch(/^ +@media +\(prefers-color-scheme: dark\)\{ +\.a\{color:red\}{8}/);
  expect(css).toMatch(/\/\* x\*\/\}{6}/);
});

it("[RDG-3] names what it does not read, with its place", () => {
  const text = [
    "<html><head>",
    '<meta name="theme-color" content="#abcdef">',
    '<link rel="stylesheet" href="a.css">',
    '<link rel="icon" href="#abc">',
    "<script>const brand = '#ff0000';</script>",
    "<script>let count = 1;</script></head>",
    '<body bgcolor="#00ff00"><svg><path fill="#123" stroke="none"/></svg>',
    '<p :style="{ color: shade }" class="bg-[#fed] text-red-500" id="face">x</p>',
    '<p style="color: {{ shade }}"></p><p style={{ color: "red" }}></p>',
    '<style lang="sass">\na\n  color: red\n</style>',
    '<style src="./b.css"></style>',
    "</body></html>",
  ].join("\n");
  expect(pageStyles(text)?.unread.map(({ line, text: part }) => `${line} ${part}`)).toEqual([
    '2 content="#abcdef"',
    '3 <link rel="stylesheet" href="a.css">',
    "5 const brand = '#ff0000';",
    '7 bgcolor="#00ff00"',
    '7 fill="#123"',
    '8 :style="{ color: shade }"',
    '8 class="bg-[#fed] text-red-500"',
    '9 style="color: {{ shade }}"',
    '9 style={{ color: "red" }}',
    '10 <style lang="sass">',
    '14 <style src="./b.css">',
  ]);
});

it.each(["<a {", "<a x={", "<a x='", '<style media="', "<!--", "{#if <", "<p style='a' ", "<style>{"])(
  "reads 400,000 letters of %s once",
  (part) => {
    const text = `<p>${part.repeat(Math.floor(400_000 / part.length))}`;
    expect(pageStyles(text)?.css.length).toBeGreaterThan(text.length);
  },
);
