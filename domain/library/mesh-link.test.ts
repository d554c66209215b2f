import fc from "fast-check";
import { expect, it } from "vitest";
import { linkedMesh, MESH } from "#domain/documents/mesh/mesh-document.ts";
import { MESHES } from "#domain/documents/testing/random-meshes.ts";
import { randomMesh } from "#engine/mesh/starts.ts";
import { readMeshTokens } from "#engine/mesh/write/mesh-tokens.ts";
import { stretchedDifference } from "#engine/mesh/write/write-mesh-css.ts";
import { sampled } from "#tests/exhaustive.ts";
import { cardPicture, cardPixels, meshCardCss, meshPageCss } from "./mesh-css.ts";
import { MESH_FORMATS, writeItemMesh } from "./mesh-files.ts";
import { meshLink, meshSearch, readMeshLink, storedMesh } from "./mesh-link.ts";

it("[MSH] every document of the tool is kept as a link that opens the same mesh, and is its own canonical form", () => {
  fc.assert(
    fc.property(MESHES, (document) => {
      const link = meshLink(document);
      for (const sent of [link, MESH.encode(document).toString()])
        expect(readMeshLink(sent)).toMatchObject({ ok: true, link });
      const { document: opened } = MESH.decode(new URLSearchParams(meshSearch(link, "Harbor")));
      expect(opened).toEqual({ ...document, title: "Harbor", view: "mesh", locked: undefined });
    }),
    { numRuns: sampled(60, 20) },
  );
});

it("[MSH] [QLT-5] whatever is sent, reading it answers and does not throw", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webQueryParameters(),
        fc.string().map((text) => `grid=2x2&p=${text}`),
      ),
      (text) => {
        const read = readMeshLink(text);
        if (!read.ok) expect(read.message).toMatch(/\.$/);
      },
    ),
  );
});

it("[MSH] a card shows the mesh: on average at most 0.6 off, ΔEOK × 100", () => {
  for (const [columns, rows] of [
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 4],
    [6, 6],
    [8, 8],
  ] as const) {
    for (const seed of ["one", "two", "three"]) {
      const mesh = linkedMesh(randomMesh(seed, { columns, rows }));
      const pixels = cardPixels(mesh);
      const { mean } = stretchedDifference(mesh, cardPicture(mesh).bytes, pixels);
      expect(100 * mean, `${columns} × ${rows} ${seed}`).toBeLessThan(0.6);
    }
  }
});

it("[MSH] a background is one picture over the whole box, and the same for the same link", () => {
  const link = meshLink(MESH.first());
  expect(meshCardCss(link)).toMatch(/^url\(data:image\/png;base64,[\w+/=]+\) 0 0 \/ 100% 100% no-repeat$/);
  expect(meshCardCss(link)).toBe(meshCardCss(link));
  expect(meshCardCss(link).length).toBeLessThan(3000);
  expect(meshPageCss(link).length).toBeLessThan(12_000);
});

it("[MSH] [GRD-3] each file holds the mesh or its picture, under the title", () => {
  const link = meshLink(MESH.first());
  const item = { mesh: link, title: "Old Harbor" };
  const texts = Object.fromEntries(
    MESH_FORMATS.map((format) => [format, writeItemMesh(item, format, "https://x.test/gradients/1")]),
  );
  expect(texts["css"]).toMatch(
    /^\/\* https:\/\/x\.test\/gradients\/1 \*\/\n\/\* A picture of [^\n]+mean ΔE [^\n]+\*\/\n:root \{\n {2}--old-harbor: url\([^)]+\) 0 0 \/ 100% 100% no-repeat;\n\}\n$/,
  );
  expect(texts["svg"]).toMatch(/<image .*href="data:image\/png/);
  expect(texts["swift"]).toContain("MeshGradient(");
  const tokens = readMeshTokens(texts["dtcg"] ?? "");
  expect(tokens.ok && tokens.mesh.vertices).toHaveLength(storedMesh(link).mesh.vertices.length);
});
