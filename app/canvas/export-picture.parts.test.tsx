import { describe, expect, it } from "vitest";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { encoders, exportPicture, exportProblem } from "./export-picture.ts";
import { writePicture } from "./write-picture.ts";

const colorOf = (text: string): Color => {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(`unreadable: ${text}`);
  return parsed.color;
};
const gradientOf = (from: string, to: string, angleDeg = 90) =>
  ({
    kind: "gradient",
    gradient: {
      type: "linear",
      angleDeg,
      space: "oklab",
      stops: [
        { color: colorOf(from), position01: 0 },
        { color: colorOf(to), position01: 1 },
      ],
    },
  }) as const;
const sheetOf = (...colors: readonly string[]) =>
  ({ kind: "palette-sheet", rows: [colors.map(colorOf)] }) as const;

/** The exported file; fails the test on an error. */
async function fileOf(exported: ReturnType<typeof exportPicture>): Promise<Blob> {
  const result = await exported;
  if (!result.ok) throw new Error(`${result.reason}: ${result.message}`);
  return result.file;
}

/** The pixels as this browser decodes them. */
async function pixelsOf(
  file: Blob,
  [x, y, width, height]: readonly [number, number, number, number],
  colorSpace: PredefinedColorSpace = "srgb",
): Promise<Uint8ClampedArray> {
  const bitmap = await createImageBitmap(file, x, y, width, height);
  const context = new OffscreenCanvas(width, height).getContext("2d", { colorSpace });
  if (context === null) throw new Error("There is no canvas");
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, width, height, { colorSpace }).data;
}

/** Width, height and chunks, read from the bytes. */
async function pngFacts(file: Blob) {
  const bytes = await bytesOf(file);
  const view = new DataView(bytes.buffer);
  const chunks: string[] = [];
  for (let at = 8; at < bytes.length; at += 12 + view.getUint32(at)) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name !== chunks.at(-1)) chunks.push(name);
  }
  return { width: view.getUint32(16), height: view.getUint32(20), chunks };
}

describe("[GRD-2] a PNG of any size", () => {
  it("has 8192 pixels a side, reports progress, and ends where it should", async () => {
    const steps: number[] = [];
    const file = await fileOf(
      exportPicture(
        {
          picture: sheetOf("#264653", "#e9c46a"),
          width: 8192,
          height: 8192,
          format: "png",
          plan: "pro",
        },
        { onProgress: (done01) => steps.push(done01) },
      ),
    );
    expect(file.type).toBe("image/png");
    expect(await pngFacts(file)).toEqual({
      width: 8192,
      height: 8192,
      chunks: ["IHDR", "sRGB", "IDAT", "IEND"],
    });
    expect(steps.length).toBeGreaterThan(20);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps.at(-1)).toBe(1);
    const corner = await pixelsOf(file, [8190, 8190, 2, 2]);
    expect(Array.from(corner.slice(-4))).toEqual([0xe9, 0xc4, 0x6a, 255]);
  });

  it("is dithered: no bands, and the same light", async () => {
    const [width, height] = [8192, 64];
    const picture = gradientOf("#303030", "#383838");
    const write = (dithering?: "ordered" | { seed: string }) =>
      fileOf(exportPicture({ picture, width, height, format: "png", plan: "pro", dithering }));
    const [plain, ordered, blue, again] = await Promise.all([
      write(),
      write("ordered"),
      write({ seed: "a" }),
      write({ seed: "a" }),
    ]);
    // Compares the number of differing bytes, since a diff of megabytes is too long to print.
    expect(differing(await bytesOf(blue), await bytesOf(again))).toBe(0);
    const [bands, mixed, noisy] = await Promise.all(
      [plain, ordered, blue].map((file) => pixelsOf(file, [0, 0, width, height])),
    );
    expect(longestRun(bands)).toBeGreaterThan(700);
    expect(longestRun(mixed)).toBeLessThan(500);
    expect(longestRun(noisy)).toBeLessThan(400);
    expect(Math.abs(mean(noisy) - mean(bands))).toBeLessThan(0.02);
  });

  it("preserves translucency", async () => {
    const picture = gradientOf("#ff000000", "#ff0000ff");
    const file = await fileOf(exportPicture({ picture, width: 256, height: 2, format: "png", plan: "free" }));
    const pixels = await pixelsOf(file, [0, 0, 256, 1]);
    expect(pixels[3]).toBeLessThan(3);
    expect(pixels[128 * 4 + 3]).toBeGreaterThan(125);
    expect(pixels[255 * 4 + 3]).toBeGreaterThan(252);
  });

  it("is in P3 if a color is outside sRGB, and this browser shows it so", async () => {
    const picture = sheetOf("color(display-p3 1 0.2 0)", "#264653");
    const file = await fileOf(exportPicture({ picture, width: 64, height: 8, format: "png", plan: "free" }));
    expect((await pngFacts(file)).chunks).toEqual(["IHDR", "cICP", "iCCP", "IDAT", "IEND"]);
    expect([...(await pixelsOf(file, [2, 2, 1, 1], "display-p3"))]).toEqual([255, 51, 0, 255]);
    const inSrgb = await pixelsOf(file, [60, 2, 1, 1]);
    for (const [channel, value] of [0x26, 0x46, 0x53].entries())
      expect(Math.abs((inSrgb[channel] ?? 0) - value)).toBeLessThanOrEqual(1);
  });

  it("of a drawing is the same in bands as in one piece", async () => {
    const [width, height] = [700, 3100];
    const draw = (context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D) => {
      context.fillStyle = "#fff";
      context.fillRect(0, 0, width, height);
      context.fillStyle = "#e4572e";
      context.beginPath();
      context.ellipse(width / 2, height / 2, 300, 1500, 0, 0, 7);
      context.fill();
    };
    const written = await writePicture(
      { kind: "drawn", hasAlpha: false, draw },
      { width, height, format: "png", gamut: "srgb", onProgress: () => undefined },
    );
    if (written === undefined) throw new Error("There is not enough memory");
    const whole = new OffscreenCanvas(width, height).getContext("2d");
    if (whole === null) throw new Error("There is no canvas");
    draw(whole);
    const seen = await pixelsOf(written, [0, 0, width, height]);
    // Antialiasing is computed from where a band begins, so edges may be a few steps lighter or darker.
    expect(differing(seen, whole.getImageData(0, 0, width, height).data, SMOOTHED)).toBe(0);
  });
});

describe("[GRD-2] formats of the browser", () => {
  it.each(["jpeg", "webp"] as const)(
    "%s, in the requested size, with nearly exact colors",
    async (format) => {
      expect(await encoders()).toContain(format);
      const picture = sheetOf("#264653", "#e9c46a");
      const file = await fileOf(
        exportPicture({ picture, width: 2000, height: 500, format, plan: "free", quality01: 0.95 }),
      );
      expect(file.type).toBe(`image/${format}`);
      const bitmap = await createImageBitmap(file);
      expect([bitmap.width, bitmap.height]).toEqual([2000, 500]);
      const seen = await pixelsOf(file, [100, 100, 1, 1]);
      for (const [channel, value] of [0x26, 0x46, 0x53].entries())
        expect(Math.abs((seen[channel] ?? 0) - value)).toBeLessThanOrEqual(4);
    },
  );

  it("without transparency have a white background", async () => {
    const picture = gradientOf("#ff000000", "#ff000000");
    const file = await fileOf(
      exportPicture({ picture, width: 16, height: 16, format: "jpeg", plan: "free" }),
    );
    const seen = await pixelsOf(file, [8, 8, 1, 1]);
    for (const channel of [0, 1, 2]) expect(seen[channel]).toBeGreaterThan(252);
  });

  it("AVIF, which no browser encodes, is supported too and keeps P3", async () => {
    expect(await encoders()).toContain("avif");
    const picture = sheetOf("color(display-p3 1 0.2 0)", "#264653");
    const file = await fileOf(
      exportPicture({ picture, width: 200, height: 50, format: "avif", plan: "free" }),
    );
    expect(file.type).toBe("image/avif");
    const bitmap = await createImageBitmap(file);
    expect([bitmap.width, bitmap.height]).toEqual([200, 50]);
    const orange = await pixelsOf(file, [20, 20, 1, 1], "display-p3");
    for (const [channel, value] of [255, 51, 0].entries())
      expect(Math.abs((orange[channel] ?? 99) - value)).toBeLessThanOrEqual(4);
    const slate = await pixelsOf(file, [180, 20, 1, 1]);
    for (const [channel, value] of [0x26, 0x46, 0x53].entries())
      expect(Math.abs((slate[channel] ?? 0) - value)).toBeLessThanOrEqual(4);
  });

  it("AVIF preserves translucency", async () => {
    const picture = gradientOf("#ff000000", "#ff0000ff");
    const file = await fileOf(
      exportPicture({ picture, width: 256, height: 8, format: "avif", plan: "free" }),
    );
    const pixels = await pixelsOf(file, [0, 4, 256, 1]);
    expect(pixels[3]).toBeLessThan(6);
    expect(pixels[255 * 4 + 3]).toBeGreaterThan(249);
  });

  it("SVG is passed through", async () => {
    const svg = "<svg xmlns='http://www.w3.org/2000/svg'/>";
    const file = await fileOf(exportPicture({ format: "svg", svg }));
    expect([file.type, await file.text()]).toEqual(["image/svg+xml", svg]);
  });
});

it("[SUB-2] reports a plan's limit before the export, with the largest possible size", async () => {
  const task = {
    picture: sheetOf("#264653"),
    width: 8192,
    height: 100,
    format: "png",
    plan: "free",
  } as const;
  expect(await exportPicture(task)).toEqual({
    ok: false,
    reason: "plan",
    largestPx: 4096,
    message: "Pictures of more than 4096 px a side are part of Pro.",
  });
  expect(await exportProblem({ ...task, width: 4096 })).toBeUndefined();
});

it("[GRD-2] an export is cancelled at once while it is running", async () => {
  const controller = new AbortController();
  const started = Promise.withResolvers<void>();
  const exporting = exportPicture(
    {
      picture: gradientOf("#1a2a6c", "#fdbb2d", 120),
      width: 8192,
      height: 8192,
      format: "png",
      plan: "pro",
      dithering: { seed: "a" },
    },
    { signal: controller.signal, onProgress: () => started.resolve() },
  );
  await started.promise;
  controller.abort();
  // At once: before anything else that waits for its turn.
  const next = new Promise((resolve) => setTimeout(resolve, 0, "later"));
  expect(await Promise.race([exporting, next])).toMatchObject({ ok: false, reason: "cancelled" });
});

/** Allowed difference of anti-aliased edges, of 255. */
const SMOOTHED = 16;

function differing(some: ArrayLike<number>, others: ArrayLike<number>, most = 0): number {
  let count = Math.abs(some.length - others.length);
  for (let at = 0; at < some.length; at += 1)
    if (Math.abs((some[at] ?? 0) - (others[at] ?? 999)) > most) count += 1;
  return count;
}

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

function longestRun(pixels: Uint8ClampedArray = new Uint8ClampedArray()): number {
  let [longest, run] = [0, 0];
  for (let at = 4; at < Math.min(pixels.length, 8192 * 4); at += 4) {
    run = pixels[at] === pixels[at - 4] ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

function mean(pixels: Uint8ClampedArray = new Uint8ClampedArray()): number {
  let total = 0;
  for (let at = 0; at < pixels.length; at += 4) total += pixels[at] ?? 0;
  return total / (pixels.length / 4);
}
