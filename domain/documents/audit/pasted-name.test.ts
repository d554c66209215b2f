import { expect, it } from "vitest";
import { pastedName } from "./pasted-name.ts";

it.each([
  [":root { --a: #fff }", "css"],
  ["/* $a: 1; */ :root { --a: #fff }", "css"],
  ["@media (width > 1px) { :root { --a: #fff } }\n@page :first { margin: 0 }", "css"],
  ["@import url(//a.example/b.css);\n@theme inline { --color-a: var(--b) }", "css"],
  ['a[href$="x"]:hover { color: red }', "css"],
  ["$brand: #c53c69;\n$map: (a: #fff);", "scss"],
  ["// the brand\n  $brand : #c53c69 !default;", "scss"],
  ["@use 'sass:color';\n.a { color: red }", "scss"],
  [".a { $local: red; color: $local }", "scss"],
  ["@brand: #c53c69;\n.a { color: @brand }", "less"],
  ["// Less\n@import 'x';\n@link-color : @brand;", "less"],
  ["brand = #c53c69\n$ink = #111", "styl"],
  [' {\n "a": 1 }', "json"],
  ['[{"a":1}]', "json"],
  ["{}", "json"],
])("[AUD-1] a pasted text is named after its language: %j", (text, end) => {
  expect(pastedName(text)).toBe(`pasted.${end}`);
});
