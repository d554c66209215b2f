// A page without any framework as a baseline on the same machine: one HTML file and one script of 27 kB gzipped.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { serve } from "@hono/node-server";
import { Hono } from "hono";

/** A color library and a table of palettes, which the page paints, as a small application would. */
const SCRIPT = [
  "bench/node_modules/culori/bundled/culori.min.js",
  "generators/node_modules/colorbrewer/index.js",
].map((path) => readFileSync(path, "utf8"));
const PAINT = `
const list = document.querySelector("ul");
for (const [name, sizes] of Object.entries(colorbrewer)) {
  if (!sizes[5]) continue;
  const item = document.createElement("li");
  for (const color of sizes[5]) {
    const swatch = document.createElement("i");
    swatch.style.background = culori.formatCss(culori.oklch(color));
    item.append(swatch);
  }
  item.append(name);
  list.append(item);
}`;
const HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="Palettes for maps, painted by a script.">
<title>Palettes for maps</title>
<link rel="icon" href="data:,">
<style>body { font: 16px/1.5 sans-serif; margin: 16px } ul { padding: 0; min-height: 120vh } i { display: inline-block; width: 32px; height: 32px }</style>
<script type="module" src="/page.js"></script>
</head>
<body><main><h1>Palettes for maps</h1><p>Each in five colors.</p><ul></ul></main></body>
</html>`;

const script = gzipSync([...SCRIPT, PAINT].join("\n"), { level: 9 });
const app = new Hono();
app.get("/", (c) => c.html(HTML));
app.get("/robots.txt", (c) => c.text("User-agent: *\nAllow: /\n"));
app.get("/page.js", (c) =>
  c.body(script, 200, {
    "Content-Type": "text/javascript",
    "Content-Encoding": "gzip",
    "Cache-Control": "max-age=31536000",
  }),
);
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: "127.0.0.1" }, () =>
  console.log(script.length),
);
