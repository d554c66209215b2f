import { expect, it } from "vitest";
import { MESH } from "#domain/documents/mesh/mesh-document.ts";
import { storedMesh } from "#domain/library/mesh-link.ts";
import { readMeshTokens } from "#engine/mesh/write/mesh-tokens.ts";
import { readPng } from "#engine/testing/read-png.ts";
import { firstItem } from "./first-item.ts";
import { main } from "./html-page.ts";
import { createVisitor } from "./visitor.ts";

const FORMS = [
  [".json", "application/json"],
  [".css", "text/css"],
  [".svg", "image/svg+xml"],
  [".png", "image/png"],
  [".tokens.json", "application/json"],
] as const;

/** Lists of gradients made of stops, and of meshes. */
const [STOPS, MESHES] = ["/gradients?tag=interface", "/gradients?tag=mesh"] as const;

for (const list of ["/palettes", STOPS, MESHES] as const) {
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
  const path = await firstItem(visitor, STOPS);
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
  const path = await firstItem(visitor, STOPS);
  const { width, height, at } = readPng(
    new Uint8Array(await (await visitor.ask(`${path}.png`)).arrayBuffer()),
  );
  const colors = new Set<string>();
  for (let x = 0; x < width; x += 1) colors.add(at(x, Math.floor(height / 2)).join());
  expect(colors.size).toBeGreaterThan(40);
});

it("[MSH] [LIB-3] a mesh's page and files hold the mesh, and open it in its tool", async () => {
  const visitor = createVisitor();
  const path = await firstItem(visitor, MESHES);
  const textOf = async (address: string) => (await visitor.ask(address)).text();
  const item: { mesh: string; title: string } = JSON.parse(await textOf(`${path}.json`));
  const page = await visitor.open(path);
  const links = [...main(page).querySelectorAll('a[href^="/mesh-gradient-generator?"]')];
  const [link] = links;
  expect(link?.textContent).toContain("Open in generator");
  const { search } = new URL(link?.getAttribute("href") ?? "", "http://x.test");
  const opened = MESH.decode(new URLSearchParams(search)).document;
  expect(opened).toEqual({ ...storedMesh(item.mesh), title: item.title });
  expect(await textOf(path)).toContain("url(data:image/png;base64,");
  const read = readMeshTokens(await textOf(`${path}.tokens.json`));
  expect(read.ok && read.mesh.vertices.length).toBe(opened?.mesh.vertices.length);
  expect(await textOf(`${path}.css`)).toMatch(/mean ΔE \d\.\d and at most [\d.]+ from the mesh/);
  const picture = readPng(new Uint8Array(await (await visitor.ask(`${path}.png`)).arrayBuffer()));
  expect([picture.width, picture.height]).toEqual([1200, 630]);
  const preview = await visitor.ask(`/og${path}.png`);
  expect(preview.status).toBe(200);
  const drawn = readPng(new Uint8Array(await preview.arrayBuffer()));
  const colors = new Set<string>();
  for (let y = 0; y < drawn.height; y += 3) colors.add(drawn.at(1000, y).join());
  expect(colors.size, "different colors down the preview").toBeGreaterThan(60);
});
