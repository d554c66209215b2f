import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { mountTool } from "#tests/parts/mount-tool.tsx";

const SHARED =
  "/mesh-gradient-generator?grid=3x3&p=red-blue-lime-gold-white-black-teal-navy-pink&secs=2&move=90";
const loopRow = () => page.getByRole("button", { name: /^Loop/ });
const SIDES = [64, 36] as const;

afterEach(() => vi.restoreAllMocks());

it("[MSH-1] the browser's encoder writes a loop of the chosen length, whose last frame is its first", async () => {
  const files: Blob[] = [];
  const addressOf = URL.createObjectURL.bind(URL);
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob && file.type.startsWith("video/")) files.push(file);
    return addressOf(file);
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await mountTool(SHARED);
  await loopRow().click();
  await page.getByRole("button", { name: /^Write (MP4|WebM), 2 s$/ }).click();
  await expect.poll(() => files.length, { timeout: 90_000 }).toBe(1);
  const [file] = files;
  if (file === undefined) throw new Error("There is no file.");
  expect(names).toEqual([file.type === "video/mp4" ? "mesh.mp4" : "mesh.webm"]);

  const video = document.createElement("video");
  video.muted = true;
  video.src = addressOf(file);
  await happened(video, "loadeddata");
  expect([video.videoWidth, video.videoHeight]).toEqual([640, 360]);
  expect(video.duration).toBeGreaterThan(2);
  expect(video.duration).toBeLessThan(2.1);
  const first = await frameAt(video, 0.001);
  const middle = await frameAt(video, video.duration / 2, first);
  const last = await frameAt(video, video.duration - 0.01, middle);
  // The rest of the difference is the loss of the encoder.
  expect(differenceOf(first, last)).toBeLessThan(2);
  expect(differenceOf(first, middle)).toBeGreaterThan(4);
});

it("[MSH-1] a browser without an encoder says so before anything is pressed", async () => {
  const RealWorker = Worker;
  vi.spyOn(globalThis, "Worker").mockImplementation(
    class extends RealWorker {
      constructor(url: string | URL, options?: WorkerOptions) {
        const code = [
          `import "data:text/javascript,Object.defineProperty(self,'VideoEncoder',{value:undefined})";`,
          `import ${JSON.stringify(new URL(url, location.href).href)};`,
        ].join("\n");
        super(URL.createObjectURL(new Blob([code], { type: "text/javascript" })), options);
      }
    },
  );
  await mountTool(SHARED);
  await loopRow().click();
  await expect.element(page.getByText("This browser has no encoder for video.")).toBeVisible();
  expect(page.getByRole("button", { name: /^Write/ }).query()).toBeNull();
});

/**
 * The frame at a time. A browser may send `seeked` before it shows the frame, and shows nothing in between, which is
 * transparent; so the function waits for a frame that differs from `before`, a different one that was shown last.
 */
async function frameAt(
  video: HTMLVideoElement,
  seconds: number,
  before?: Uint8ClampedArray,
): Promise<Uint8ClampedArray> {
  const sought = happened(video, "seeked");
  video.currentTime = seconds;
  await sought;
  const isThere = (frame: Uint8ClampedArray): boolean =>
    frame[3] === 255 && (before === undefined || differenceOf(frame, before) > 0);
  let frame = shownFrame(video);
  await expect
    .poll(() => {
      frame = shownFrame(video);
      return isThere(frame);
    })
    .toBe(true);
  return frame;
}

function shownFrame(video: HTMLVideoElement): Uint8ClampedArray {
  const context = new OffscreenCanvas(...SIDES).getContext("2d");
  if (context === null) throw new Error("There is no canvas.");
  context.drawImage(video, 0, 0, ...SIDES);
  return context.getImageData(0, 0, ...SIDES).data;
}

function happened(video: HTMLVideoElement, name: "loadeddata" | "seeked"): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(name, () => resolve(), { once: true });
    video.addEventListener("error", () => reject(new Error(video.error?.message)), { once: true });
  });
}

/** Mean difference of the bytes, 0 to 255. */
function differenceOf(one: Uint8ClampedArray = new Uint8ClampedArray(), other = one): number {
  return one.reduce((sum, byte, at) => sum + Math.abs(byte - (other[at] ?? 0)), 0) / one.length;
}
