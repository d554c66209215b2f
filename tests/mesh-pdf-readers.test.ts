import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { differenceFrom, fitTarget } from "#engine/mesh/fit/fit-target.ts";
import { evenMesh } from "#engine/mesh/mesh.ts";
import { randomMesh } from "#engine/mesh/starts.ts";
import { writeMeshPdf } from "#engine/mesh/write/write-mesh-pdf.ts";
import { color } from "#engine/testing/sample-colors.ts";
import { PDF_READERS } from "./machine.ts";

/** A page of this many points is as many pixels at 72 dpi. */
const SIZE = [480, 270] as const;

const READERS = {
  ghostscript: (file: string) => ["-q", "-dBATCH", "-dNOPAUSE", "-sDEVICE=ppmraw", "-r72", "-o", "-", file],
  "poppler-utils": (file: string) => ["-r", "72", file],
} as const;

const MESHES = [
  ["four vivid corners", evenMesh(2, 2, ["#f00", "#00f", "#0f0", "#ff0"].map(color))],
  ["4 × 4 vertices", randomMesh("readers", { columns: 4, rows: 4 })],
  ["8 × 5 vertices, far off the even grid", randomMesh("bent", { columns: 8, rows: 5 }, 0.9)],
] as const;

for (const [name, argumentsFor] of Object.entries(READERS) as [
  keyof typeof READERS,
  (file: string) => string[],
][]) {
  // A missing reader is reported by the step.
  describe.skipIf(!existsSync(PDF_READERS[name]))(`[MSH-1] PDF in ${name}`, () => {
    it.each(MESHES)("[MSH-1] %s: mean ΔEOK × 100 at most 0.35 from the mesh", async (_, mesh) => {
      const { bytes } = await writeMeshPdf(mesh, { size: SIZE, title: "Mesh" });
      const pixels = rendered(PDF_READERS[name], argumentsFor, bytes);
      const { mean } = differenceFrom(fitTarget(mesh, ...SIZE), (pixel, out) => {
        for (const channel of [0, 1, 2]) out[channel] = (pixels[3 * pixel + channel] ?? 0) / 255;
      });
      expect(100 * mean).toBeLessThanOrEqual(0.35);
    });
  });
}

/** The first page as red, green and blue, row by row. */
function rendered(program: string, argumentsFor: (file: string) => string[], pdf: Uint8Array): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), "tincture-pdf-"));
  try {
    const file = join(folder, "mesh.pdf");
    writeFileSync(file, pdf);
    const run = spawnSync(program, argumentsFor(file), { maxBuffer: 2 ** 24 });
    expect(run.status, String(run.stderr)).toBe(0);
    const header = `P6\n${SIZE.join(" ")}\n255\n`;
    const picture = run.stdout.subarray(-3 * SIZE[0] * SIZE[1]);
    const head = String(run.stdout.subarray(0, -picture.length)).replace(/^#.*\n/m, "");
    expect(head).toBe(header);
    return picture;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
