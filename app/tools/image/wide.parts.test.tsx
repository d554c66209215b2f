import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createPngWriter } from "#engine/files/png-writer.ts";
import type { RasterGamut } from "#engine/raster/raster.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";

type Rgb = readonly [red: number, green: number, blue: number];
const RED: Rgb = [255, 0, 0];
const BLUE: Rgb = [0, 0, 160];

/** Stripes of 20 × 20 pixels, tagged with their RGB space. */
function striped(colors: readonly Rgb[], gamut: RasterGamut): File {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const [width, height] = [20 * colors.length, 20];
  const png = createPngWriter({ width, height, gamut, hasAlpha: false }, (bytes) =>
    parts.push(Uint8Array.from(bytes)),
  );
  const row = colors.flatMap((color) => Array.from({ length: 20 }, () => [...color, 255]).flat());
  for (let y = 0; y < height; y += 1) png.writeRows(Uint8Array.from(row));
  png.end();
  return new File(parts, "stripes.png", { type: "image/png" });
}
const upload = (file: File) => userEvent.upload(page.getByLabelText("Picture", { exact: true }), file);
const chosen = () => new URL(window.location.href).searchParams.get("c") ?? "";

describe("[IMG] [COL-7] a picture is read in its own RGB space", () => {
  it("the red of Display P3 is found, and named as what it is", async () => {
    await mountTool("/color-image-picker");
    await upload(striped([RED, BLUE, BLUE], "display-p3"));
    await expect.poll(chosen).toMatch(/oklch\(64\.8\d*%_0\.29\d*_28\.9\d*\)/);
    const shares = page.getByRole("list", { name: "Colors and their shares" });
    await expect
      .element(shares.getByRole("button", { name: /^Copy oklch\(64\.8\d*% 0\.29\d* 28\.9\d*\), 33\.3%$/ }))
      .toBeVisible();
    await expect.element(page.getByText(/--picture-\d: oklch\(64\.8/).first()).toBeVisible();
  });

  it("the same bytes in sRGB give the hex that they are", async () => {
    await mountTool("/color-image-picker");
    await upload(striped([RED, BLUE, BLUE], "srgb"));
    await expect.poll(chosen).toContain("ff0000");
    expect(chosen()).toContain("0000a0");
  });

  it("an SVG that names a color of P3 keeps it", async () => {
    await mountTool("/color-image-picker");
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" style="fill:color(display-p3 0 1 0)"/></svg>`;
    await upload(new File([svg], "green.svg", { type: "image/svg+xml" }));
    await expect.poll(chosen).toMatch(/oklch\(84\.8\d*%_0\.36\d*_145\.\d*\)/);
  });
});
