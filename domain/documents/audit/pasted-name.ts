/** The name of a text that was pasted: its end says which language it is in, as that of a file does. */
import { blankComments } from "#engine/css/line-comments.ts";

const JSON_START = /^\s*[{[]\s*["{}\]]/;
const SCSS =
  /(?:^|[\s;{}(])\$[\p{L}_][\w-]*\s*:|(?:^|[\s;{}])@(?:use|forward|mixin|include|function|each)\s/u;
/** `@page :first` is CSS. */
const LESS = /(?:^|[;{}\n])[ \t]*@(?!page\b)[\p{L}_][\w-]*[ \t]*:/u;
/** It has neither braces nor semicolons. */
const STYLUS = /^[ \t]*\$?[\p{L}_][\w-]*[ \t]*=[ \t]*\S/mu;

/** A page, or a component with styles in it; the resources of Android have a `<style>` as well. */
const PAGE = /^\s*<(?!\?xml|resources\b|svg\b)[\s\S]*<style[\s>]|^\s*<(?:!doctype html|html)\b/i;
const ASTRO = /^\s*---\s*\n[\s\S]*\n---\s*\n\s*</;
const SVELTE = /\{[#@:/][a-z]|\$(?:props|state|derived|effect)\b|:global\b|\bon:[a-z]+=/;

export function pastedName(text: string): string {
  if (JSON_START.test(text)) return "pasted.json";
  if (ASTRO.test(text)) return "pasted.astro";
  if (PAGE.test(text)) {
    if (/^\s*<(?:!doctype|html)\b/i.test(text)) return "pasted.html";
    return /<template[\s>]/.test(text) ? "pasted.vue" : SVELTE.test(text) ? "pasted.svelte" : "pasted.html";
  }
  const code = blankComments(text);
  if (SCSS.test(code)) return "pasted.scss";
  if (LESS.test(code)) return "pasted.less";
  return !/[;{]/.test(code) && STYLUS.test(code) ? "pasted.styl" : "pasted.css";
}
