import { expect, it } from "vitest";
import { inlineHash } from "#server/http/page-scripts.server.ts";
import { prepareFirstView } from "./first-view.server.ts";

const HTML = [
  '<head><link rel="stylesheet" href="/assets/base-1.css#"/><link rel="stylesheet" href="/assets/list-2.css"/>',
  '<link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/base.js"/></head>',
  '<script>window.context = 1;</script><script type="module" async="">import "/assets/base.js";</script>',
].join("");

const { html: prepared, styleHash } = prepareFirstView(
  HTML,
  ["Audit", "Tokens"],
  (address) => `/* ${address} */`,
);

it("[QLT-2] the style sheets are in the page in their order, in one element, and none is loaded", () => {
  const styles = [...prepared.matchAll(/<style>(.*?)<\/style>/g)].map(([, text]) => text);
  expect(styles).toEqual(["/* /assets/base-1.css *//* /assets/list-2.css */"]);
  expect(styleHash).toBe(inlineHash(styles[0] ?? ""));
  const links = [...prepared.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([link]) => link);
  expect(links).toHaveLength(3);
  expect(links.filter((link) => !link.includes("disabled"))).toEqual([]);
});

it("[QLT-2] no module script runs or loads by itself, and its files are named", () => {
  expect(prepared).not.toMatch(/modulepreload|type="module"/);
  expect(prepared).toContain('type="text/page-module" data-files="/assets/entry.js /assets/base.js"');
  expect(prepared).toContain("window.context = 1;");
});

it("[QLT-4] a page without style sheets has no style element and no hash", () => {
  const bare = prepareFirstView("<head></head>", []);
  expect(bare).toEqual({ html: "<head></head>", styleHash: undefined });
});
