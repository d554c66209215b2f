/** How many pixels of the device a canvas covers. */
import type { CanvasSize } from "./drawn-canvas.tsx";

/** More of them are not told apart. */
const MOST_RATIO = 3;

/** Tells the size now and whenever it changes; never one without an area. Returns what ends it. */
export function watchPixels(
  canvas: HTMLCanvasElement,
  onSize: (size: CanvasSize) => void,
  mostSide = Number.POSITIVE_INFINITY,
): () => void {
  let last: CanvasSize = { width: 0, height: 0 };
  const tell = (width: number, height: number): void => {
    const scale = Math.min(1, MOST_RATIO / window.devicePixelRatio, mostSide / Math.max(width, height));
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
    if (size.width === 0 || size.height === 0) return;
    if (size.width === last.width && size.height === last.height) return;
    last = size;
    onSize(size);
  };
  const observer = new ResizeObserver(([entry]) => {
    const ratio = window.devicePixelRatio;
    const [width, height] = [canvas.clientWidth * ratio, canvas.clientHeight * ratio];
    // Safari has no device box, and where a ratio is emulated it is of the real device.
    const [device] = entry?.devicePixelContentBoxSize ?? [];
    if (device !== undefined && Math.abs(device.inlineSize - width) <= ratio)
      tell(device.inlineSize, device.blockSize);
    else tell(width, height);
  });
  try {
    observer.observe(canvas, { box: "device-pixel-content-box" });
  } catch {
    observer.observe(canvas);
  }
  return () => observer.disconnect();
}
