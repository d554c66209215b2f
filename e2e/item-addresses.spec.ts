import { expect, test } from "./fixture.ts";
import { firstItem } from "./pages.ts";

const FORMS = [
  [".json", "application/json"],
  [".css", "text/css"],
  [".svg", "image/svg+xml"],
  [".png", "image/png"],
  [".tokens.json", "application/json"],
] as const;

for (const list of ["/palettes", "/gradients"] as const) {
  for (const [ending, type] of FORMS) {
    test(`[LIB-3] an item of ${list} is also ${ending}`, async ({ request }) => {
      const path = (await firstItem(request, list)) + ending;
      const answer = await request.get(path);
      expect(answer.status()).toBe(200);
      expect(answer.headers()["content-type"]).toContain(type);
      expect((await answer.body()).length).toBeGreaterThan(50);

      const again = await request.get(path, {
        headers: { "if-none-match": answer.headers().etag ?? "none" },
      });
      expect(again.status(), "asked again with its ETag").toBe(304);
    });
  }
}

test("[LIB-3] the forms of one palette say the same colors", async ({ request }) => {
  const path = await firstItem(request, "/palettes");
  const json = await (await request.get(`${path}.json`)).text();
  const css = await (await request.get(`${path}.css`)).text();
  const svg = await (await request.get(`${path}.svg`)).text();
  const hexes = (text: string) =>
    [...text.toLowerCase().matchAll(/#[0-9a-f]{6}\b/g)].map((match) => match[0]);
  const colors = [...new Set(hexes(json))];
  expect(colors.length).toBeGreaterThan(1);
  for (const color of colors) {
    expect(hexes(css), "css").toContain(color);
    expect(hexes(svg), "svg").toContain(color);
  }
});

test("[COL-6] the tokens are of the W3C design tokens form", async ({ request }) => {
  const path = await firstItem(request, "/palettes");
  const tokens: unknown = await (await request.get(`${path}.tokens.json`)).json();
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
