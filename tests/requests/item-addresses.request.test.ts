import { expect, it } from "vitest";
import { readPng } from "#engine/testing/read-png.ts";
import { firstItem } from "./first-item.ts";
import { createVisitor } from "./visitor.ts";

const FORMS = [
  [".json", "application/json"],
  [".css", "text/css"],
  [".svg", "image/svg+xml"],
  [".png", "image/png"],
  [".tokens.json", "application/json"],
] as const;

for (const list of ["/palettes", "/gradients"] as const) {
  it.each(FORMS)(`[LIB-3] an item of ${list} is also %s`, async (ending, type) => {
    const visitor = createVisitor();
    const path = (await firstItem(visitor, list)) + ending;
    const answer = await visitor.ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toContain(type);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(50);

    const etag = answer.headers.get("etag") ?? "none";
    const again = await visitor.ask(path, { headers: { "if-none-match": etag } });
    expect(again.status, "asked again with its ETag").toBe(304);
  });
}

it("[LIB-3] the forms of one palette say the same colors", async () => {
  const visitor = createVisitor();
  const path = await firstItem(visitor, "/palettes");
  const textOf = async (ending: string) => (await visitor.ask(path + ending)).text();
  const hexes = (text: string) =>
    [...text.toLowerCase().matchAll(/#[0-9a-f]{6}\b/g)].map((match) => match[0]);
  const [css, svg] = [hexes(await textOf(".css")), hexes(await textOf(".svg"))];
  const colors = [...new Set(hexes(await textOf(".json")))];
  expect(colors.length).toBeGreaterThan(1);
  for (const color of colors) {
    expect(css, "css").toContain(color);
    expect(svg, "svg").toContain(color);
  }
});

it("[COL-6] the tokens are of the W3C design tokens form", async () => {
  const visitor = createVisitor();
  const path = await firstItem(visitor, "/palettes");
  const tokens: unknown = await (await visitor.ask(`${path}.tokens.json`)).json();
  const found: unknown[] = [];
  const visit = (node: unknown, type?: unknown) => {
    if (typeof node !== "object" || node === null) return;
    const own = "$type" in node ? node.$type : type;
    if ("$value" in node && own === "color") found.push(node.$value);
    for (const [key, child] of Object.entries(node)) if (!key.startsWith("$")) visit(child, own);
  };
  visit(tokens);
  expect(found.length).toBeGreaterThan(1);
});

it("[LIB-3] [U3] a gradient's page and files hold the gradient, with a fallback, positions and space", async () => {
  const visitor = createVisitor();
  const path = await firstItem(visitor, "/gradients");
  const textOf = async (address: string) => (await visitor.ask(address)).text();
  const name = String.raw`--[a-z][a-z0-9-]*`;
  const css = await textOf(`${path}.css`);
  expect(css).toMatch(
    new RegExp(String.raw`${name}: (?:linear|radial|conic)-gradient\(\s*[^)]*#[0-9a-f]{6} `),
  );
  expect(css).toMatch(/@supports \(background: linear-gradient\(in [a-z-]+, red, red\)\)/);
  expect(await textOf(`${path}.svg`)).toMatch(/<(?:linear|radial)Gradient|<image/);
  const tokens: unknown = JSON.parse(await textOf(`${path}.tokens.json`));
  expect(JSON.stringify(tokens)).toContain('"$type":"gradient"');
  const page = await textOf(path);
  expect(page.match(/(?:linear|radial|conic)-gradient\(/g)?.length).toBeGreaterThan(3);
  expect(page).toContain("@supports");
  expect(page).toMatch(/href="\/gradient-generator\?[^"]+"[^>]*>(?:<svg.*?<\/svg>)?Open in generator/);
});

it("[LIB-3] [U3] the PNG of a gradient is continuous, and no row of flat bands", async () => {
  const visitor = createVisitor();
  const path = await firstItem(visitor, "/gradients");
  const { width, height, at } = readPng(
    new Uint8Array(await (await visitor.ask(`${path}.png`)).arrayBuffer()),
  );
  const colors = new Set<string>();
  for (let x = 0; x < width; x += 1) colors.add(at(x, Math.floor(height / 2)).join());
  expect(colors.size).toBeGreaterThan(40);
});
