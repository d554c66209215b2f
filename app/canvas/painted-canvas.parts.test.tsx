import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import "#tests/parts/locators.ts";
import { createWorkerClient } from "#app/workers/worker-client.ts";
import { paintChromaPlane } from "#engine/raster/plane.ts";
import { createWorkerPainter } from "./canvas-painters.ts";
import type { CanvasPicture } from "./canvas-picture.ts";
import { isPainted, isShown, type PaintJobs } from "./paint-jobs.ts";
import { PaintedCanvas } from "./painted-canvas.tsx";

let root: Root | undefined;
let painted = 0;

/** Shows the picture in a frame of 120 × 80 px. */
function show(picture: CanvasPicture): void {
  if (root === undefined) {
    const frame = document.createElement("div");
    frame.style.cssText = "position: fixed; left: 0; top: 0; width: 120px; height: 80px";
    document.body.append(frame);
    const style = document.createElement("style");
    style.textContent = "canvas { display: block; width: 100%; height: 100% }";
    document.body.append(style);
    root = createRoot(frame);
  }
  const shown = root;
  flushSync(() =>
    shown.render(
      <StrictMode>
        <PaintedCanvas picture={picture} onPainted={() => (painted += 1)} />
      </StrictMode>,
    ),
  );
}

const plane = (hueDeg: number, gamut: "srgb" | "display-p3" = "srgb") =>
  ({ kind: "chroma-plane", hueDeg, chromaRange: 0.37, gamut }) as const;

function canvasOf(): HTMLCanvasElement {
  const canvas = page.css("canvas").element();
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error("There is no canvas");
  return canvas;
}

/** The shown pixels in sRGB; a transferred canvas can only be read by drawing it. */
function pixelsOf(canvas: HTMLCanvasElement, colorSpace: PredefinedColorSpace = "srgb") {
  const { width, height } = canvas;
  const context = new OffscreenCanvas(width, height).getContext("2d", { colorSpace });
  context?.drawImage(canvas, 0, 0);
  return context?.getImageData(0, 0, width, height, { colorSpace }).data ?? new Uint8ClampedArray();
}

/**
 * Compares the bytes of opaque pixels. A canvas stores translucent ones premultiplied with 8 bits, so a difference of
 * one premultiplied step is ignored.
 */
function mostDifference(some: Uint8ClampedArray, others: Uint8ClampedArray): number {
  let most = some.length === others.length ? 0 : 999;
  for (let at = 0; at < some.length; at += 4) {
    const [alpha = 0, otherAlpha = 0] = [some[at + 3], others[at + 3]];
    most = Math.max(most, Math.abs(alpha - otherAlpha));
    for (let channel = at; channel < at + 3; channel += 1) {
      const apart = Math.abs((some[channel] ?? 0) - (others[channel] ?? 0));
      if (alpha === 255 || (apart * alpha) / 255 > 1.01) most = Math.max(most, apart);
    }
  }
  return most;
}

const deviceSize = () => ({
  width: Math.round(120 * window.devicePixelRatio),
  height: Math.round(80 * window.devicePixelRatio),
});

const screenHasP3 = (has: boolean) => {
  const { matchMedia } = window;
  vi.spyOn(window, "matchMedia").mockImplementation((query) => {
    const list = matchMedia.call(window, query);
    return query === "(color-gamut: p3)" ? Object.defineProperty(list, "matches", { value: has }) : list;
  });
};

afterEach(() => {
  root?.unmount();
  root = undefined;
  painted = 0;
  vi.restoreAllMocks();
});

describe("[TLS-1] a painted canvas", () => {
  it("has the device's pixels and the engine's bytes, painted by a worker", async () => {
    show(plane(25));
    await expect.poll(() => painted).toBe(1);
    const canvas = canvasOf();
    const size = deviceSize();
    // The page gets the new size with the frame that the worker sends.
    await expect.poll(() => [canvas.width, canvas.height]).toEqual([size.width, size.height]);
    // The page's own canvas is only a placeholder.
    expect(() => canvas.getContext("2d")).toThrow("transferred");
    const wanted = paintChromaPlane({ ...size, hueDeg: 25, chromaRange: 0.37, gamut: "srgb" });
    await expect.poll(() => mostDifference(pixelsOf(canvas), wanted)).toBe(0);
  });

  it("shows the last of many pictures, in full detail, on the same canvas", async () => {
    show(plane(0));
    await expect.poll(() => painted).toBe(1);
    const canvas = canvasOf();
    for (let hueDeg = 1; hueDeg <= 40; hueDeg += 1) show(plane(hueDeg));
    const wanted = paintChromaPlane({ ...deviceSize(), hueDeg: 40, chromaRange: 0.37, gamut: "srgb" });
    await expect.poll(() => mostDifference(pixelsOf(canvas), wanted)).toBe(0);
    expect(canvasOf()).toBe(canvas);
  });

  it("follows its size", async () => {
    show(plane(25));
    await expect.poll(() => painted).toBe(1);
    const frame = canvasOf().parentElement;
    if (frame !== null) frame.style.width = "60px";
    await expect.poll(() => canvasOf().width).toBe(Math.round(60 * window.devicePixelRatio));
  });
});

describe("[COL-3] the gamut of a painted canvas", () => {
  it("is P3 on a P3 screen, on another canvas than sRGB", async () => {
    screenHasP3(true);
    show(plane(150));
    await expect.poll(() => painted).toBe(1);
    const first = canvasOf();
    show(plane(150, "display-p3"));
    await expect.poll(() => painted).toBe(2);
    expect(canvasOf()).not.toBe(first);
    const wanted = paintChromaPlane({ ...plane(150, "display-p3"), ...deviceSize() });
    await expect
      .poll(() => mostDifference(pixelsOf(canvasOf(), "display-p3"), wanted))
      .toBeLessThanOrEqual(1);
  });

  it("is sRGB on another screen: the same picture as sRGB bytes", async () => {
    screenHasP3(false);
    show(plane(150, "display-p3"));
    await expect.poll(() => painted).toBe(1);
    const wanted = paintChromaPlane({ ...plane(150, "display-p3"), ...deviceSize() }, "srgb");
    await expect.poll(() => mostDifference(pixelsOf(canvasOf()), wanted)).toBe(0);
  });
});

describe("without a worker", () => {
  const { transferControlToOffscreen } = HTMLCanvasElement.prototype;
  afterEach(() => {
    HTMLCanvasElement.prototype.transferControlToOffscreen = transferControlToOffscreen;
  });

  it("[TLS-1] the page paints", async () => {
    Reflect.deleteProperty(HTMLCanvasElement.prototype, "transferControlToOffscreen");
    show(plane(25));
    await expect.poll(() => painted).toBe(1);
    const { width, height } = canvasOf();
    const wanted = paintChromaPlane({ ...plane(25), width, height });
    await expect.poll(() => mostDifference(pixelsOf(canvasOf()), wanted)).toBe(0);
  });

  it("[COL-3] sRGB bytes are painted if the browser accepts P3 but silently keeps sRGB", async () => {
    Reflect.deleteProperty(HTMLCanvasElement.prototype, "transferControlToOffscreen");
    screenHasP3(true);
    const { getContext } = HTMLCanvasElement.prototype;
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(function (
      this: HTMLCanvasElement,
      kind: string,
    ) {
      return Reflect.apply(getContext, this, [kind]);
    });
    show(plane(150, "display-p3"));
    await expect.poll(() => painted).toBe(1);
    const wanted = paintChromaPlane({ ...plane(150, "display-p3"), ...deviceSize() }, "srgb");
    await expect.poll(() => mostDifference(pixelsOf(canvasOf()), wanted)).toBe(0);
  });

  it("[TLS-1] a canvas whose worker crashes is reported as lost", async () => {
    const client = createWorkerClient<PaintJobs>({
      start: () => {
        throw new Error("refused");
      },
      isAnswer: { show: isShown, paint: isPainted },
    });
    const onLost = vi.fn();
    createWorkerPainter(document.createElement("canvas"), "srgb", onLost, client);
    await expect.poll(() => onLost.mock.calls.length).toBe(1);
  });
});
