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
  ["<script setup>const a = 1;</script>\n<template><p/></template>\n<style>p { color: red }</style>", "vue"],
  ['<script>let a = $state(1);</script>\n<style lang="scss">$a: #111; p { color: $a }</style>', "svelte"],
  ["<p>x</p><style>:global(.dark) p { color: red }</style>", "svelte"],
  ["---\nconst a = 1;\n---\n<p>x</p>\n<style>p { color: red }</style>", "astro"],
  ['<!doctype html><html><body style="color: red">x</body></html>', "html"],
  ["<div>x</div><style>div { color: red }</style>", "html"],
  ['<resources><style name="Theme"><item name="a">#fff</item></style></resources>', "css"],
])("[AUD-1] a pasted text is named after its language: %j", (text, end) => {
  expect(pastedName(text)).toBe(`pasted.${end}`);
});
